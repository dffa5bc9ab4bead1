import type { ChartEdge } from '../types.ts'

/** A transition before and after; null on the side that does not have it. */
export type Pair = { before: ChartEdge; after: ChartEdge | null } | { before: null; after: ChartEdge }

/** Transitions in order of evaluation: the first whose guard holds is taken. */
export const groupOf = ({ source, trigger: { kind, event } }: ChartEdge) => `${source} ${kind} ${event}`
const targetsOf = ({ targets }: ChartEdge) => targets.join(' ')
const guardOf = ({ guard }: ChartEdge) => guard?.name ?? ''

/** Criteria by which two transitions of an event count as the same, from certain to likely. */
const LIKENESS: readonly ((edge: ChartEdge) => string)[] = [
  (edge) => `${targetsOf(edge)} if ${guardOf(edge)}: ${edge.description}`,
  (edge) => `${targetsOf(edge)} if ${guardOf(edge)}`,
  (edge) => edge.description ?? edge.id,
  targetsOf,
  (edge) => guardOf(edge) || edge.id,
  () => 'the same event',
]

/**
 * Each transition of one commit with its counterpart in the other. Their ids count the guards of an event, so one that is put before
 * the others gives its name to another: their words distinguish them.
 */
export function pairsOf(before: readonly ChartEdge[], after: readonly ChartEdge[]): Pair[] {
  const partner = new Map<ChartEdge, ChartEdge>()
  const isTaken = new Set<ChartEdge>()
  for (const like of LIKENESS)
    for (const edge of after) {
      if (partner.has(edge)) continue
      const found = before.find((one) => !isTaken.has(one) && groupOf(one) === groupOf(edge) && like(one) === like(edge))
      if (!found) continue
      partner.set(edge, found)
      isTaken.add(found)
    }
  return [
    ...after.map((edge): Pair => {
      const found = partner.get(edge)
      return found ? { before: found, after: edge } : { before: null, after: edge }
    }),
    ...before.filter((edge) => !isTaken.has(edge)).map((edge) => ({ before: edge, after: null })),
  ]
}
