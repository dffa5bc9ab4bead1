import { notifyManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Market } from '../../../src/api/market.ts'
import { MarketName } from '../../../src/api/scalars.ts'
import { PRICE_MAX_AGE_MS } from '../../../src/constants/limits.ts'
import { chartStorage } from '../../../src/platform/chartStorage.ts'
import { steadyNow } from '../../../src/platform/clock.ts'
import { storage } from '../../../src/platform/storage.ts'
import { queryClient as client } from '../../../src/queries/call/client.ts'
import { marketsQuery } from '../../../src/queries/markets.ts'
import { minutesQuery, storeMinutes } from '../../../src/queries/minutes.ts'
import {
  canTradeBy,
  priceNow,
  priceOf,
  pricesFeed,
  selectFromPrices,
  setListedPrices,
  setPrice,
} from '../../../src/queries/prices.ts'
import { d } from '../domain/builders.ts'

const [BTC, ETH] = [MarketName.parse('BTC-USDC'), MarketName.parse('ETH-USDC')]
afterEach(() => client.clear())

test('a price keeps its object and the price before it until it changes', () => {
  expect(priceOf(client, BTC)).toEqual({ price: null, previousPrice: null })
  setPrice(client, { market: BTC, price: d('5') }, steadyNow())
  const first = priceOf(client, BTC)
  expect(first).toEqual({ price: '5', previousPrice: null })
  setPrice(client, { market: BTC, price: d('5') }, steadyNow())
  expect(priceOf(client, BTC)).toBe(first)
  setPrice(client, { market: BTC, price: d('6') }, steadyNow())
  expect(priceOf(client, BTC)).toEqual({ price: '6', previousPrice: '5' })
  setPrice(client, { market: BTC, price: d('4') }, steadyNow())
  const last = priceOf(client, BTC)
  expect(last).toEqual({ price: '4', previousPrice: '6' })
  setPrice(client, { market: BTC, price: d('4.00') }, steadyNow())
  expect(priceOf(client, BTC), 'the same price in another notation').toBe(last)
})

test('a list replaces all older prices: a market that it leaves out has none, and keeps what was seen', () => {
  setPrice(client, { market: BTC, price: d('6') }, steadyNow())
  const [btc, eth] = [BTC, ETH].map((market) => ({ market, price: d('3') }))
  setListedPrices(client, [btc!, eth!], steadyNow() - 60_000)
  setPrice(client, btc!, steadyNow() - 60_000)
  expect([priceOf(client, BTC).price, priceOf(client, ETH).price]).toEqual(['6', '3'])
  setListedPrices(client, [{ market: BTC, price: d('7') }], steadyNow())
  expect([priceOf(client, BTC).price, priceOf(client, ETH).price]).toEqual(['7', null])
  setListedPrices(client, [{ market: ETH, price: d('6') }], steadyNow())
  expect(priceNow(client, ETH)?.seen?.ticks.map(({ price }) => price)).toEqual(['3', '6'])
})

test('of prices only listed fewer are kept than of the one on screen, all dated by when they were asked for', () => {
  setPrice(client, { market: BTC, price: d('5') }, steadyNow() - 3_600_000)
  const hoursAgo = (Date.now() / 1_000 - (priceNow(client, BTC)?.seen?.ticks[0]?.time ?? 0)) / 3_600
  expect(hoursAgo).toBeCloseTo(1, 1)
  setListedPrices(
    client,
    Array.from({ length: 201 }, (_, index) => ({ market: MarketName.parse(`M${index}-USDC`), price: d('1') })),
    steadyNow(),
  )
  const seen = (index: number) => priceNow(client, MarketName.parse(`M${index}-USDC`))?.seen
  expect([seen(199) === undefined, seen(200) === undefined]).toEqual([false, true])
  setPrice(client, { market: MarketName.parse('M200-USDC'), price: d('1') }, steadyNow())
  expect(seen(200)?.ticks).toHaveLength(1)
  for (const s of [2, 1, 0]) setListedPrices(client, [{ market: ETH, price: d(`${s + 3}`) }], steadyNow() - s * 1_000)
  expect(priceNow(client, ETH)?.seen?.ticks.length).toBeLessThan(3)
  for (const s of [0, 3, 6]) {
    const [tick, at] = [{ market: BTC, price: d(`${s + 3}`) }, steadyNow() + s * 1_000]
    setListedPrices(client, [tick], at)
    setPrice(client, tick, at)
  }
  expect(priceNow(client, BTC)?.seen?.ticks.slice(1)).toHaveLength(3)
})

