import { queryOptions, skipToken } from '@tanstack/react-query'
import { addPrice, type Candle } from '../domain/candles.ts'
import type { Listed } from '../wire/longList.ts'
import { type FeeRates, getPrice, listFeeRates, listMarkets, type Market } from '../wire/market.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'
import { call } from './call.ts'
import { polled, queryClient } from './client.ts'
import { listed } from './listed.ts'

/** The present price and the last one that differed from it: what arrow and colour compare with. */
interface Told {
  price: Decimal | null
  previousPrice: Decimal | null
}

/** A market with the price before. */
export type PricedMarket = Market & Told

const previousOf = (before: Told | undefined, price: Decimal | null) =>
  before === undefined ? null : before.price === price ? before.previousPrice : before.price

/** All markets with their prices: the dropdown, the P&L of every row. Refreshed every 3,000 ms. */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: async ({ client, queryKey, signal }): Promise<Listed<PricedMarket>> => {
    const { markets } = await call(listMarkets, {}, { signal })
    const before = new Map(client.getQueryData<Listed<PricedMarket>>(queryKey)?.items.map((market) => [market.market, market]))
    // The last of equal names counts: a list of unique markets is what every screen assumes.
    const unique = new Map(markets.items.map((market) => [market.market, market]))
    const items = [...unique.values()].map((market) => ({ ...market, previousPrice: previousOf(before.get(market.market), market.price) }))
    return { items, leftOut: markets.leftOut }
  },
  ...listed<PricedMarket>(),
  ...polled,
})

/** One-minute candles of the prices seen since the app was opened: what the app's own chart draws. Never asked for. */
export const candlesQuery = (market: MarketName) =>
  queryOptions<readonly Candle[]>({
    queryKey: ['candles', market],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The price of the market on screen. Its code 9000 asks for a login. Refreshed every 3,000 ms. */
export const priceQuery = (market: MarketName) =>
  queryOptions({
    queryKey: ['price', market],
    queryFn: async ({ client, queryKey, signal }): Promise<Told> => {
      const { price } = await call(getPrice, { market }, { signal })
      client.setQueryDefaults(['candles'], { gcTime: Number.POSITIVE_INFINITY })
      client.setQueryData(candlesQuery(market).queryKey, (candles: readonly Candle[] | undefined) => addPrice(candles ?? [], price, Date.now()))
      return { price, previousPrice: previousOf(client.getQueryData<Told>(queryKey), price) }
    },
    ...polled,
  })

/** When the newest price of a market came in, epoch ms; 0 when none has. */
export const priceUpdatedAt = (market: MarketName): number =>
  Math.max(
    queryClient.getQueryState(priceQuery(market).queryKey)?.dataUpdatedAt ?? 0,
    queryClient.getQueryState(marketsQuery.queryKey)?.dataUpdatedAt ?? 0,
  )

/** The fee table of the shell's fees page; asked once a visit. */
export const feeRatesQuery = queryOptions({
  queryKey: ['feeRates'],
  queryFn: async ({ signal }) => (await call(listFeeRates, {}, { signal })).list,
  ...listed<FeeRates>(),
  staleTime: 60_000,
})

/** The same rates for visitors without a session, from the public market list. */
export const publicFeeRatesQuery = queryOptions({
  queryKey: ['feeRates', 'public'],
  queryFn: async ({ signal }) => (await call(listMarkets, {}, { signal })).markets,
  ...listed<Market>(),
  staleTime: 60_000,
})
