import { queryOptions } from '@tanstack/react-query'
import { listOrders, Order } from '../api/order.ts'
import type { MarketName } from '../api/scalars.ts'
import * as z from '../api/zod.ts'
import { orderTab } from '../domain/order/orderTabs.ts'
import { call } from './call/call.ts'
import { pollOptions } from './call/client.ts'
import { polledList } from './polledList.ts'

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

/** The requests for orders, by their number: which responses are newer than what is shown, and than the last change in this tab. */
export const orderReads = {
  async fetch(market: MarketName | undefined, signal?: AbortSignal) {
    const number = (requests += 1)
    const { orders } = await call(listOrdersOf(market), market ? { market } : {}, { signal })
    return { orders, number }
  },
  isNewest: (market: MarketName | undefined, number: number) => number > Math.max(askedBefore, shown.get(market) ?? 0),
  show: (market: MarketName | undefined, number: number) => void shown.set(market, number),
  /** Whether what is shown was requested after the last change. */
  isSinceChange: (market?: MarketName) => (shown.get(market) ?? 0) > askedBefore,
  /** Responses to earlier requests do not count any more. */
  changed: () => void (askedBefore = requests),
}

/** Key prefix of all order lists. */
export const ordersKey = ['orders'] as const

/** Orders of one market, or of all if omitted. Polled. */
export const ordersQuery = (market?: MarketName) =>
  queryOptions({
    queryKey: [...ordersKey, market ?? 'all'],
    queryFn: async ({ signal }) => {
      const { orders, number } = await orderReads.fetch(market, signal)
      orderReads.show(market, number)
      return orders
    },
    ...pollOptions,
  })
