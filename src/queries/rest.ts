import type { Query, QueryCache } from '@tanstack/react-query'
import { RETRY_AFTER_MAX_MS, TRADING_REFRESH_MS } from '../limits.ts'
import { Failure } from '../wire/failure.ts'

/** Milliseconds between two polls of a query, as whoever shows it has it polled; undefined where nobody does. */
function intervalOf(query: Query): number | undefined {
  for (const { options } of query.observers) {
    const { refetchInterval } = options
    const ms = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
    if (ms) return ms
  }
  return undefined
}

/**
 * Seconds until new numbers come, where the exchange has asked the polls of the page to rest (429, Retry-After); null while
 * one that is refreshed every 3 seconds goes on. The end of the first one's rest is what is told. Reliability B10.
 */
export function secondsOfRest(cache: QueryCache, now: number): number | null {
  let first = Number.POSITIVE_INFINITY
  for (const query of cache.findAll({ type: 'active' })) {
    const interval = intervalOf(query)
    const { status, error, errorUpdatedAt } = query.state
    if (interval === undefined) continue
    if (status === 'success' && interval === TRADING_REFRESH_MS) return null
    if (error instanceof Failure && error.retryAfterMs !== undefined) first = Math.min(first, errorUpdatedAt + interval - now)
  }
  return first > 0 && first <= RETRY_AFTER_MAX_MS ? Math.ceil(first / 1_000) : null
}
