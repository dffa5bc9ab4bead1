import { useQuery } from '@tanstack/react-query'
import { contestQuery } from '../../../queries/contests.ts'
import { Failure } from '../../../api/failure.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { useStoredAnswer } from './useStoredAnswer.ts'

/**
 * One contest with its leaderboard, or as it was read last; `oldOf`: when that was. Not asked for while the token is undefined.
 * What the exchange refuses to tell is no longer shown.
 */
export function useContestOrStored(contestId: ContestId, token: string | null | undefined) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...contestQuery(contestId, token ?? null), enabled: token !== undefined })
  const last = useStoredAnswer(`contest ${contestId}`, data?.contest, dataUpdatedAt)
  const isRefused = error instanceof Failure && error.kind === 'refused'
  const old = isRefused ? undefined : last?.contests[0]
  return { data: data ?? (old && { contest: old, tokenRefused: false }), oldOf: old && last?.at, error, isRefused, refetch }
}
