import { QueryClient } from '@tanstack/react-query'
import { endsSession, Failure } from '../../api/failure.ts'
import { POLL_BACKOFF_MAX_MS, READ_RETRIES, TRADING_REFRESH_MS } from '../../constants/limits.ts'
import { deviceNow } from '../../platform/clock.ts'
import { firstReceivedBefore } from './firstAnswers.ts'

/** No response, or a server error; not if the exchange sent Retry-After. */
const worthRetrying = (error: Error) =>
  error instanceof Failure &&
  error.retryAfterMs === undefined &&
  (error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500))

/**
 * The only client, for reads. A change goes out through `call`, once, and is never queued while offline, to be sent later at a price
 * the user did not see. Contract §1, reliability F3.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < READ_RETRIES && worthRetrying(error),
      retryDelay: (failures) => 500 * 2 ** failures * (0.75 + Math.random() / 2),
    },
  },
})

/** Set when the session ends: every poll then stops at its next response. */
export const polls = { stopped: false }

/** Milliseconds a poll pauses if its last response had a Retry-After header; otherwise undefined. */
export const retryAfterOf = (error: Error | null): number | undefined =>
  error instanceof Failure && error.retryAfterMs !== undefined
    ? Math.max(TRADING_REFRESH_MS, error.retryAfterMs)
    : undefined

interface Polled {
  state: {
    status: 'pending' | 'error' | 'success'
    error: Error | null
    dataUpdatedAt: number
    errorUpdatedAt: number
    errorUpdateCount: number
  }
}

/** Time of the first response to a poll on this page, epoch ms. A reference shared by all pages would make them all poll at the same moment. */
let firstUpdateAt: number | undefined
/** By query, the response after which it was last scheduled, the wait from then, and how often it had failed before. */
const waits = new WeakMap<Polled, { updatedAt: number; ms: number; failures: number }>()

/**
 * Keeps prices, orders and balance polling together, however long each takes: every TRADING_REFRESH_MS, counted from the first response, also
 * if that one waited for the app to start. Computed once per response: the timer restarts with every new value, so one that changed
 * with each render would postpone the poll forever.
 */
function untilNextTick(query: Polled): number {
  const updatedAt = query.state.dataUpdatedAt
  const known = waits.get(query)
  if (known?.updatedAt === updatedAt) return known.ms
  // The response that schedules first is not always the earliest: using its time would make the other polls fire immediately.
  firstUpdateAt = Math.min(firstUpdateAt ?? firstReceivedBefore(updatedAt), updatedAt)
  const ms = TRADING_REFRESH_MS - ((deviceNow() - firstUpdateAt) % TRADING_REFRESH_MS)
  waits.set(query, { updatedAt, ms, failures: query.state.errorUpdateCount })
  return ms
}

/** Milliseconds until the next poll: at the next common tick, later after repeated failures; the last successful data stays on screen. */
export function nextPoll(query: Polled): number | false {
  const { state } = query
  if (polls.stopped) return false
  const { error, errorUpdatedAt, errorUpdateCount } = state
  if (state.status === 'pending') return TRADING_REFRESH_MS
  if (state.status === 'success') return untilNextTick(query)
  if (error instanceof Failure && endsSession(error)) return false
  const pauseMs = retryAfterOf(error)
  if (pauseMs !== undefined) return pauseMs
  // Not the time: after an absence the first failure is repeated as soon as any other.
  const failures = errorUpdateCount - (waits.get(query)?.failures ?? 0)
  const wait = Math.min(POLL_BACKOFF_MAX_MS, TRADING_REFRESH_MS * Math.max(1, failures / 4) ** 2)
  // Up to a tenth of jitter, so that tabs that failed together do not retry together.
  return Math.round(wait * (1 + (errorUpdatedAt % 100) / 1_000))
}

/**
 * Options of every polled query. A poll is not retried: the next one is its retry. A component mounted between two polls shows
 * the last data and does not fetch. Pauses while the tab is hidden and catches up when it is visible.
 */
export const pollOptions = {
  staleTime: TRADING_REFRESH_MS,
  refetchInterval: nextPoll,
  refetchIntervalInBackground: false,
  retry: false,
}
