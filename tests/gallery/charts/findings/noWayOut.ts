import { leavesOf } from '../../../../gallery/paths.ts'
import type { ChartNode, DrawnChart } from '../../../../gallery/types.ts'
import { nodesAround, type WayOut, waysOut } from './leaving.ts'

/** Tags of states that wait for an answer. */
const PENDING = new Set(['underWay', 'pending'])

const isPending = ({ parent, tags, invokes }: ChartNode) =>
  parent !== null && (invokes.length > 0 || tags.some((tag) => PENDING.has(tag)))

/** The outermost state around it that waits for an answer; undefined if none does. What runs as long as the machine is not waited for. */
const pendingAround = (chart: DrawnChart, id: string) => nodesAround(chart, id).findLast(isPending)

/** Not by the answer that is waited for; and what is asked of the context alone changes only with it. */
const isSure = ({ edge: { trigger, guard } }: WayOut) =>
  trigger.kind === 'event' ||
  trigger.kind === 'after' ||
  trigger.kind === 'error' ||
  (trigger.kind === 'always' && guard === null)

/**
 * Paths of the states that wait for an answer, and from which neither the trader nor a failure nor the time leads out: if the answer
 * never comes, neither does their end.
 */
export function noWayOut(chart: DrawnChart): string[] {
  const leaves = leavesOf(chart)
  const out = new Set(
    leaves.filter(({ id, kind }) => kind === 'final' || !pendingAround(chart, id)).map(({ id }) => id),
  )
  const leadsOut = ({ id }: ChartNode) =>
    waysOut(chart, id).some((way) => isSure(way) && way.to.some((target) => out.has(target)))
  // Each round adds the states before those of the last round.
  for (let found = leaves; found.length > 0;) {
    found = leaves.filter((leaf) => !out.has(leaf.id) && leadsOut(leaf))
    for (const { id } of found) out.add(id)
  }
  return [...new Set(leaves.flatMap(({ id }) => (out.has(id) ? [] : (pendingAround(chart, id)?.path ?? []))))]
}
