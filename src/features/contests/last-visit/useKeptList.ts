import type { UseQueryResult } from '@tanstack/react-query'
import type { Contest } from '../../../api/contest.ts'
import type { Listed } from '../../../api/listOf.ts'
import { useLastGood } from './useLastGood.ts'

/** A list of contests, or the last good one; `oldOf`: when that was read. */
export function useKeptList(name: 'active' | 'history', { data, dataUpdatedAt, error, refetch }: UseQueryResult<Listed<Contest>>) {
  const last = useLastGood(name, data?.items, dataUpdatedAt)
  return { list: { data: data ?? (last ? { items: last.contests, unreadable: 0 } : undefined), error, refetch }, oldOf: last?.at }
}
