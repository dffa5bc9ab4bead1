import { queryOptions } from '@tanstack/react-query'
import { listActiveContests } from '../api/contest.ts'
import { CONTEST_REFRESH_MS, CONTESTS_REFRESH_MS } from '../constants/limits.ts'
import { call } from './call/call.ts'
import { retryAfterOf } from './call/client.ts'
import { session } from './call/session.ts'

/** Every ten minutes; every minute around the end of one, since what is shown is active, and after a failure. */
export const activeContestsQuery = queryOptions({
  queryKey: ['contests', 'active'],
  queryFn: async ({ signal }) => (await call(listActiveContests, {}, { signal })).list,
  staleTime: CONTEST_REFRESH_MS,
  refetchInterval({ state: { data, error } }) {
    if (error) return retryAfterOf(error) ?? CONTEST_REFRESH_MS
    const left = data?.items.map(({ endDate }) => endDate - session.now()) ?? []
    return Math.max(CONTEST_REFRESH_MS, Math.min(CONTESTS_REFRESH_MS, ...left))
  },
})
