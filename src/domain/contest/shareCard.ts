import type { Contest, LeaderboardEntry } from '../../api/contest.ts'
import type { ContestId, Decimal } from '../../api/scalars.ts'
import { rewardsOf } from './contest.ts'

/** The parts of a row for a card, without its owner. */
export type SharedRank = Pick<LeaderboardEntry, 'rank' | 'roi' | 'reward'>

/** Content of the share card. Nothing in it identifies the user. */
export interface ShareCard {
  contest: string
  rank: number
  /** Number of ranks in the list; null if it has fewer than this rank. */
  ranks: number | null
  /** Percent. */
  roi: Decimal | null
  /** Null unless the user chose to show it. */
  reward: Decimal | null
  /** The hour of the list, epoch ms. */
  listedAt: number
}

// Characters that would break the lines of the card, or change their direction.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** The card of a row, without amounts unless chosen. */
export function shareCard(
  contest: Contest,
  standing: SharedRank,
  { listedAt, withReward }: { listedAt: number; withReward: boolean },
): ShareCard {
  const { items, unreadable } = contest.leaderboard
  const ranks = items.length + unreadable
  return {
    contest: contest.contestName.replaceAll(UNSEEN, ' ').trim(),
    rank: standing.rank,
    ranks: ranks < standing.rank ? null : ranks,
    roi: standing.roi,
    reward: withReward ? rewardsOf(contest)(standing) : null,
    listedAt,
  }
}

/** A card as sentences; null: not shown. */
export interface CardSentences {
  contest: string
  standing: string
  roi: string | null
  reward: string | null
  list: string
}

const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null)

/** The text shared with the picture, or instead of it. */
export const shareText = ({ contest, standing, roi, reward, list }: CardSentences, address: string): string =>
  known([`${contest}: ${known([standing, roi]).join(', ')}`, reward, list, address]).join('\n')

/** The content of the picture as text, for screen readers. */
export const cardDescription = ({ contest, standing, roi, reward, list }: CardSentences): string =>
  known([contest, standing, roi, reward, list]).join(', ')

/** Characters of the id in the file's name. */
const MAX_NAME = 60

/** Name of a contest's picture: 'futures-contest-1041.png'. */
export const contestFileName = (contestId: ContestId): string =>
  `futures-contest-${contestId.replaceAll(/[^\w-]+/g, '-').slice(0, MAX_NAME)}.png`

/** Public address of a contest, without a user's token. */
export const contestAddress = (contestId: ContestId, origin: string): string =>
  `${origin}/futures/contests/${encodeURIComponent(contestId)}`
