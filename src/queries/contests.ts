import { queryOptions } from '@tanstack/react-query'
import {
  createContestToken,
  getContest,
  getContestForUser,
  joinContest,
  listActiveContests,
  listHistoryContests,
} from '../wire/contest.ts'
import { Failure } from '../wire/failure.ts'
import type { ContestId } from '../wire/scalars.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'

export const activeContestsQuery = queryOptions({
  queryKey: ['contests', 'active'],
  queryFn: async ({ signal }) => (await call(listActiveContests, {}, { signal })).list,
  staleTime: 60_000,
})

export const historyContestsQuery = queryOptions({
  queryKey: ['contests', 'history'],
  queryFn: async ({ signal }) => (await call(listHistoryContests, {}, { signal })).list,
  staleTime: 60_000,
})

/** Created first by the contests area, then used for all its calls. Specification §2. */
export const contestTokenQuery = queryOptions({
  queryKey: ['contestToken'],
  queryFn: async ({ signal }) => (await call(createContestToken, {}, { signal })).contestUserToken,
  staleTime: Number.POSITIVE_INFINITY,
})

const NOT_FOR_THIS_TOKEN = '403'
const isRefusedToken = (error: unknown) =>
  error instanceof Failure && (error.code === NOT_FOR_THIS_TOKEN || error.status === 403)

/**
 * One contest with its leaderboard, as its user sees it. `tokenRefused` tells that the token was not
 * accepted (code 403) and the contest was read without it, once: Join is then disabled. Specification §7.
 */
export const contestQuery = (contestId: ContestId, token: string | null) =>
  queryOptions({
    queryKey: ['contest', contestId, token],
    queryFn: async ({ signal }) => {
      if (token !== null) {
        try {
          const contest = await call(getContestForUser, { contestId, contestUserToken: token }, { signal })
          return { contest, tokenRefused: false }
        } catch (error) {
          if (!isRefusedToken(error)) throw error
        }
      }
      return { contest: await call(getContest, { contestId }, { signal }), tokenRefused: token !== null }
    },
    staleTime: 0,
    refetchInterval: 60_000,
  })

export const sendJoin = (contestId: ContestId, contestUserToken: string, key: string) =>
  call(joinContest, { contestId, contestUserToken }, { idempotencyKey: key })

/** Reads one contest anew, past what is shown. */
export async function refreshContest(contestId: ContestId): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['contest', contestId] })
  await queryClient.invalidateQueries({ queryKey: ['contest', contestId] })
}
