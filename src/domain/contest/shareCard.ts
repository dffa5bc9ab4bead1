import type { Contest, LeaderboardEntry } from '../../api/contest.ts'
import type { Decimal } from '../../api/scalars.ts'
import { rewardOf, rewardsByRank } from './contest.ts'

/** What a row of the list is for a card: everything but whose it is. */
export type SharedRank = Pick<LeaderboardEntry, 'rank' | 'roi' | 'reward'>

/** What the share card says. Nothing of it tells who shares it. */
export interface ShareCard {
  contest: string
  rank: number
  /** Ranks in the list; null where there seem to be fewer than the rank. */
  ranks: number | null
  /** Percent. */
  roi: Decimal | null
  /** Null unless it was chosen to be shown. */
  reward: Decimal | null
  /** The hour of the list, epoch ms. */
  listedAt: number
}

// What would break the lines of the card, or turn their direction.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** What the rank wins at the tier that the contest has reached; null if nothing. Specification §3. */
export const rewardAt = ({ rewards, rewardsTier }: Contest, { rank, reward }: SharedRank): Decimal | null =>
  rewards.length > 0 ? rewardOf(rank, rewardsByRank(rewards, rewardsTier)) : reward

/** The card of a row: no amount of it unless chosen. */
export function shareCard(contest: Contest, standing: SharedRank, { listedAt, withReward }: { listedAt: number; withReward: boolean }): ShareCard {
  const { items, unreadable } = contest.leaderboard
  const ranks = items.length + unreadable
  return {
    contest: contest.contestName.replaceAll(UNSEEN, ' ').trim(),
    rank: standing.rank,
    ranks: ranks < standing.rank ? null : ranks,
    roi: standing.roi,
    reward: withReward ? rewardAt(contest, standing) : null,
    listedAt,
  }
}

/** A card in words; null: not told. */
export interface CardSentences {
  contest: string
  standing: string
  roi: string | null
  reward: string | null
  list: string
}

const told = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null)

/** The text that goes with the picture, or in its place. */
export const shareText = ({ contest, standing, roi, reward, list }: CardSentences, address: string): string =>
  told([`${contest}: ${told([standing, roi]).join(', ')}`, reward, list, address]).join('\n')

/** The content of the picture as text, for screen readers. */
export const pictureSays = ({ contest, standing, roi, reward, list }: CardSentences): string => told([contest, standing, roi, reward, list]).join(', ')
