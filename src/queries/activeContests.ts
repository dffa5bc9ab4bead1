import { queryOptions } from '@tanstack/react-query'
import { listActiveContests } from '../api/contest.ts'
import { CONTEST_REFRESH_MS, CONTESTS_REFRESH_MS } from '../constants/limits.ts'
import { call } from './call/call.ts'
import { retryAfterOf } from './call/client.ts'
import { session } from './call/session.ts'

/** Every ten minutes, and every minute around the end of one: what is shown is active. */
export const activeContestsQuery = queryOptions({
  queryKey: ['contests', 'active'],
  queryFn: async ({ signal }) => (await call(listActiveContests, {}, { signal })).list,
  staleTime: CONTEST_REFRESH_MS,
  refetchInterval({ state: { data, error } }) {
    const left = data?.items.map(({ endDate }) => endDate - session.now()) ?? []
    return retryAfterOf(error) ?? Math.max(CONTEST_REFRESH_MS, Math.min(CONTESTS_REFRESH_MS, ...left))
  },
})
