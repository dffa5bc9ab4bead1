// @vitest-environment jsdom
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../../../src/api/failure.ts'
import { ContestId, MarketName } from '../../../src/api/scalars.ts'
import {
  CONTEST_REFRESH_MS,
  POLL_BACKOFF_MAX_MS,
  RESULTS_REFRESH_MS,
  TRADING_REFRESH_MS,
} from '../../../src/constants/limits.ts'
import { activeContestsQuery } from '../../../src/queries/activeContests.ts'
import { nextPoll, pollOptions, queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { closedOrdersQuery } from '../../../src/queries/closedOrders.ts'
import { contestQuery } from '../../../src/queries/contests.ts'
import { marketsQuery, priceQuery } from '../../../src/queries/markets.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { futuresProfileQuery } from '../../../src/queries/user.ts'
import { walletQuery } from '../../../src/queries/wallets.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('a poll', () => {
  /** Polls something that answers immediately; counts the calls. */
  function poll() {
    let requestCount = 0
    const answer = { fails: false }
    const watch = () => {
      const observer = new QueryObserver(queryClient, {
        queryKey: ['polled'],
        queryFn: () => {
          requestCount += 1
          if (answer.fails) throw new Error('no')
          return requestCount
        },
        ...pollOptions,
      })
      return { shown: () => observer.getCurrentResult().data, stop: observer.subscribe(() => {}) }
    }
    return { asked: () => requestCount, answer, watch, stop: watch().stop }
  }

  test('pauses offline, and each reconnection sends it once', async () => {
    const { asked, stop } = poll()
    await vi.advanceTimersByTimeAsync(0)
    for (let flip = 1; flip <= 10; flip += 1) {
      onlineManager.setOnline(false)
      await vi.advanceTimersByTimeAsync(3 * TRADING_REFRESH_MS)
      expect(asked()).toBe(flip)
      onlineManager.setOnline(true)
      await vi.advanceTimersByTimeAsync(0)
      expect(asked()).toBe(flip + 1)
    }
    stop()
  })

  test('of a hidden tab pauses, and is sent when it is visible again', async () => {
    const { asked, stop } = poll()
    await vi.advanceTimersByTimeAsync(2 * TRADING_REFRESH_MS)
    const shown = asked()
    expect(shown).toBe(3)
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(20 * TRADING_REFRESH_MS)
    expect(asked()).toBe(shown)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(asked()).toBe(shown + 1)
    stop()
  })

  test('with a response before another’s is not sent again before the common tick', async () => {
    vi.resetModules()
    const { nextPoll: next } = await import('../../../src/queries/call/client.ts')
    const answered = (at: number) => {
      vi.setSystemTime(at)
      return next({
        state: { status: 'success', error: null, dataUpdatedAt: at, errorUpdatedAt: 0, errorUpdateCount: 0 },
      })
    }
    // The markets are scheduled first; the balance had its response before them.
    expect(answered(1_000_300)).toBe(TRADING_REFRESH_MS)
    expect(answered(1_000_000)).toBe(TRADING_REFRESH_MS)
    // From then on all polls are sent together.
    expect(answered(1_003_320)).toBe(TRADING_REFRESH_MS - 320)
    expect(answered(1_003_000)).toBe(TRADING_REFRESH_MS)
  })

  test('is first repeated 3 s after the first response, however late the app shows that', async () => {
    vi.resetModules()
    const { pollOptions: options, queryClient: client } = await import('../../../src/queries/call/client.ts')
    const { takeFirstAnswer } = await import('../../../src/queries/call/firstAnswers.ts')
    const began = Date.now()
    const answer = { response: new Response(null), text: '{}', sentAt: began, receivedAt: began }
    globalThis.firstCalls = new Map([['/orders{}', { answer: Promise.resolve(answer), received: answer }]])
    const askedAt: number[] = []
    const query = {
      queryKey: ['polled'],
      queryFn: async () => {
        askedAt.push(Date.now() - began)
        return (await takeFirstAnswer('/orders', '{}', Date.now()))?.text ?? 'later'
      },
      ...options,
    }
    await vi.advanceTimersByTimeAsync(700)
    // The gate prefetches what the page will show.
    await client.prefetchQuery(query)
    await vi.advanceTimersByTimeAsync(500)
    client.mount()
    const stop = new QueryObserver(client, query).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3 * TRADING_REFRESH_MS)
    expect(askedAt).toEqual([700, TRADING_REFRESH_MS, 2 * TRADING_REFRESH_MS, 3 * TRADING_REFRESH_MS])
    stop()
    client.unmount()
    globalThis.firstCalls = undefined
  })

  test('waits longer with each failure, up to half a minute', () => {
    const wait = (errorUpdateCount: number, { error = new Error('no'), at = 1_000_000 } = {}) =>
      nextPoll({ state: { status: 'error', error, dataUpdatedAt: 0, errorUpdatedAt: at, errorUpdateCount } })
    expect([1, 4, 8, 12, 1_000].map((failures) => wait(failures))).toEqual([
      TRADING_REFRESH_MS,
      TRADING_REFRESH_MS,
      4 * TRADING_REFRESH_MS,
      9 * TRADING_REFRESH_MS,
      POLL_BACKOFF_MAX_MS,
    ])
    // So that tabs that failed together do not ask together.
    expect(wait(1_000, { at: 1_000_099 })).toBe(POLL_BACKOFF_MAX_MS * 1.099)
    const paused = new Failure('http', { path: '', status: 429, retryAfterMs: 1_000 })
    expect(wait(9, { error: paused })).toBe(TRADING_REFRESH_MS)
    expect(wait(9, { error: new Failure('dropped', { path: '' }) })).toBe(false)
  })

  test('that fails once after an absence, or again after an outage, is sent again as soon as any other', async () => {
    const { asked, stop, answer } = poll()
    await vi.advanceTimersByTimeAsync(TRADING_REFRESH_MS)
    answer.fails = true
    await vi.advanceTimersByTimeAsync(3 * 60_000)
    answer.fails = false
    await vi.advanceTimersByTimeAsync(2 * POLL_BACKOFF_MAX_MS)
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    answer.fails = true
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(10)
    const before = asked()
    await vi.advanceTimersByTimeAsync(2 * TRADING_REFRESH_MS)
    expect(asked()).toBe(before + 2)
    stop()
  })

  test('is not sent out of turn for a new component, which shows the fresh data', async () => {
    const { asked, watch, stop } = poll()
    await vi.advanceTimersByTimeAsync(TRADING_REFRESH_MS / 2)
    const before = asked()
    const dialog = watch()
    expect(dialog.shown()).toBe(before)
    await vi.advanceTimersByTimeAsync(10)
    expect(asked()).toBe(before)
    dialog.stop()
    stop()
  })
})

