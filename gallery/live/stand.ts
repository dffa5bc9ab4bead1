import type { Knobs } from '../address.ts'
import { nodesAt } from '../app/words.ts'
import { asTitle } from '../chart/names.ts'
import type { Chart, ChartEdge } from '../types.ts'
import type { Stand, Step, Taken } from './messages.ts'
import type { Plain } from './plain.ts'

/** 'paying.checking' of { paying: 'checking' }; of parallel regions all, with a plus between. */
export function pathOfValue(value: Plain): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  return Object.entries(value)
    .map(([name, inner]) => [name, pathOfValue(inner)].filter((part) => part !== '').join('.'))
    .join('+')
}

/** Ids of the chart's nodes that are active in a stand. */
export const activeIn = (chart: Chart, { value }: Stand): string[] => nodesAt(chart, pathOfValue(value)).map(({ id }) => id)

const edgeOf = ({ edges }: Chart, { source, event, index }: Taken): ChartEdge | undefined =>
  edges.filter((edge) => edge.source === source && edge.trigger.event === event)[index]

/** The edges a step took; the last is the one that was taken last. */
export const edgesOf = (chart: Chart, { taken }: Step): ChartEdge[] => taken.flatMap((one) => edgeOf(chart, one) ?? [])

export interface Change {
  name: string
  before: string
  after: string
}

const isRecord = (value: Plain | undefined): value is Record<string, Plain> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A failure, an error and a snapshot of another flow are one thing each, however they are written. */
const isWhole = (value: Record<string, Plain>) => Object.keys(value).some((key) => key.startsWith('$'))

/** What a step has changed in the context, by the innermost names: 'order.state'. */
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

/** What an event is called where it leads nowhere: as where it leads somewhere, else by what it is. */
export function eventTitle({ edges }: Chart, type: string, names: Knobs['names']): string {
  if (names === 'code') return type
  const known = edges.find(({ trigger, description }) => trigger.event === type && description !== null)?.description
  if (known !== undefined && known !== null) return known
  const [, kind = '', actor = ''] = /^xstate\.(done|error|snapshot|after)\.(?:actor\.)?(.+)$/.exec(type) ?? []
  const name = asTitle(actor.split('.').at(-1) ?? '')
  if (kind === 'done') return `${name} has come to its end.`
  if (kind === 'error') return `${name} has failed.`
  if (kind === 'snapshot') return `${name} goes on.`
  return kind === 'after' ? `Time has passed.` : `${asTitle(type)}.`
}

const takes = ({ event, taken }: Step) => JSON.stringify([event.type, taken])

/**
 * The steps in runs: each of the same event by the same transition, again and again without leaving the state, as
 * polls do. Their numbers from 0.
 */
export function runsOf(start: Stand, steps: readonly Step[]): number[][] {
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
