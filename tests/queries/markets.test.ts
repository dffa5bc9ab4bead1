import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/queries/client.ts'
import { marketsQuery, priceQuery, seenPricesQuery } from '../../src/queries/markets.ts'
import type { MarketName } from '../../src/wire/scalars.ts'
import { paperFetch } from '../reliability/paperFetch.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const seen = (market: string) => queryClient.getQueryData(seenPricesQuery(market as MarketName).queryKey)?.get(market as MarketName)

test('the list of markets tells the price of each, so that a chart has begun before its market is opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  paperFetch()
  for (let refresh = 0; refresh < 3; refresh += 1) {
    vi.setSystemTime(Date.now() + 60_000)
    const markets = await queryClient.fetchQuery(marketsQuery)
    expect(seen('ETH-USDC')?.candles).toHaveLength(refresh + 1)
    expect(seen('ETH-USDC')?.candles.at(-1)?.close).toBe(markets.items.find(({ market }) => market === 'ETH-USDC')?.price)
  }
  expect(queryClient.getQueryData(seenPricesQuery('BTC-USDC' as MarketName).queryKey)?.size).toBeGreaterThan(10)
})

test('of a thousand markets two hundred are remembered, and the one on screen in any case', async () => {
  const exchange = paperFetch()
  exchange.scale({ markets: 1_000, email: 'demo@paper.example' })
  const { items } = await queryClient.fetchQuery(marketsQuery)
  expect(items).toHaveLength(1_000)
  const last = items.at(-1)?.market ?? ''
  expect(seen(last)).toBeUndefined()
  await queryClient.fetchQuery(priceQuery(last as MarketName))
  expect(seen(last)?.candles).toHaveLength(1)
  expect(queryClient.getQueryData(seenPricesQuery(last as MarketName).queryKey)?.size).toBe(201)
})