test.each([
  ['markets', marketsQuery, nextPoll],
  ['price', priceQuery(MarketName.parse('BTC-USDC')), nextPoll],
  ['orders', ordersQuery(), nextPoll],
  ['balance', walletQuery, nextPoll],
  ['rollover', futuresProfileQuery, 60_000],
])('the poll of the %s is repeated', (_, { refetchInterval }, every) => expect(refetchInterval).toBe(every))

test.each([
  ['a contest is', contestQuery(ContestId.parse('7'), null).refetchInterval, 60_000],
  ['the results are', closedOrdersQuery.refetchInterval, RESULTS_REFRESH_MS],
  ['the active contests are', activeContestsQuery.refetchInterval, 600_000],
])('%s not polled again before Retry-After', (_, refetchInterval, everyMs) => {
  const error = new Failure('http', { path: '', status: 503, retryAfterMs: 300_000 })
  // Of a query, only these are read here.
  const after = (status: 'pending' | 'error', failed: Error | null) =>
    typeof refetchInterval === 'function' && refetchInterval({ state: { status, error: failed } } as never)
  expect([after('pending', null), after('error', error)]).toEqual([everyMs, 300_000])
})

test.each([
  [Number.POSITIVE_INFINITY, 600_000, null],
  [90_000, 90_000, null],
  [-1, 60_000, null],
  [Number.POSITIVE_INFINITY, 60_000, new Failure('network', { path: '' })],
])('a contest that ends in %s ms: the active ones are read again after %i ms', (leftMs, waitsMs, error) => {
  const items = [{ endDate: session.now() + leftMs }]
  const every = activeContestsQuery.refetchInterval as (query: unknown) => number // given as a function
  expect(every({ state: { data: { items }, error } })).toBe(waitsMs)
})

test('a contest read a while after its end is not polled', () => {
  const every = contestQuery(ContestId.parse('7'), null).refetchInterval as (query: unknown) => unknown // given as a function
  const contest = { startDate: 0, endDate: session.now() - CONTEST_REFRESH_MS - 1 }
  const state = { data: { contest }, error: null, dataUpdatedAt: Date.now() }
  expect(every({ state })).toBe(false)
  expect(every({ state: { ...state, dataUpdatedAt: Date.now() - 10_000 } })).toBe(CONTEST_REFRESH_MS)
})

test.each([
  ['gets no response', new Failure('network', { path: '' }), {}, [1, 2, 2, 3, 3]],
  ['gets a server error', new Failure('http', { path: '', status: 500 }), {}, [1, 2, 2, 3, 3]],
  ['is to wait', new Failure('http', { path: '', status: 503, retryAfterMs: 9_000 }), {}, [1, 1, 1, 1, 1]],
  ['is refused', new Failure('refused', { path: '' }), {}, [1, 1, 1, 1, 1]],
  ['is polled', new Failure('network', { path: '' }), pollOptions, [1, 1, 1, 1, 1]],
])('a read that %s is retried only where that helps', async (_, error, options, counts) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  void queryClient.prefetchQuery({ queryKey: ['read'], queryFn, ...options })
  for (const [index, ms] of [300, 400, 400, 800, 9_000].entries()) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(queryFn).toHaveBeenCalledTimes(counts[index]!)
  }
})
