import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ageSeconds, isStale } from '../../domain/freshness.ts'
import { everySecond } from '../ui/everySecond.ts'

/**
 * Age in seconds of numbers whose refreshes were missed; null while they are fresh, so that a good
 * refresh re-renders nothing. With several keys the newest answer counts. Issue of freshness: one rule for all.
 */
export function useNumberAge(...keys: QueryKey[]): number | null {
  const client = useQueryClient()
  return useSyncExternalStore(everySecond, () => {
    const at = Math.max(...keys.map((queryKey) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0))
    const now = Date.now()
    return at > 0 && isStale(at, now) ? ageSeconds(at, now) : null
  })
}
