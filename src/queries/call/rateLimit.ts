import type { QueryCache } from '@tanstack/react-query'
import { RETRY_AFTER_MAX_MS } from '../../constants/limits.ts'
import { deviceNow } from '../../platform/clock.ts'
import { retryAfterOf, nextPoll } from './client.ts'
import { session } from './session.ts'

export const TOO_MANY_REQUESTS = 429

/** Until when reads are paused after a 429, epoch ms. Changes still go out, and may be refused; their buttons are disabled too. */
let until = 0

/** The remaining pause, else 0. Setting the clock back does not extend it. */
const left = (ms: number) => (ms > 0 && ms <= RETRY_AFTER_MAX_MS ? ms : 0)

/** Milliseconds left of the pause after a 429. */
export const rateLimitMs = () => left(until - deviceNow())

/** Whether reads are paused after a 429. */
export const isRateLimited = () => rateLimitMs() > 0

/** Milliseconds from the Retry-After header: seconds or a date. With a 429 every read pauses, else only this call. */
export function takeRetryAfter({ status, headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const requestedMs = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - session.now()
  if (!(requestedMs > 0)) return undefined
  const ms = Math.min(requestedMs, RETRY_AFTER_MAX_MS)
  if (status === TOO_MANY_REQUESTS) until = deviceNow() + ms
  return ms
}

/**
 * Seconds until the first poll resumes, if every poll of the page is paused after a 429 or by its own Retry-After; null while any
 * query that is polled is running. Reliability B10.
 */
export function rateLimitSeconds(cache: QueryCache, now: number): number | null {
  let first = Number.POSITIVE_INFINITY
  for (const {
    observers,
    state: { status, error, errorUpdatedAt },
  } of cache.findAll({ type: 'active' })) {
    const intervals = observers.flatMap(({ options }) => options.refetchInterval ?? [])
    if (status === 'success' && intervals.some((each) => each === nextPoll)) return null
    if (intervals.length > 0)
      first = Math.min(first, errorUpdatedAt + (retryAfterOf(error) ?? Number.POSITIVE_INFINITY) - now)
  }
  return Math.ceil(left(first) / 1_000) || null
}
