import type { Contest } from '../../../api/contest.ts'
import { rewardsByRank } from '../contest.ts'
import { isPositive } from '../../money/decimal.ts'

/** A suggested target rank. */
export interface SuggestedTarget {
  rank: number
  kind: 'rank' | 'lastPaid' | 'nextTier'
  /** The reward tier that pays the rank; null unless it is the next one. */
  tier: number | null
}

const last = (ranks: Iterable<number>): number | null => {
  let most: number | null = null
  for (const rank of ranks) if (most === null || rank > most) most = rank
  return most
}

type Paying = Pick<Contest, 'rewards' | 'rewardsTier' | 'leaderboard'>

/** The last rank that wins anything at a tier; without tiers, by the rewards in the list. */
function lastPaid({ rewards, leaderboard }: Paying, tier: number | null): number | null {
  if (rewards.length === 0) return last(leaderboard.items.flatMap(({ rank, reward }) => (reward !== null && isPositive(reward) ? [rank] : [])))
  return last([...rewardsByRank(rewards, tier)].flatMap(([rank, amount]) => (isPositive(amount) ? [rank] : [])))
}

/** The first and the third rank, the last one paid, and the last one that the next tier would pay; each rank once, best first. */
export function suggestedTargets(contest: Paying): SuggestedTarget[] {
  const { rewards, rewardsTier } = contest
  const next = rewards.reduce<number | null>((least, { tier }) => ((rewardsTier === null || tier > rewardsTier) && (least === null || tier < least) ? tier : least), null)
  const nextPaid = next === null ? null : lastPaid(contest, next)
  const paid = lastPaid(contest, rewardsTier)

  const targets = new Map<number, SuggestedTarget>()
  for (const rank of [1, 3]) targets.set(rank, { rank, kind: 'rank', tier: null })
  if (nextPaid !== null) targets.set(nextPaid, { rank: nextPaid, kind: 'nextTier', tier: next })
  if (paid !== null) targets.set(paid, { rank: paid, kind: 'lastPaid', tier: null })
  return [...targets.values()].sort((a, b) => a.rank - b.rank)
}
