import type { Money } from './money.ts'

/** A participant: an account of this exchange (by accountId) or an invented one. */
export interface Participant {
  hashedEmail: string
  accountId: string | null
  joinedAt: number
  /** Best return of one trade in percent, two decimals; null before the first. */
  roi: string | null
}

export interface PaperContest {
  contestId: string
  contestName: string
  type: string
  startDate: number
  endDate: number
  /** Null: all futures. */
  markets: string[] | null
  maxPrizePool: Money
  minOrderAmount: Money
  /** Sends its prize pool under the old, misspelled name. */
  legacySpelling: boolean
  tiers: { tier: number; list: { rank: number; amount: Money; currency: string }[] }[]
  participants: Participant[]
  /** The leaderboard as of the last full hour, best first. */
  board: { hashedEmail: string; roi: string }[]
}
