import { QueryClient } from '@tanstack/react-query'
import { POLL_BACKOFF_MAX_MS, READ_RETRIES, TRADING_REFRESH_MS } from '../limits.ts'
import { endsSession, Failure } from '../wire/failure.ts'

/** No answer, or the exchange's own fault; not where it said itself how long it wants to be left alone. */
const worthRetrying = (error: Error) =>
  error instanceof Failure &&
  error.retryAfterMs === undefined &&
  (error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500))

/**
 * The one client, of reads alone: a change goes out by `call`, once, and is never parked while offline to fire later at a
 * price its owner did not see. Contract §1, reliability F3.
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

/** Set when the session ends: every poll then stops at its next answer. */
export const polls = { stopped: false }

/** Milliseconds a poll rests where its last answer asked for it; undefined where it did not. */
export const askedRestMs = (error: Error | null): number | undefined =>
  error instanceof Failure && error.retryAfterMs !== undefined ? Math.max(TRADING_REFRESH_MS, error.retryAfterMs) : undefined

interface Polled {
  state: {
    status: 'pending' | 'error' | 'success'
    error: Error | null
    dataUpdatedAt: number
    errorUpdatedAt: number
    errorUpdateCount: number
  }
}

/** When the first poll of this page was answered, epoch ms. By a point that all pages share they would all ask at once. */
let firstAnswerAt: number | undefined

/** Prices, orders and balance are asked for together, however long each took: every 3,000 ms, counted from the first answer. */
function untilNextBeat(answeredAt: number): number {
  firstAnswerAt ??= answeredAt
  const passed = (answeredAt - firstAnswerAt) % TRADING_REFRESH_MS
  return TRADING_REFRESH_MS - (passed < 0 ? passed + TRADING_REFRESH_MS : passed)
}

/**
 * Milliseconds until the next poll: at the next common beat, and later the longer nothing good has come; the last good data stays on screen.
 * The answer changes only when the query does: at every new one the timer starts over, so an answer that
 * changed from render to render would put off the poll for ever.
 */
export function nextPoll({ state }: Polled): number | false {
  if (polls.stopped) return false
  const { error, dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = state
  if (state.status === 'pending') return TRADING_REFRESH_MS
  if (state.status === 'success') return untilNextBeat(dataUpdatedAt)
  if (error instanceof Failure && endsSession(error)) return false
  const restMs = askedRestMs(error)
  if (restMs !== undefined) return restMs
  const silence = dataUpdatedAt > 0 ? errorUpdatedAt - dataUpdatedAt : errorUpdateCount * TRADING_REFRESH_MS
  const wait = Math.min(POLL_BACKOFF_MAX_MS, Math.max(TRADING_REFRESH_MS, silence / 4))
  // Spread by up to a tenth, so that tabs which failed together do not come back together.
  return Math.round(wait * (1 + (errorUpdatedAt % 100) / 1_000))
}

/**
 * What every polled query shares. A poll is not retried: the next one is its retry. What is opened between two polls shows
 * the last answer and asks nothing out of turn. It rests while the tab is hidden and catches up when it is shown.
 */
export const polled = {
  staleTime: TRADING_REFRESH_MS,
  refetchInterval: nextPoll,
  refetchIntervalInBackground: false,
  retry: false,
}
