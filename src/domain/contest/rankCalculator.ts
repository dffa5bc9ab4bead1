import type { Contest } from '../../api/contest.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { Leverage } from '../../constants/limits.ts'
import { big, decimal, divideUp, isPositive, ZERO } from '../money/decimal.ts'
import { rewardsOf, sortByRank } from './contest.ts'

/** What a rank asks of one trade. */
type RankNeed =
  /** The ROI of the rank, and the next hundredth above it, in percent of the margin: a tie may rank below. */
  | { kind: 'taken'; roi: Decimal; needed: Decimal }
  /** The list is shorter. */
  | { kind: 'free' }
  | { kind: 'unknown' }

/** Decimals of an ROI as shown; a list may have more. */
const ROI_DECIMALS = 2
const PERCENT_DECIMALS = 2

/**
 * What a rank needs by a contest's list. Traders who share a rank hold all ranks that they occupy together. Null if nothing can be
 * derived from the list: it is empty, or its ranks are not in the order of the ROI.
 */
export function rankNeed({ items, unreadable }: Contest['leaderboard'], rank: number): RankNeed | null {
  const rows = sortByRank(items).flatMap(({ rank: place, roi }) => (roi === null ? [] : [{ place, roi }]))
  // As numbers, which keep the order of decimals: there may be 100,000.
  const isInOrder = rows.every(({ roi }, index) => index === 0 || Number(rows[index - 1]?.roi) >= Number(roi))
  if (rows.length === 0 || !isInOrder) return null

  const above = rows.filter(({ place }) => place <= rank)
  const last = above.at(-1)
  const tied = above.filter(({ place }) => place === last?.place).length
  if (last && last.place + tied > rank) return { kind: 'taken', roi: last.roi, needed: roiAbove(last.roi) }
  return { kind: above.length < rows.length || rows.length < items.length || unreadable > 0 ? 'unknown' : 'free' }
}

/** One hundredth more than is shown of it, which is more than it. */
const roiAbove = (roi: Decimal): Decimal => decimal(big(roi).round(ROI_DECIMALS, 1).plus(`1e-${ROI_DECIMALS}`))

/** The move of the price in favour of a position that gives a ROI, in percent; rounded up, so that it suffices. */
export const moveForRoi = (roi: Decimal, leverage: Leverage): Decimal =>
  decimal(divideUp(big(roi), big(ZERO).plus(leverage), PERCENT_DECIMALS))

/** The last rank that wins anything at the tier reached; the first rank if none does. */
export function lastPaidRank(contest: Pick<Contest, 'rewards' | 'rewardsTier'>): number {
  const rewardOf = rewardsOf(contest)
  const ranks = contest.rewards.flatMap(({ list }) => list.map(({ rank }) => rank))
  return ranks.reduce(
    (last, rank) => (rank > last && isPositive(rewardOf({ rank, reward: null }) ?? ZERO) ? rank : last),
    1,
  )
}
