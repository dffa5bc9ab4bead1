import type { DrawnChart, View } from '../../../../gallery/types.ts'
import { deadEnds } from './deadEnds.ts'
import { CLOSED_BY_HAND, justified } from './justified.ts'
import { noWayOut } from './noWayOut.ts'
import { sampleTypes, unhandled } from './unhandled.ts'

/** A dead end: nothing leaves the state, though it is not final. Unhandled: no state takes the event. No way out: the state waits for an answer, and neither the trader, a failure nor time ends it. */
type FindingKind = 'deadEnd' | 'unhandled' | 'noWayOut'

export interface Finding {
  kind: FindingKind
  /** The state's path, or the event's type. */
  at: string
  /** Why it is intended; null if it is a fault. */
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
  const reasonOf = (kind: FindingKind, at: string) =>
    justified[`${kind} ${chart.name}.${at}`] ??
    justified[`${kind} *.${at}`] ??
    (kind === 'deadEnd' && successes.has(at) ? CLOSED_BY_HAND : null)
  return (Object.keys(found) as FindingKind[]).flatMap((kind) =>
    found[kind].map((at) => ({ kind, at, reason: reasonOf(kind, at) })),
  ) // its keys
}
