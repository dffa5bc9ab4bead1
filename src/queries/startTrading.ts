import { storage } from '../platform/storage.ts'
import { MarketName } from '../api/scalars.ts'
import * as z from '../api/zod.ts'
import { queryClient } from './client.ts'
import { marketsQuery, priceQuery } from './markets.ts'
import { ordersQuery } from './orders.ts'
import { walletQuery } from './wallets.ts'

/** Prefetches the first data of the trading page, so that it is drawn once; `name` is the market in the address. Specification §2. */
export function startTrading(name: string) {
  void queryClient.prefetchQuery(marketsQuery)
  void queryClient.prefetchQuery(walletQuery)
  const market = z.safeParse(MarketName, name).data
  if (market === undefined) return
  void queryClient.prefetchQuery(priceQuery(market))
  void queryClient.prefetchQuery(ordersQuery(storage.allMarkets.get() ? undefined : market))
}
