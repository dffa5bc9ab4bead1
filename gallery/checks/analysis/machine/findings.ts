import type { DrawnChart, View } from '../../../types.ts'
import { deadEnds } from './deadEnds.ts'
import { CLOSED_BY_HAND, justified } from './justified.ts'
import { noWayOut } from './noWayOut.ts'
import { sampleTypes, unhandled } from './unhandled.ts'

/** What may be wrong with a machine, and what that means. */
export const FINDINGS = {
  deadEnd: { title: 'Dead ends', means: 'States that nothing leaves, though they are no final ones.' },
  unhandled: { title: 'Events nobody handles', means: 'Events of its type or of its view that no state takes.' },
  noWayOut: { title: 'Waiting without a way out', means: 'States that wait for an answer, and that neither the trader nor a failure nor the time ends.' },
} as const
export type FindingKind = keyof typeof FINDINGS

export interface Finding {
  kind: FindingKind
  /** The state's path, or the event's type. */
  at: string
  /** Why it is meant so; null if it is a fault. */
  reason: string | null
}

/** All that may be wrong with a machine. `declared`: the events of its type. */
export function findingsOf(chart: DrawnChart, view: View | undefined, declared: readonly string[]): Finding[] {
  const found: Record<FindingKind, string[]> = {
    deadEnd: deadEnds(chart),
    unhandled: unhandled(chart, [...declared, ...(view ? sampleTypes(view) : [])]),
    noWayOut: noWayOut(chart),
  }
  const successes = new Set(chart.nodes.flatMap(({ path, outcome }) => (outcome === 'success' ? [path] : [])))
  const reasonOf = (kind: FindingKind, at: string) => justified[`${kind} ${chart.name}.${at}`] ?? (kind === 'deadEnd' && successes.has(at) ? CLOSED_BY_HAND : null)
  return (Object.keys(found) as FindingKind[]).flatMap((kind) => found[kind].map((at) => ({ kind, at, reason: reasonOf(kind, at) }))) // its keys
}
