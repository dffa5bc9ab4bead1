import { queryOptions } from '@tanstack/react-query'
import { listActiveContests } from '../api/contest.ts'
import type { ContestId } from '../api/scalars.ts'
import { CONTEST_REFRESH_MS, CONTESTS_REFRESH_MS } from '../constants/limits.ts'
import { call } from './call/call.ts'
import { queryClient, retryAfterOf } from './call/client.ts'
import { session } from './call/session.ts'

/** Of the past contests, whose own query loads later. */
export const historyKey = ['contests', 'history'] as const

/** Every ten minutes; every minute around the end of one, since what is shown is active, and after a failure. */
export const activeContestsQuery = queryOptions({
  queryKey: ['contests', 'active'],
  async queryFn({ queryKey, signal }) {
    const { list } = await call(listActiveContests, {}, { signal })
    const before = queryClient.getQueryData<typeof list>(queryKey)?.items ?? []
    const hasLeft = (id: ContestId) => list.items.every(({ contestId }) => contestId !== id)
    // The past ones first: a contest that ends is always in one of the lists, and its page stays on it.
    if (before.some(({ contestId }) => hasLeft(contestId)))
      await queryClient.invalidateQueries({ queryKey: historyKey }, { throwOnError: true })
    return list
  },
  staleTime: CONTEST_REFRESH_MS,
  refetchInterval({ state: { data, error } }) {
    if (error) return retryAfterOf(error) ?? CONTEST_REFRESH_MS
    const left = data?.items.map(({ endDate }) => endDate - session.now()) ?? []
    return Math.max(CONTEST_REFRESH_MS, Math.min(CONTESTS_REFRESH_MS, ...left))
  },
})
