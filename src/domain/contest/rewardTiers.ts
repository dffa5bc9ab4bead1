import type { RewardTier } from '../../api/contest.ts'
import type { Decimal } from '../../api/scalars.ts'
import { type RewardsByRank, rewardOf, rewardsByRank } from './contest.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'

/** What a contest pays once it has reached a tier, including all lower tiers. Specification §3. */
export interface Tier {
  tier: number
  isReached: boolean
  rewards: RewardsByRank
  total: Decimal
}

/** Consecutive ranks with the same rewards, and these at each tier; null if they win nothing. */
export interface RewardRow {
  from: number
  to: number
  rewards: (Decimal | null)[]
}

/** Tiers side by side: as many as fit on a phone. */
const MAX_TIERS = 4

const totalOf = (rewards: RewardsByRank) => decimal([...rewards.values()].reduce((sum, amount) => sum.plus(amount), big(ZERO)))

/** Those around the reached one; includes it and the next one. */
function inSight(tiers: readonly number[], reached: number | null): number[] {
  const next = tiers.findIndex((tier) => reached === null || tier > reached)
  const last = next < 0 ? tiers.length : Math.min(tiers.length, Math.max(MAX_TIERS, next + 2))
  return tiers.slice(Math.max(0, last - MAX_TIERS), last)
}

/** The tiers to show, lowest first. */
export function tiersOf(rewards: readonly RewardTier[], reached: number | null): Tier[] {
  const tiers = [...new Set(rewards.map(({ tier }) => tier))].sort((a, b) => a - b)
  return inSight(tiers, reached).map((tier) => {
    const table = rewardsByRank(rewards, tier)
    return { tier, isReached: reached !== null && tier <= reached, rewards: table, total: totalOf(table) }
  })
}

/** The rewards by rank, best first; leaves out ranks that win nothing at any of the tiers. */
export function rewardRows(tiers: readonly Tier[]): RewardRow[] {
  const ranks = [...new Set(tiers.flatMap(({ rewards }) => [...rewards.keys()]))].sort((a, b) => a - b)
  const rows: RewardRow[] = []
  for (const rank of ranks) {
    const rewards = tiers.map((tier) => rewardOf(rank, tier.rewards))
    const row = rows.at(-1)
    if (row && row.to === rank - 1 && row.rewards.every((reward, index) => reward === rewards[index])) row.to = rank
    else rows.push({ from: rank, to: rank, rewards })
  }
  return rows
}

export interface NextTier {
  tier: number
  /** In total, compared with now. */
  more: Decimal
  /** Ranks that win nothing now, but would then. */
  ranks: number
}

/** What the next tier would add; null if there is none. */
export function nextTier(tiers: readonly Tier[]): NextTier | null {
  const next = tiers.find(({ isReached }) => !isReached)
  if (!next) return null
  const now = tiers.findLast(({ isReached }) => isReached)
  return {
    tier: next.tier,
    more: decimal(big(next.total).minus(now?.total ?? ZERO)),
    ranks: [...next.rewards.keys()].filter((rank) => now?.rewards.has(rank) !== true).length,
  }
}
