import { queryOptions } from '@tanstack/react-query'
import { contestWith, getContest, getContestForUser, LeaderboardEntry, listHistoryContests } from '../api/contest.ts'
import { Failure } from '../api/failure.ts'
import { createContestToken, joinContest } from '../api/joining.ts'
import type { ContestId } from '../api/scalars.ts'
import { CONTEST_REFRESH_MS } from '../constants/limits.ts'
import { contestPhase } from '../domain/contest/contest.ts'
import { historyKey } from './activeContests.ts'
import { call } from './call/call.ts'
import { retryAfterOf, queryClient } from './call/client.ts'
import { session } from './call/session.ts'
import { polledList } from './polledList.ts'

export const historyContestsQuery = queryOptions({
  queryKey: historyKey,
  queryFn: async ({ signal }) => (await call(listHistoryContests, {}, { signal })).list,
  staleTime: CONTEST_REFRESH_MS,
})

/** Created first by the contests area, then used for all its requests: `useContestToken`. Stale immediately without a valid marker. Specification §2, §4. */
export const contestTokenQuery = queryOptions({
  queryKey: ['contestToken'],
  queryFn: async ({ signal }) => (await call(createContestToken, {}, { signal })).contestUserToken,
  staleTime: () => (session.isLoggedIn() ? Number.POSITIVE_INFINITY : 0),
})

const NOT_FOR_THIS_TOKEN = '403'
const isRefusedToken = (error: unknown) =>
  error instanceof Failure && (error.code === NOT_FOR_THIS_TOKEN || error.status === 403)

// Up to 100,000 ranks, polled every minute. Ranks are shared and hashes repeat, so entries are identified by position.
const polledContest = contestWith(polledList(LeaderboardEntry, 'leaderboard', 'place'))
const pollContest = { ...getContest, response: polledContest }
const pollContestForUser = { ...getContestForUser, response: polledContest }

/** Key prefix of a contest's queries, for any token. */
const contestKey = (contestId: ContestId) => ['contest', contestId] as const

/**
 * One contest with its leaderboard, as its user sees it. `tokenRefused`: the token was not
 * accepted (code 403) and the contest was fetched without it, once; Join is then disabled. Specification §7.
 */
export const contestQuery = (contestId: ContestId, token: string | null) =>
  queryOptions({
    queryKey: [...contestKey(contestId), token],
    queryFn: async ({ signal }) => {
      if (token !== null) {
        try {
          const contest = await call(pollContestForUser, { contestId, contestUserToken: token }, { signal })
          return { contest, tokenRefused: false }
        } catch (error) {
          if (!isRefusedToken(error)) throw error
        }
      }
      return { contest: await call(pollContest, { contestId }, { signal }), tokenRefused: token !== null }
    },
    staleTime: 0,
    // A contest no longer changes after its end, but its last ranks may be drawn up a moment later. Retry-After takes precedence over
    // the interval.
    refetchInterval({ state: { data, dataUpdatedAt, error } }) {
      if (data && contestPhase(data.contest, session.at(dataUpdatedAt) - CONTEST_REFRESH_MS) === 'ended') return false
      return retryAfterOf(error) ?? CONTEST_REFRESH_MS
    },
  })

/** Whether the token's owner has joined, bypassing the cache: verifies a join whose response was lost. */
export const hasJoinedNow = async (contestId: ContestId, contestUserToken: string, signal?: AbortSignal) =>
  (await call(getContestForUser, { contestId, contestUserToken }, { signal })).isUserInContest

export const sendJoin = (
  { contestId, contestUserToken }: { contestId: ContestId; contestUserToken: string },
  key: string,
) => call(joinContest, { contestId, contestUserToken }, { idempotencyKey: key })

/** Refetches one contest. */
export async function refreshContest(contestId: ContestId): Promise<void> {
  await queryClient.cancelQueries({ queryKey: contestKey(contestId) })
  await queryClient.invalidateQueries({ queryKey: contestKey(contestId) })
}
