import type { Endpoint } from '../api/endpoint.ts'
import { MARKET_CALLS, PAGE_CALLS, SHELL_CALLS } from '../api/firstCalls.ts'
import { getPrice, listMarkets } from '../api/market.ts'
import { listOrders } from '../api/order.ts'
import { MarketName } from '../api/scalars.ts'
import { checkAvailability, getFuturesProfile, getUserConfiguration, getUserProfile } from '../api/user.ts'
import { listWallets } from '../api/wallet.ts'
import * as z from '../api/zod.ts'
import { storage } from '../platform/storage.ts'
import { queryClient } from './call/client.ts'
import { marketsQuery, priceQuery } from './markets.ts'
import { ordersQuery } from './orders.ts'
import { availabilityQuery, contestsVisibilityQuery, futuresProfileQuery, userProfileQuery } from './user.ts'
import { walletQuery } from './wallets.ts'

/** The orders that the trading page of a market shows: those of all markets, if the trader has chosen so. */
export const ordersOnPage = (market: MarketName) => ordersQuery(storage.allMarkets.get() ? undefined : market)

/** How each first call is prefetched. Which of them a page starts with is in `api/firstCalls.ts`. */
const prefetches = new Map<Endpoint, (market: MarketName | undefined) => unknown>([
  [checkAvailability, () => queryClient.prefetchQuery(availabilityQuery)],
  [getUserProfile, () => queryClient.prefetchQuery(userProfileQuery)],
  [getFuturesProfile, () => queryClient.prefetchQuery(futuresProfileQuery)],
  [getUserConfiguration, () => queryClient.prefetchQuery(contestsVisibilityQuery)],
  [listMarkets, () => queryClient.prefetchQuery(marketsQuery)],
  [listWallets, () => queryClient.prefetchQuery(walletQuery)],
  [getPrice, (market) => market && queryClient.prefetchQuery(priceQuery(market))],
  [listOrders, (market) => market && queryClient.prefetchQuery(ordersOnPage(market))],
])

function start(calls: readonly Endpoint[], name?: string) {
  const market = z.safeParse(MarketName, name).data
  for (const endpoint of calls) prefetches.get(endpoint)?.(market)
}

/** Starts the gate's requests, before the texts and the shell's code have loaded. Specification §4. */
export const startShell = () => start(SHELL_CALLS)

/** Prefetches the first data of the trading page, so that it is drawn once; `name` is the market in the address, if there is one. Specification §2. */
export const startPage = (name?: string) => start([...PAGE_CALLS, ...MARKET_CALLS], name)
