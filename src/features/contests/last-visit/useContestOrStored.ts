import { useQuery } from '@tanstack/react-query'
import { contestQuery } from '../../../queries/contests.ts'
import { Failure } from '../../../api/failure.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { useStoredAnswer } from './useStoredAnswer.ts'

/**
 * One contest with its leaderboard, or the stored one; `oldOf`: when that was read. Waits while the token is undefined. A contest
 * that the exchange refuses is no longer shown.
 */
export function useContestOrStored(contestId: ContestId, token: string | null | undefined) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...contestQuery(contestId, token ?? null), enabled: token !== undefined })
  const last = useStoredAnswer(`contest ${contestId}`, data?.contest, dataUpdatedAt)
  const isRefused = error instanceof Failure && error.kind === 'refused'
  const old = isRefused ? undefined : last?.contests[0]
  return { data: data ?? (old && { contest: old, tokenRefused: false }), oldOf: old && last?.at, error, isRefused, refetch }
}
