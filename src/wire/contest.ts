import * as z from 'zod/mini'
import { endpoint, listOf, readableOf } from './endpoint.ts'
import { polledList } from './polledList.ts'
import { ContestId, Decimal, Instant, MarketName, maybe } from './scalars.ts'

const LocalisedLink = z.object({ language: z.string(), url: z.string() })
export type LocalisedLink = z.output<typeof LocalisedLink>

const LeaderboardEntry = z.object({
  rank: z.number().check(z.int(), z.minimum(1)),
  hashedEmail: z.string(),
  /** Return on one trade, in percent. */
  roi: maybe(Decimal),
  reward: maybe(Decimal),
})
export type LeaderboardEntry = z.output<typeof LeaderboardEntry>

const Reward = z.object({ rank: z.number().check(z.int()), amount: Decimal, currency: maybe(z.string()) })
const RewardTier = z.object({
  tier: z.number().check(z.int()),
  list: readableOf(Reward, 'contest reward'),
})
export type RewardTier = z.output<typeof RewardTier>

/** The specification writes "tiers with tier and list of rank, amount, currency". §3. */
export const Contest = z.pipe(
  z.object({
    contestId: ContestId,
    contestName: z.string(),
    type: maybe(z.string()),
    startDate: Instant,
    endDate: Instant,
    /** Null: all futures markets. */
    markets: maybe(listOf(MarketName, 'contest market')),
    maxPrizePool: maybe(Decimal),
    maxPrizePoll: maybe(Decimal),
    minOrderAmount: maybe(Decimal),
    isUserInContest: z.catch(z.boolean(), false),
    moreInformationList: z.catch(readableOf(LocalisedLink, 'contest link'), []),
    termAndConditionsList: z.catch(readableOf(LocalisedLink, 'contest link'), []),
    // Up to 100,000 entries, asked for every minute. Ranks are shared and hashes repeat, so their places tell them apart.
    leaderboard: z.catch(polledList(LeaderboardEntry, 'leaderboard entry', 'place'), { items: [], leftOut: 0 }),
    rewards: z.catch(readableOf(RewardTier, 'contest reward tier'), []),
    rewardsTier: maybe(z.number()),
  }),
  // maxPrizePoll is the legacy spelling of maxPrizePool.
  z.transform(({ maxPrizePoll, ...contest }) => ({ ...contest, maxPrizePool: contest.maxPrizePool ?? maxPrizePoll })),
)
export type Contest = z.output<typeof Contest>

export const listActiveContests = endpoint({
  path: '/futures/api/contests/active/list',
  response: z.object({ list: listOf(Contest, 'contest') }),
})
export const listHistoryContests = endpoint({
  path: '/futures/api/contests/history/list',
  response: z.object({ list: listOf(Contest, 'contest') }),
})
export const getContest = endpoint({
  path: '/futures/api/contest/get',
  request: z.object({ contestId: ContestId }),
  response: Contest,
})
export const getContestForUser = endpoint({
  path: '/futures/api/contest/for/user/get',
  request: z.object({ contestId: ContestId, contestUserToken: z.string() }),
  response: Contest,
})
export const joinContest = endpoint({
  path: '/futures/api/contest/join',
  request: z.object({ contestUserToken: z.string(), contestId: ContestId }),
  changes: true,
})
export const createContestToken = endpoint({
  path: '/futures/api/user/contest/authorization/create',
  response: z.object({ contestUserToken: z.string() }),
})
