import { queryOptions } from '@tanstack/react-query'
import { getPrice, listFeeRates, listMarkets } from '../wire/market.ts'
import type { MarketName } from '../wire/scalars.ts'
import { call } from './call.ts'
import { polled } from './client.ts'

/** All markets with their prices: the dropdown, the P&L of every row. Refreshed every 3,000 ms. */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: async ({ signal }) => (await call(listMarkets, {}, { signal })).markets,
  ...polled,
})

/** The price of the market on screen. Its code 9000 asks for a login. Refreshed every 3,000 ms. */
export const priceQuery = (market: MarketName) =>
  queryOptions({
    queryKey: ['price', market],
    queryFn: async ({ signal }) => (await call(getPrice, { market }, { signal })).price,
    ...polled,
  })

/** The fee table of the shell's fees page; asked once a visit. */
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
