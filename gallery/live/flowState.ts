import type { Knobs } from '../address.ts'
import { nodesAt } from '../app/words.ts'
import { asTitle } from '../chart/names.ts'
import type { Chart, ChartEdge } from '../types.ts'
import type { FlowState, Step, Taken } from './messages.ts'
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

const edgeOf = ({ edges }: Chart, { source, event, index }: Taken): ChartEdge | undefined =>
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

/** What a step changed in the context, by the innermost names: 'order.state'. */
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

/** Title of an event that no transition takes: its title elsewhere in the chart, else its kind. */
export function eventTitle({ edges }: Chart, type: string, names: Knobs['names']): string {
  if (names === 'code') return type
  const title = edges.find(({ trigger, description }) => trigger.event === type && description !== null)?.description
  if (title !== undefined && title !== null) return title
  const [, kind = '', actor = ''] = /^xstate\.(done|error|snapshot|after)\.(?:actor\.)?(.+)$/.exec(type) ?? []
  const name = asTitle(actor.split('.').at(-1) ?? '')
  if (kind === 'done') return `${name} has come to its end.`
  if (kind === 'error') return `${name} has failed.`
  if (kind === 'snapshot') return `${name} goes on.`
  return kind === 'after' ? `Time has passed.` : `${asTitle(type)}.`
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
