import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MarketName } from '../../../src/api/scalars.ts'
import { MAX_CANDLES } from '../../../src/domain/chart/candles.ts'
import { config } from '../../../src/platform/config.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { dayOpenQuery, feedQuery, historyQuery, olderQuery, olderThan } from '../../../src/queries/candles.ts'

const market = MarketName.parse('BTC-USDC')
const offer = { resolution: '1', name: '1' } as const
/** A full minute, in epoch seconds. */
const NOW = 1_763_700_000

const bars = (...times: number[]) => ({
  s: 'ok',
  t: times,
  ...Object.fromEntries(['o', 'h', 'l', 'c'].map((name) => [name, times.map(() => 5)])),
})
let asked: URLSearchParams[] = []
/** The feed gives these answers, one after the other. */
function answer(...answers: object[]) {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://feed.test').searchParams)
    return Response.json(answers.shift())
  })
}
const history = (...of: Parameters<typeof historyQuery>) => queryClient.fetchQuery(historyQuery(...of))
const from = (request: number) => Number(asked[request]?.get('from'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1_000 })
  config.datafeed = '/datafeed'
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  config.datafeed = null
  queryClient.clear()
})

test('the feed’s address may end with a slash', async () => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return Response.json(bars(NOW - 60))
  })
  config.datafeed = '/datafeed/'
  await history(market, offer)
  expect(paths[0]).toMatch(/^\/datafeed\/history\?/)
})

const past = () => new QueryObserver(queryClient, historyQuery(market, offer))
const today = () => new QueryObserver(queryClient, dayOpenQuery(market, NOW))
const offers = () => {
  queryClient.clear()
  return new QueryObserver(queryClient, feedQuery)
}
test.each([
  ['a history with volume', past, { ...bars(NOW - 60), v: [2] }, 2],
  ['no other history', past, bars(NOW - 60), 1],
  ['a day without a bar yet', today, { s: 'no_data' }, 2],
  ['no other day', today, bars(NOW), 1],
  ['a history that failed', past, { s: 'error' }, 2],
  ['what a feed offers, if that failed', offers, {}, 2],
])('%s is asked for again every minute', async (_, observer, answered, requests) => {
  vi.useFakeTimers({ now: NOW * 1_000 })
  // Without a window nothing is polled.
  environmentManager.setIsServer(() => false)
  queryClient.setQueryData(feedQuery.queryKey, [offer])
  answer(answered, answered)
  onTestFinished(observer().subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(asked).toHaveLength(requests)
})

test('a history without volume is asked for again before the first minute seen since is dropped', async () => {
  vi.useFakeTimers({ now: NOW * 1_000 })
  environmentManager.setIsServer(() => false)
  answer(bars(NOW - 60), bars(NOW))
  onTestFinished(past().subscribe(() => {}))
  await vi.advanceTimersByTimeAsync((MAX_CANDLES - 1) * 60_000)
  expect(asked.length).toBeGreaterThan(1)
})

test('the newest page is the last 300 bars; the older one ends where it begins', async () => {
  answer(bars(NOW - 120, NOW - 60), bars(NOW - 240, NOW - 180, NOW - 120))
  const [page] = await history(market, offer)
  expect([from(0), asked[0]?.get('to')]).toEqual([NOW - 300 * 60, String(NOW)])
  expect(page).toMatchObject({ to: null, older: NOW - 120, unreadable: 0 })

  await queryClient.fetchQuery(olderQuery(market, offer, NOW - 120))
  expect([from(1), asked[1]?.get('to')]).toEqual([NOW - 120 - 300 * 60, String(NOW - 120)])
  const pages = queryClient.getQueryData(historyQuery(market, offer).queryKey) ?? []
  // The bar that it shares with the newer page is left out.
  expect(pages.map((each) => each.bars.map(({ time }) => time))).toEqual([
    [NOW - 120, NOW - 60],
    [NOW - 240, NOW - 180],
  ])
  expect(olderThan(pages)).toBe(NOW - 240)
})

test('a gap is skipped to the bar before it, inclusive; without one there is nothing older', async () => {
  answer(...[NOW - 900_000, NOW, 0].map((nextTime) => ({ s: 'no_data', nextTime })))
  const [page] = await history(market, offer)
  expect(page).toMatchObject({ bars: [], older: NOW - 900_000 + 60 })
  // A bar after the requested range is no progress, nor is one at no time.
  for (let time = 0; time < 2; time++) {
    queryClient.clear()
    expect((await history(market, offer))[0]).toMatchObject({ bars: [], older: null })
  }
})

test('a refresh, due however late an older page came, starts at the same bar, so that older pages still connect; else they are dropped', async () => {
  answer(bars(NOW - 120), bars(NOW - 180), bars(NOW - 120, NOW - 60), bars(NOW - 60), bars(NOW))
  await history(market, offer)
  vi.advanceTimersByTime(60_000)
  await queryClient.fetchQuery(olderQuery(market, offer, NOW - 120))
  expect(await history(market, offer)).toHaveLength(2)
  expect(from(2)).toBe(NOW - 120)
  vi.advanceTimersByTime(60_000)
  expect(await history(market, offer)).toHaveLength(1)
  // After a day asleep it fetches no more than three pages at once, in whole ones: a minute later it starts at the same bar.
  vi.advanceTimersByTime(72_000_000)
  await history(market, offer)
  expect(from(4)).toBe(NOW - 60 + 2 * 300 * 60)
})

test('a day opens at the open of its first bar, not at that of a bar before it', async () => {
  queryClient.setQueryData(feedQuery.queryKey, [offer])
  const prices = { o: [3, 4, 5], h: [9, 9, 9], l: [1, 1, 1], c: [6, 7, 8] }
  answer({ ...bars(NOW - 7_260, NOW - 7_200, NOW - 7_140), ...prices })
  expect(await queryClient.fetchQuery(dayOpenQuery(market, NOW - 7_200))).toBe('4')
  answer(bars(NOW))
  vi.advanceTimersByTime(3_600_000)
  expect(await queryClient.fetchQuery(dayOpenQuery(market, NOW - 7_200)), 'it stays').toBe('4')
  expect(await queryClient.fetchQuery(dayOpenQuery(market, NOW)), 'the next day').toBe('5')
})

test('a feed that does not answer in time has timed out, also while the chart still waits', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => (signal?.throwIfAborted(), Response.json(BARS)))
  await expect(history(market, offer)).rejects.toMatchObject({ kind: 'timeout' })
})

