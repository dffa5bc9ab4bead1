// @vitest-environment jsdom
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../../../src/api/failure.ts'
import { ContestId, MarketName } from '../../../src/api/scalars.ts'
import { REQUEST_DEADLINE_MS, RETRY_AFTER_MAX_MS, TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import { activeContestsQuery } from '../../../src/queries/activeContests.ts'
import { nextPoll, queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { contestQuery, contestTokenQuery, historyContestsQuery } from '../../../src/queries/contests.ts'
import { feeRatesQuery, marketsQuery, priceQuery, publicFeeRatesQuery } from '../../../src/queries/markets.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import {
  availabilityQuery,
  contestsVisibilityQuery,
  futuresProfileQuery,
  userProfileQuery,
} from '../../../src/queries/user.ts'
import { walletQuery } from '../../../src/queries/wallets.ts'
import { figure, size } from './figure.ts'
import { goodAnswers } from './goodAnswers.ts'
import { fakeDeadlines } from './paperFetch.ts'

const good = goodAnswers()
const bitcoin = MarketName.parse('BTC-USDC')
const contest = ContestId.parse('1041')

type Answer = (path: string, signal: AbortSignal) => Response | Promise<Response>
const fine: Answer = (path) => Response.json(good.get(path))
let answer = fine
/** Times of each call, in ms of the test's clock. */
let sentRequests: { path: string; at: number }[] = []

const untilGivenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ result: 'error' }, { status: code, headers })

const outages: [string, Answer][] = [
  ['nothing arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['silence', (_, signal) => untilGivenUp(signal)],
  [
    'a body that never ends',
    (_, signal) =>
      new Response(
        new ReadableStream({ start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)) }),
      ),
  ],
  ['HTML', () => new Response('<!doctype html>')],
  ['only a yes', () => Response.json({ result: 'ok', list: 7, orders: 7, markets: 7 })],
  ['a refusal', () => Response.json({ result: 'error', code: 1001 })],
  ['500', status(500)],
  ['429 for a second', status(429, { 'retry-after': '1' })],
  ['429 for who knows', status(429, { 'retry-after': 'soon' })],
  ['429 for an hour', status(429, { 'retry-after': '3600' })],
  ['503 for ten seconds', status(503, { 'retry-after': '10' })],
]

/** Not typed: the data of each is not read here. */
const queries = {
  availability: availabilityQuery,
  'user profile': userProfileQuery,
  'futures profile': futuresProfileQuery,
  'contests visibility': contestsVisibilityQuery,
  markets: marketsQuery,
  price: priceQuery(bitcoin),
  orders: ordersQuery(),
  'orders of a market': ordersQuery(bitcoin),
  wallet: walletQuery,
  'fee rates': feeRatesQuery,
  'public fee rates': publicFeeRatesQuery,
  'active contests': activeContestsQuery,
  'past contests': historyContestsQuery,
  'contest token': contestTokenQuery,
  contest: contestQuery(contest, null),
  'contest for its user': contestQuery(contest, 'T'),
} as unknown as Record<string, QueryObserverOptions>

/** The next grid point, a tenth of random spread, and a little more after ten seconds of silence. */
const HEALED_MS = 3_700
let slowestMs = 0
afterAll(() => {
  figure('R1', 'slowest recovery of a 3-second poll after one corrupt response, ms', slowestMs, `<= ${HEALED_MS}`)
  expect(slowestMs).toBeLessThanOrEqual(HEALED_MS)
})

let now = Date.UTC(2026, 10, 21)
beforeEach(() => {
  // Each test starts long after the previous one, so that no pause of an earlier 429 remains.
  now += 3_600_000
  vi.useFakeTimers({ now })
  fakeDeadlines()
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    sentRequests.push({ path, at: Date.now() })
    return answer(path, signal)
  })
  answer = fine
  sentRequests = []
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Advances time in steps until the condition holds; returns how long it took. */
async function until(isSo: () => boolean, limitMs: number): Promise<number> {
  const start = Date.now()
  while (!isSo() && Date.now() - start < limitMs) await vi.advanceTimersByTimeAsync(100)
  expect(isSo()).toBe(true)
  return Date.now() - start
}

/** Not polled for longer than an outage lasts here. */
const RARELY = new Set(['/futures/api/contest/get', '/futures/api/contests/active/list'])

// Each query, and each outage, several times; by night every pair.
const cases = Object.keys(queries).flatMap((name, row) =>
  outages.flatMap(([what, spoilt], column) => ((row + column) % size(4, 1) === 0 ? [{ name, what, spoilt }] : [])),
)

test.each(cases)('$name, $what: the last valid data stays until the next valid response', async ({ name, spoilt }) => {
  const observer = new QueryObserver(queryClient, queries[name] as never)
  const stop = observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult()
  await until(() => shown().isSuccess, 1_000)
  const before = shown().data
  const isPolled = !RARELY.has(sentRequests[0]!.path) && queries[name]!.refetchInterval !== undefined

  answer = spoilt
  if (!isPolled) void observer.refetch()
  const patience = 90_000 + 3 * REQUEST_DEADLINE_MS
  await until(() => shown().isError, patience)
  expect(shown().error).toBeInstanceOf(Failure)
  expect(shown().data).toEqual(before)

  const { retryAfterMs } = shown().error as unknown as Failure
  const failedAt = Date.now()
  answer = fine
  sentRequests = []
  if (!isPolled) {
    await vi.advanceTimersByTimeAsync(retryAfterMs ?? 0)
    void observer.refetch()
  }
  const healed = await until(() => shown().isSuccess, RETRY_AFTER_MAX_MS + TRADING_REFRESH_MS + 100)
  expect(shown().data).toEqual(before)
  if (retryAfterMs !== undefined)
    for (const { at } of sentRequests)
      expect(at - failedAt).toBeGreaterThanOrEqual(Math.min(retryAfterMs, RETRY_AFTER_MAX_MS) - 100)
  else if (queries[name]!.refetchInterval === nextPoll) slowestMs = Math.max(slowestMs, healed)
  expect(session.isOver()).toBe(false)
  stop()
})
