import type { Contest } from '../../../api/contest.ts'
import type { Decimal } from '../../../api/scalars.ts'
import { sortByRank } from '../contest.ts'
import { big, compare, decimal } from '../../money/decimal.ts'

/** A rank of the list with a known ROI. */
export interface RankedEntry {
  rank: number
  /** In percent of the margin. */
  roi: Decimal
}

/** A contest's list as used by the rank planner: best first. */
export interface RankedEntries {
  rows: readonly RankedEntry[]
  /** Whether entries are unreadable or have no ROI: then some ranks are unknown. */
  hasGaps: boolean
}

const isInOrder = (rows: readonly RankedEntry[]) =>
  // As numbers, which keep the order of decimals: 100,000 of them have to be compared in one task.
  rows.every(({ roi }, index) => index === 0 || Number(rows[index - 1]?.roi) >= Number(roi))

/** Null if nothing can be derived from the list: it is empty, or its ranks are not in the order of the ROI. */
export function rankedEntries({ items, unreadable }: Contest['leaderboard']): RankedEntries | null {
  const rows = sortByRank(items).flatMap(({ rank, roi }) => (roi === null ? [] : [{ rank, roi }]))
  if (rows.length === 0 || !isInOrder(rows)) return null
  return { rows, hasGaps: unreadable > 0 || rows.length < items.length }
}

/** Number of rows from the top that fulfil a condition which all better rows fulfil too: a binary search. */
export function countWhile(rows: readonly RankedEntry[], isAbove: (row: RankedEntry) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && isAbove(row)) low = middle + 1
    else high = middle
  }
  return low
}

export type AtRank =
  | { kind: 'taken'; roi: Decimal }
  /** The list is shorter. */
  | { kind: 'free' }
  | { kind: 'unknown' }

/** The entry at a rank. Traders who share a rank hold all ranks that they occupy together. */
export function atRank({ rows, hasGaps }: RankedEntries, rank: number): AtRank {
  const upTo = countWhile(rows, (row) => row.rank <= rank)
  const last = rows[upTo - 1]
  if (last && last.rank + upTo - countWhile(rows, (row) => row.rank < last.rank) > rank) return { kind: 'taken', roi: last.roi }
  return upTo < rows.length || hasGaps ? { kind: 'unknown' } : { kind: 'free' }
}

/** Decimals of the ROI in a list. */
const ROI_DECIMALS = 2

/** The smallest ROI above another, with the list's decimals: an equal one may rank lower. */
export function roiToBeat(roi: Decimal): Decimal {
  const places = Math.max(ROI_DECIMALS, roi.split('.')[1]?.length ?? 0)
  return decimal(big(roi).plus(`1e-${places}`))
}

/** Best and worst possible rank. */
export interface ProjectedRank {
  from: number
  to: number
}

/**
 * The rank of a return in the list: a range if others have the same, or if ranks between are unknown. `isListed`: it is one of the
 * list's own rows; null if the list has no such row.
 */
export function projectedRank({ rows, hasGaps }: RankedEntries, roi: Decimal, isListed: boolean): ProjectedRank | null {
  const better = countWhile(rows, (row) => compare(row.roi, roi) > 0)
  const notWorse = countWhile(rows, (row) => compare(row.roi, roi) >= 0)
  if (isListed) {
    const [first, last] = [rows[better], rows[notWorse - 1]]
    return first && last && better < notWorse ? { from: first.rank, to: last.rank } : null
  }
  const [above, same, below] = [rows[better - 1], rows[better], rows[notWorse]]
  const after = above ? above.rank + better - countWhile(rows, (row) => row.rank < above.rank) : 1
  const last = rows.at(-1)
  const end = below?.rank ?? (last && !hasGaps ? last.rank + rows.length - countWhile(rows, (row) => row.rank < last.rank) : null)
  if (end === null) return null
  return { from: Math.min(better < notWorse && same ? same.rank : after, end), to: end }
}
