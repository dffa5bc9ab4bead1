import { afterEach, expect, test, vi } from 'vitest'
import { listMarkets } from '../../../src/api/market.ts'
import type { Decimal, MarketName } from '../../../src/api/scalars.ts'
import { steadyNow } from '../../../src/platform/clock.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { marketsQuery, priceQuery } from '../../../src/queries/markets.ts'
import { priceNow, setPrice } from '../../../src/queries/prices.ts'
import { paperFetch } from '../../proofs/reliability/paperFetch.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const now = (market: string) => priceNow(queryClient, market as MarketName)
const seen = (market: string) => now(market)?.seen
const countSeen = (markets: { market: MarketName }[]) => markets.filter(({ market }) => seen(market)).length

test('the market list has all prices, so that a chart starts before its market is opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  paperFetch()
  for (let refresh = 0; refresh < 3; refresh += 1) {
    vi.setSystemTime(Date.now() + 60_000)
    await queryClient.fetchQuery(marketsQuery)
    expect(seen('ETH-USDC')?.candles).toHaveLength(refresh + 1)
    expect(seen('ETH-USDC')?.candles.at(-1)?.close).toBe(now('ETH-USDC')?.price)
  }
  expect(countSeen(queryClient.getQueryData(marketsQuery.queryKey)?.items ?? [])).toBeGreaterThan(10)
})

test('a refresh with only new prices leaves every market identical', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const exchange = paperFetch()
  await queryClient.fetchQuery(marketsQuery)
  const before = queryClient.getQueryData(marketsQuery.queryKey)
  const price = now('BTC-USDC')?.price
  exchange.movePrice('BTC-USDC', '12345', true)
  const at = now('BTC-USDC')?.at ?? 0
  vi.setSystemTime(Date.now() + 60_000)
  await queryClient.fetchQuery(marketsQuery)
  expect(queryClient.getQueryData(marketsQuery.queryKey)).toBe(before)
  expect(now('BTC-USDC')).toMatchObject({ price: '12345.00', previousPrice: price })
  expect(now('BTC-USDC')?.at).toBeGreaterThanOrEqual(at + 60_000)
})

test('of two entries of one market the last counts', async () => {
  const { faults } = paperFetch()
  const { items } = await queryClient.fetchQuery(marketsQuery)
  queryClient.clear()
  const twice = ['1', '2'].map((price) => ({ ...items[0], price }))
  faults.set({ path: listMarkets.path, kind: 'body', times: 0, body: JSON.stringify({ result: 'ok', markets: twice }) })
  expect((await queryClient.fetchQuery(marketsQuery)).items).toHaveLength(1)
  expect(now(items[0]?.market ?? '')?.price).toBe('2')
})

test('minutes seen are those of the exchange’s clock, whatever the device’s says', () => {
  const hourMs = 3_600_000
  const exchangeNow = Math.floor(Date.now() / 60_000) * 60_000 - 7 * hourMs + 30_000
  session.noticeDate(new Date(exchangeNow).toUTCString(), Date.now())
  setPrice(queryClient, { market: 'BTC-USDC' as MarketName, price: '1' as Decimal }, steadyNow())
  expect(seen('BTC-USDC')?.candles.at(-1)?.time).toBe((exchangeNow - 30_000) / 1_000)
  session.noticeDate(new Date().toUTCString(), Date.now())
  expect(session.at(0)).toBe(0)
})

test('a price is as old as its request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  paperFetch()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await answer(...request)
    vi.setSystemTime(Date.now() + 8_000)
    return response
  })
  const market = 'BTC-USDC' as MarketName
  const sentAt = steadyNow()
  await queryClient.fetchQuery(priceQuery(market))
  expect(now(market)?.at).toBeLessThan(sentAt + 1_000)
})
