import { CONTEST_NAME_CHARACTERS } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { type ReadableList, listOf, readableOf } from './listOf.ts'
import { ContestId, Decimal, Instant, MarketName, maybe, shortText } from './scalars.ts'
import * as z from './zod.ts'

const LocalisedLink = z.object({ language: z.string(), url: z.string() })
export type LocalisedLink = z.output<typeof LocalisedLink>

export const LeaderboardEntry = z.object({
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
  list: readableOf(Reward),
})
export type RewardTier = z.output<typeof RewardTier>

/** The contest schema for a given leaderboard schema. The specification writes "tiers with tier and list of rank, amount, currency". §3. */
export const contestWith = (leaderboard: z.ZodMiniType<ReadableList<LeaderboardEntry>, unknown[]>) =>
  z.pipe(
    z.object({
      contestId: ContestId,
      contestName: shortText(CONTEST_NAME_CHARACTERS),
      type: maybe(z.string()),
      startDate: Instant,
      endDate: Instant,
      /** Null or absent: all futures markets. What is no list counts as an unreadable one: it may have limited them. */
      markets: z.catch(z.nullable(listOf(MarketName)), ({ value }) =>
        value === undefined ? null : { items: [], unreadable: 1 },
      ),
      maxPrizePool: maybe(Decimal),
      maxPrizePoll: maybe(Decimal),
      minOrderAmount: maybe(Decimal),
      isUserInContest: z.catch(z.boolean(), false),
      moreInformationList: z.catch(readableOf(LocalisedLink), []),
      termAndConditionsList: z.catch(readableOf(LocalisedLink), []),
      leaderboard: z.catch(leaderboard, { items: [], unreadable: 0 }),
      rewards: z.catch(readableOf(RewardTier), []),
      rewardsTier: maybe(z.number()),
    }),
    // maxPrizePoll is the legacy spelling of maxPrizePool.
    z.transform(({ maxPrizePoll, ...contest }) => ({ ...contest, maxPrizePool: contest.maxPrizePool ?? maxPrizePoll })),
  )

export const Contest = contestWith(listOf(LeaderboardEntry))
export type Contest = z.output<typeof Contest>

export const listActiveContests = endpoint({
  path: '/futures/api/contests/active/list',
  response: z.object({ list: listOf(Contest) }),
})
export const listHistoryContests = endpoint({
  path: '/futures/api/contests/history/list',
  response: z.object({ list: listOf(Contest) }),
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
