import type { QueryCache } from '@tanstack/react-query'
import { RETRY_AFTER_MAX_MS } from '../limits.ts'
import { askedRestMs, nextPoll } from './client.ts'

export const TOO_MANY_REQUESTS = 429

/** Until when every read waits after a 429, epoch ms. A change that is sent all the same goes out, and may be refused; its buttons wait too. */
let until = 0

/** A rest that is still to come, else 0: a clock that was set back makes none longer. */
const left = (ms: number) => (ms > 0 && ms <= RETRY_AFTER_MAX_MS ? ms : 0)

/** Milliseconds left of that rest. */
export const restMs = () => left(until - Date.now())

/** Whether the exchange wants to be left alone just now. */
export const isResting = () => restMs() > 0

/** Milliseconds the exchange asks to be left alone, by its Retry-After header: seconds or a date. With a 429 every read rests, else this call alone. */
export function takeRest({ status, headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const asked = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  if (!(asked > 0)) return undefined
  const ms = Math.min(asked, RETRY_AFTER_MAX_MS)
  if (status === TOO_MANY_REQUESTS) until = Date.now() + ms
  return ms
}

/**
 * Seconds until new numbers come, where every poll of the page rests, after a 429 or by a rest of its own; null while
 * one that is refreshed every 3 seconds goes on. The end of the first one's rest is what is told. Reliability B10.
 */
export function secondsOfRest(cache: QueryCache, now: number): number | null {
  let first = Number.POSITIVE_INFINITY
  for (const { observers, state: { status, error, errorUpdatedAt } } of cache.findAll({ type: 'active' })) {
    const intervals = observers.flatMap(({ options }) => options.refetchInterval ?? [])
    if (status === 'success' && intervals.some((each) => each === nextPoll)) return null
    if (intervals.length > 0) first = Math.min(first, errorUpdatedAt + (askedRestMs(error) ?? Number.POSITIVE_INFINITY) - now)
  }
  return Math.ceil(left(first) / 1_000) || null
}
