import type { QueryCache } from '@tanstack/react-query'
import { RETRY_AFTER_MAX_MS, TRADING_REFRESH_MS } from '../limits.ts'
import { Failure } from '../wire/failure.ts'
import { nextPoll } from './client.ts'

/**
 * Seconds until new numbers come, where the exchange has asked the polls of the page to rest (429, Retry-After); null while
 * one that is refreshed every 3 seconds goes on. The end of the first one's rest is what is told. Reliability B10.
 */
export function secondsOfRest(cache: QueryCache, now: number): number | null {
  let first = Number.POSITIVE_INFINITY
  for (const { observers, state: { status, error, errorUpdatedAt } } of cache.findAll({ type: 'active' })) {
    const intervals = observers.flatMap(({ options }) => options.refetchInterval ?? [])
    if (status === 'success' && intervals.some((each) => each === nextPoll)) return null
    if (intervals.length === 0 || !(error instanceof Failure) || error.retryAfterMs === undefined) continue
    first = Math.min(first, errorUpdatedAt + Math.max(TRADING_REFRESH_MS, error.retryAfterMs) - now)
  }
  return first > 0 && first <= RETRY_AFTER_MAX_MS ? Math.ceil(first / 1_000) : null
}
