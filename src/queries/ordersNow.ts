import type { ReadableList } from '../api/listOf.ts'
import type { Order } from '../api/order.ts'
import type { MarketName } from '../api/scalars.ts'
import { queryClient } from './call/client.ts'
import { orderReads, ordersKey, ordersQuery } from './orders.ts'
import { walletQuery } from './wallets.ts'

/**
 * Fetches the current orders of a market; of all if they are on screen or no market is given. Bypasses the
 * cache, which may be older than a change, and updates it: a response requested earlier never replaces a newer one.
 */
export async function fetchOrdersNow(market?: MarketName, signal?: AbortSignal): Promise<ReadableList<Order>> {
  const areAllVisible = queryClient.getQueryCache().find({ queryKey: ordersQuery().queryKey })?.isActive()
  const target = areAllVisible ? undefined : market
  const { queryKey } = ordersQuery(target)
  const { orders, number } = await orderReads.fetch(target, signal)
  // Requested before the data on screen, or before a change: several orders may be closed at once.
  if (!orderReads.isNewest(target, number)) return orders
  orderReads.show(target, number)
  // A poll in progress may have been requested earlier.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, orders)
  return orders
}

const tradingKeys = [ordersKey, walletQuery.queryKey]
/** Discards fetches that started before the change. */
const cancelTrading = () => {
  orderReads.changed()
  return Promise.all(tradingKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
}

/** Refetches orders and balance after a change. */
export async function refreshTrading(): Promise<void> {
  await cancelTrading()
  await Promise.all(tradingKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** The same after a change to an order of one market: fetches its orders once and returns them. */
export async function refreshOrders(market: MarketName, signal: AbortSignal): Promise<ReadableList<Order>> {
  await cancelTrading()
  await queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' })
  const [orders] = await Promise.all([
    fetchOrdersNow(market, signal),
    queryClient.invalidateQueries({ queryKey: walletQuery.queryKey }),
  ])
  return orders
}