test('a page asked for twice joins the history once', async () => {
  answer(bars(NOW - 120, NOW - 60), bars(NOW - 240, NOW - 180), bars(NOW - 240, NOW - 180))
  await history(market, offer)
  for (let time = 0; time < 2; time++) await queryClient.fetchQuery(olderQuery(market, offer, NOW - 120))
  expect(queryClient.getQueryData(historyQuery(market, offer).queryKey)).toHaveLength(2)
})

test('history ends after 32 pages', () => {
  const page = { bars: [], resolution: '1', low: null, high: null, to: null, older: 5, unreadable: 0 } as const
  expect(olderThan(Array.from({ length: 31 }, () => page))).toBe(5)
  expect(olderThan(Array.from({ length: 32 }, () => page))).toBeNull()
  expect(olderThan([])).toBeNull()
})

test('a feed’s error, and bars of which none can be read, are failures; some that cannot are counted', async () => {
  const unreadable = { ...bars(NOW - 60), h: ['no'] }
  answer({ s: 'error' }, unreadable, { ...bars(NOW - 120, NOW - 60), h: ['no', 5] })
  await expect(history(market, offer)).rejects.toMatchObject({ kind: 'refused' })
  await expect(history(market, offer)).rejects.toMatchObject({ kind: 'malformed' })
  expect((await history(market, offer))[0]).toMatchObject({ bars: [{ time: NOW - 60 }], unreadable: 1 })
})

const BARS = { s: 'ok', t: [NOW - 60], o: [1], h: [2], l: [1], c: [2] }
test.each<[string, () => Response | Promise<Response>]>([
  ['a page', () => new Response('<!doctype html>')],
  ['a 500', () => new Response('', { status: 500 })],
  ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['neither bars nor an error', () => Response.json({ t: [] })],
  ['null', () => Response.json(null)],
  ['columns of unequal length', () => Response.json({ ...BARS, c: [] })],
  ['bars without a column', () => Response.json({ ...BARS, h: undefined })],
  ['bars that contradict themselves', () => Response.json({ ...BARS, h: [0.5] })],
  ['times in milliseconds', () => Response.json({ ...BARS, t: [NOW * 1_000] })],
])('a response that is %s is a failure, of the history and of what the feed offers', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  await expect(history(market, offer)).rejects.toThrow()
  await expect(queryClient.fetchQuery(feedQuery)).rejects.toThrow()
})

test('each market and each length of candles has a history of its own', async () => {
  answer(bars(NOW - 60), bars(NOW - 120), bars(NOW - 180), bars(NOW - 240))
  const ether = MarketName.parse('ETH-USDC')
  const hourly = { resolution: '60', name: '60' } as const
  const newest = [await history(market, offer), await history(ether, offer), await history(market, hourly)]
  expect(newest.map(([page]) => page?.older)).toEqual([NOW - 60, NOW - 120, NOW - 180])
  await queryClient.fetchQuery(olderQuery(market, hourly, NOW))
  expect(asked.map((params, index) => [params.get('symbol'), params.get('resolution'), NOW - from(index)])).toEqual([
    ['BTCUSDC', '1', 300 * 60],
    ['ETHUSDC', '1', 300 * 60],
    ['BTCUSDC', '60', 300 * 3_600],
    ['BTCUSDC', '60', 300 * 3_600],
  ])
})
