import type { UseQueryResult } from '@tanstack/react-query'
import type { Contest } from '../../../api/contest.ts'
import type { ReadableList } from '../../../api/listOf.ts'
import { useStoredAnswer } from './useStoredAnswer.ts'

/** A list of contests, or the last successful one; `oldOf`: when that was read. */
export function useListOrStored(name: 'active' | 'history', { data, dataUpdatedAt, error, refetch }: UseQueryResult<ReadableList<Contest>>) {
  const last = useStoredAnswer(name, data?.items, dataUpdatedAt)
  return { list: { data: data ?? (last ? { items: last.contests, unreadable: 0 } : undefined), error, refetch }, oldOf: last?.at }
}
