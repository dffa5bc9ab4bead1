import { nodesAt } from '../app/words.ts'
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

const entriesOf = (context: Plain): Record<string, Plain> => (typeof context === 'object' && context !== null && !Array.isArray(context) ? context : {})

/** What a step has changed in the context. */
export function changesOf(before: Plain, after: Plain): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: JSON.stringify(old[name]) ?? '–', after: JSON.stringify(now[name]) ?? '–' }))
    .filter((change) => change.before !== change.after)
}
