import { nodesAt } from '../app/titles.ts'
import { asTitle } from '../chart/names.ts'
import type { Chart, ChartEdge } from '../types.ts'
import { actorCaption } from '../views/captions/captionOf.ts'
import type { FlowState, Step, TakenEdge } from './step.ts'
import type { Plain } from './plain.ts'

/** 'paying.checking' of { paying: 'checking' }; parallel regions joined by a plus. */
export function pathOfValue(value: Plain): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  return Object.entries(value)
    .map(([name, inner]) => [name, pathOfValue(inner)].filter((part) => part !== '').join('.'))
    .join('+')
}

/** Ids of the chart's nodes that are active. */
export const activeIn = (chart: Chart, { value }: FlowState): string[] => nodesAt(chart, pathOfValue(value)).map(({ id }) => id)

const edgeOf = ({ edges }: Chart, { source, event, index }: TakenEdge): ChartEdge | undefined =>
  edges.filter((edge) => edge.source === source && edge.trigger.event === event)[index]

/** The edges a step took, in order. */
export const edgesOf = (chart: Chart, { taken }: Step): ChartEdge[] => taken.flatMap((one) => edgeOf(chart, one) ?? [])

export interface Change {
  name: string
  before: string
  after: string
}

const isRecord = (value: Plain | undefined): value is Record<string, Plain> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A failure, an error or a snapshot of another flow, compared as a whole. */
const isWhole = (value: Record<string, Plain>) => Object.keys(value).some((key) => key.startsWith('$'))

/** The context fields that a step changed, by their innermost names: 'order.state'. */
export function changesOf(before: Plain, after: Plain): Change[] {
  const changes: Change[] = []
  const compare = (name: string, old: Plain | undefined, now: Plain | undefined) => {
    if (isRecord(old) && isRecord(now) && !isWhole(old) && !isWhole(now)) {
      for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) compare(name === '' ? key : `${name}.${key}`, old[key], now[key])
      return
    }
    const change = { name, before: JSON.stringify(old) ?? '–', after: JSON.stringify(now) ?? '–' }
    if (change.before !== change.after) changes.push(change)
  }
  compare('', isRecord(before) ? before : {}, isRecord(after) ? after : {})
  return changes
}

/** For an actor's or a delay's event, by XState's name of it. */
const OWN_EVENT = /^xstate\.(done|error|snapshot|after)\.(?:actor\.)?(.+)$/

/**
 * Title of an event without a transition. Actions of the trader or the exchange have the chart's usual names. Events of actors do
 * not: those names describe their outcome (“Answer lost”), which does not apply here.
 */
export function eventTitle({ edges }: Chart, type: string): string {
  const [, kind, actor = ''] = OWN_EVENT.exec(type) ?? []
  const who = actorCaption(actor.split('.').at(-1) ?? '')
  const name = `${who.charAt(0).toUpperCase()}${who.slice(1)}`
  if (kind === 'done') return `${name}: finished.`
  if (kind === 'error') return `${name}: failed.`
  if (kind === 'snapshot') return `${name}: progress.`
  if (kind === 'after') return 'Time has passed.'
  // A name that depends on one guard does not apply here; one without a guard, or shared by all, does.
  const described = edges.filter(({ trigger, description }) => trigger.event === type && description !== null)
  const always = described.find(({ guard }) => guard === null)?.description
  const isOne = new Set(described.map(({ description }) => description)).size === 1
  return always ?? (isOne ? described[0]?.description : null) ?? `${asTitle(type)}.`
}

const takes = ({ event, taken }: Step) => JSON.stringify([event.type, taken])

/**
 * Groups repeated steps, such as polls: the same event and transition without leaving the state. Returns the indexes
 * of the steps in each group.
 */
export function runsOf(start: FlowState, steps: readonly Step[]): number[][] {
  const runs: number[][] = []
  const valueBefore = (index: number) => JSON.stringify((steps[index - 1]?.after ?? start).value)
  const stays = (index: number) => valueBefore(index) === JSON.stringify(steps[index]?.after.value)
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    const goesOn = index > 0 && before !== undefined && stays(index) && stays(index - 1) && takes(step) === takes(before)
    if (goesOn) runs.at(-1)?.push(index)
    else runs.push([index])
  }
  return runs
}