test('a price of 0 is none', () => {
  setPrice(client, { market: BTC, price: d('5') }, steadyNow() - 1_000)
  setPrice(client, { market: BTC, price: d('0') }, steadyNow())
  expect(priceOf(client, BTC).price).toBeNull()
  expect(priceNow(client, BTC)?.seen?.ticks.map(({ price }) => price)).toEqual(['5'])
  expect(priceNow(client, BTC)?.seen?.candles.map(({ low }) => low)).toEqual(['5'])
})

test('listeners hear of a price once, and only of prices', async () => {
  const heard = vi.fn()
  expect(pricesFeed(client)).toBe(pricesFeed(client))
  const stop = pricesFeed(client)(heard)
  const written = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))
  client.setQueryData(['other'], 1)
  await written()
  expect(heard).not.toHaveBeenCalled()
  setPrice(client, { market: BTC, price: d('5') }, steadyNow())
  await written()
  expect(heard).toHaveBeenCalledOnce()
  stop()
  setPrice(client, { market: BTC, price: d('6') }, steadyNow())
  await written()
  expect(heard).toHaveBeenCalledOnce()
})

test('a value derived from prices is computed once per set of prices, and keeps its object while it is equal', () => {
  const derive = vi.fn((price: (market: MarketName) => string | null) => ({ sum: Number(price(BTC) ?? 0) > 0 }))
  const read = selectFromPrices(client, derive)
  expect(read()).toEqual({ sum: false })
  setPrice(client, { market: BTC, price: d('5') }, steadyNow())
  const first = read()
  expect(first).toEqual({ sum: true })
  expect(read()).toBe(first)
  expect(derive).toHaveBeenCalledTimes(2)
  setPrice(client, { market: BTC, price: d('6') }, steadyNow())
  expect(read()).toBe(first)
  expect(derive).toHaveBeenCalledTimes(3)
})

test('trading needs a fresh price of every market', () => {
  expect(canTradeBy(client, [BTC])).toBe(false)
  setPrice(client, { market: BTC, price: d('5') }, steadyNow() - PRICE_MAX_AGE_MS - 1)
  expect(canTradeBy(client, [BTC])).toBe(false)
  setPrice(client, { market: BTC, price: d('5') }, steadyNow())
  setPrice(client, { market: ETH, price: null }, steadyNow())
  expect([canTradeBy(client, [BTC]), canTradeBy(client, [BTC, ETH]), canTradeBy(client, [ETH])]).toEqual([
    true,
    false,
    false,
  ])
})

test('a page that is left keeps the minutes of all markets, those of the one on screen first, and those of the page before', async () => {
  storage.futuresMarket.set(ETH)
  const items = [BTC, ETH].map((market) => ({ market }) as Market) // only the name is read
  const list = () => client.setQueryData(marketsQuery.queryKey, { items, unreadable: 0 })
  list()
  for (const market of [BTC, ETH]) setPrice(client, { market, price: d('5') }, steadyNow() - 60_000)
  storeMinutes(client, null)
  expect(Object.keys(JSON.parse(chartStorage.minutes.get() ?? '{}'))).toEqual([ETH, BTC])
  // The next page is left before its markets have come, and again after one price of one of them.
  client.clear()
  storeMinutes(client, null)
  list()
  setPrice(client, { market: ETH, price: d('7') }, steadyNow())
  storeMinutes(client, null)
  client.clear()
  const closes = async (of: MarketName) => (await client.fetchQuery(minutesQuery(of))).map(({ close }) => close)
  expect([await closes(BTC), await closes(ETH)]).toEqual([['5'], ['5', '7']])
})
