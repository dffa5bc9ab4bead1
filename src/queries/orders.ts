import { queryOptions } from '@tanstack/react-query'
import type { ReadableList } from '../api/listOf.ts'
import { listOrders, Order } from '../api/order.ts'
import type { MarketName, OrderId } from '../api/scalars.ts'
import * as z from '../api/zod.ts'
import { canTrade } from '../domain/market/freshness.ts'
import { orderTab } from '../domain/order/orderTabs.ts'
import { deviceNow } from '../platform/clock.ts'
import { call } from './call/call.ts'
import { pollOptions, queryClient } from './call/client.ts'
import { polledList } from './polledList.ts'
import { walletQuery } from './wallets.ts'

const endpoints = new Map<MarketName | undefined, ReturnType<typeof newEndpoint>>()
/** The P&L of an open order is computed from the live price; the exchange's own is used only for closed orders. */
const isUnread = (order: Order, field: string) => field === 'pnl' && orderTab(order) !== 'history'
const newEndpoint = () => ({
  ...listOrders,
  response: z.object({ orders: polledList(Order, 'orders', 'orderId', isUnread) }),
})

/** The endpoint for the orders of one market, or of all; its response is parsed against the previous one of the same market. */
export function listOrdersOf(market?: MarketName) {
  const endpoint = endpoints.get(market) ?? newEndpoint()
  endpoints.set(market, endpoint)
  return endpoint
}

/** Number of requests for orders. */
let requests = 0
/** By market, the number of the request whose response is shown. */
const shown = new Map<MarketName | undefined, number>()
/** Number of the last request before a change. */
let askedBefore = 0

const fetchOrders = async (market: MarketName | undefined, signal?: AbortSignal) => {
  const number = (requests += 1)
  const { orders } = await call(listOrdersOf(market), market ? { market } : {}, { signal })
  return { orders, number }
}

/** Key prefix of all order lists. */
export const ordersKey = ['orders'] as const

/** Orders of one market, or of all if omitted. Polled. */
export const ordersQuery = (market?: MarketName) =>
  queryOptions({
    queryKey: [...ordersKey, market ?? 'all'],
    queryFn: async ({ signal }) => {
      const { orders, number } = await fetchOrders(market, signal)
      shown.set(market, number)
      return orders
    },
    ...pollOptions,
  })

/** Whether the list of a market, or of all, was requested after the last change in this tab. */
const isReadSinceChange = (market?: MarketName): boolean => (shown.get(market) ?? 0) > askedBefore

/**
 * Ids of the orders before one of this market is sent, from the newer of the two lists. Null if that list is missing, older than a
 * price may be, or not read since the last change: an earlier order might be mistaken for this one.
 */
export function knownOrderIds(market: MarketName): readonly OrderId[] | null {
  const stateOf = (of?: MarketName) => queryClient.getQueryState(ordersQuery(of).queryKey)
  const newest = (stateOf(market)?.dataUpdatedAt ?? 0) > (stateOf()?.dataUpdatedAt ?? 0) ? market : undefined
  const state = stateOf(newest)
  if (!state?.data || !isReadSinceChange(newest) || !canTrade(state.dataUpdatedAt, deviceNow())) return null
  return state.data.items.map(({ orderId }) => orderId)
}

/**
 * Fetches the current orders of a market; of all if they are on screen or no market is given. Bypasses the
 * cache, which may be older than a change, and updates it: a response requested earlier never replaces a newer one.
 */
export async function fetchOrdersNow(market?: MarketName, signal?: AbortSignal): Promise<ReadableList<Order>> {
  const areAllVisible = queryClient.getQueryCache().find({ queryKey: ordersQuery().queryKey })?.isActive()
  const target = areAllVisible ? undefined : market
  const { queryKey } = ordersQuery(target)
  const { orders, number } = await fetchOrders(target, signal)
  // Requested before the data on screen, or before a change: several orders may be closed at once.
  if (number <= Math.max(askedBefore, shown.get(target) ?? 0)) return orders
  shown.set(target, number)
  // A poll in progress may have been requested earlier.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, orders)
  return orders
}

const tradingKeys = [ordersKey, walletQuery.queryKey]
/** Discards fetches that started before the change. */
const cancelTrading = () => {
  askedBefore = requests
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
