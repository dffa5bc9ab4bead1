import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type SeenPrices, seePrice } from '../domain/candles.ts'
import type { Listed } from '../wire/listOf.ts'
import { type FeeRates, getPrice, listFeeRates, listMarkets, Market } from '../wire/market.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'
import * as z from '../zod.ts'
import { call } from './call.ts'
import { polled, queryClient } from './client.ts'
import { listed } from './listed.ts'
import { polledList } from './polledList.ts'

const pollMarkets = { ...listMarkets, response: z.object({ markets: polledList(Market, 'markets', 'market') }) }

/** The present price and the last one that differed from it: what arrow and colour compare with. */
interface Told {
  price: Decimal | null
  previousPrice: Decimal | null
}

/** A market with the price before. */
export type PricedMarket = Market & Told

const previousOf = (before: Told | undefined, price: Decimal | null) =>
  before === undefined ? null : before.price === price ? before.previousPrice : before.price

/** The prices of all markets seen since the app was opened: what its own chart draws. Never asked for. */
const seenPrices = queryOptions<ReadonlyMap<MarketName, SeenPrices>>({
  queryKey: ['seenPrices'],
  queryFn: skipToken,
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Those of one market. */
export const seenPricesQuery = (market: MarketName) => queryOptions({ ...seenPrices, select: (all) => all.get(market) })

/** Of a longer list the rest is remembered while it is on screen. */
const MAX_REMEMBERED = 200

function remember(client: QueryClient, told: readonly Pick<Market, 'market' | 'price'>[]) {
  const now = Date.now()
  const seen = new Map(client.getQueryData(seenPrices.queryKey))
  for (const { market, price } of told) if (price !== null) seen.set(market, seePrice(seen.get(market), price, now))
  client.setQueryDefaults(seenPrices.queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  client.setQueryData(seenPrices.queryKey, seen)
}

/** All markets with their prices: the dropdown, the P&L of every row. Refreshed every 3,000 ms. */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: async ({ client, queryKey, signal }): Promise<Listed<PricedMarket>> => {
    const { markets } = await call(pollMarkets, {}, { signal })
    const before = new Map(client.getQueryData<Listed<PricedMarket>>(queryKey)?.items.map((market) => [market.market, market]))
    // The last of equal names counts: a list of unique markets is what every screen assumes.
    const unique = new Map(markets.items.map((market) => [market.market, market]))
    const items = [...unique.values()].map((market) => ({ ...market, previousPrice: previousOf(before.get(market.market), market.price) }))
    remember(client, items.slice(0, MAX_REMEMBERED))
    return { items, leftOut: markets.leftOut }
  },
  ...listed<PricedMarket>(),
  ...polled,
})

/** The price of the market on screen. Its code 9000 asks for a login. Refreshed every 3,000 ms. */
export const priceQuery = (market: MarketName) =>
  queryOptions({
    queryKey: ['price', market],
    queryFn: async ({ client, queryKey, signal }): Promise<Told> => {
      const { price } = await call(getPrice, { market }, { signal })
      remember(client, [{ market, price }])
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
