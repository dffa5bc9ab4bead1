import type { MarketName, OrderId } from '../api/scalars.ts'
import { canTrade } from '../domain/market/freshness.ts'
import { deviceNow } from '../platform/clock.ts'
import { queryClient } from './call/client.ts'
import { orderReads, ordersQuery } from './orders.ts'

/** The newer of the two cached lists that may hold a market's orders: its own, or (`of` undefined) that of all. */
export function newestOrders(market: MarketName) {
  const stateOf = (of?: MarketName) => queryClient.getQueryState(ordersQuery(of).queryKey)
  const of = (stateOf(market)?.dataUpdatedAt ?? 0) > (stateOf()?.dataUpdatedAt ?? 0) ? market : undefined
  return { of, state: stateOf(of) }
}

/**
 * Ids of the orders before one of this market is sent, from the newer of the two lists. Null if that list is missing, older than a
 * price may be, or not read since the last change: an earlier order might be mistaken for this one.
 */
export function knownOrderIds(market: MarketName): readonly OrderId[] | null {
  const { of, state } = newestOrders(market)
  if (!state?.data || !orderReads.isSinceChange(of) || !canTrade(state.dataUpdatedAt, deviceNow())) return null
  return state.data.items.map(({ orderId }) => orderId)
}
