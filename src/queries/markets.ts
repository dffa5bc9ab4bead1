import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReadableList } from '../api/listOf.ts'
import { getPrice, ListedMarket, listFeeRates, listMarkets, type Market } from '../api/market.ts'
import type { MarketName } from '../api/scalars.ts'
import * as z from '../api/zod.ts'
import { findMarket } from '../domain/market/market.ts'
import { call, timedCall } from './call/call.ts'
import { pollOptions } from './call/client.ts'
import { polledList } from './polledList.ts'
import { setListedPrices, setPrice } from './prices.ts'

const pollMarkets = { ...listMarkets, response: z.object({ markets: polledList(ListedMarket, 'markets', 'market') }) }

/** All markets, without prices: a response in which only prices differ changes nothing here. Polled. */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: async ({ client, signal }): Promise<ReadableList<Market>> => {
    const { data, sentAt } = await timedCall(pollMarkets, {}, { signal })
    const { items, unreadable } = data.markets
    // Of duplicate names the last wins: every screen assumes unique markets.
    const unique = [...new Map(items.map((market) => [market.market, market])).values()]
    setListedPrices(client, unique, sentAt)
    return { items: unique.map(({ price: _price, ...market }) => market), unreadable }
  },
  ...pollOptions,
})

/** The price of the market on screen, written to `prices.ts`. Its code 9000 requires a login. Polled. */
export const priceQuery = (market: MarketName) =>
  queryOptions({
    queryKey: ['price', market],
    queryFn: async ({ client, signal }) => {
      const { data, sentAt } = await timedCall(getPrice, { market }, { signal })
      const { price } = data
      setPrice(client, { market, price }, sentAt)
      return { price }
    },
    ...pollOptions,
  })

/** The fee table of the shell's fees page. */
export const feeRatesQuery = queryOptions({
  queryKey: ['feeRates'],
  queryFn: async ({ signal }) => (await call(listFeeRates, {}, { signal })).list,
  staleTime: 60_000,
})

/** The same rates for visitors without a session, from the public market list. */
export const publicFeeRatesQuery = queryOptions({
  queryKey: ['feeRates', 'public'],
  queryFn: async ({ signal }) => (await call(listMarkets, {}, { signal })).markets,
  staleTime: 60_000,
})

/** The market of this name in the cached list; null if it is not listed, or the list is not loaded. */
export const listedMarket = (client: QueryClient, name: string | null): Market | null =>
  findMarket(client.getQueryData(marketsQuery.queryKey)?.items, name)
