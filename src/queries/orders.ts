import { queryOptions } from '@tanstack/react-query'
import { failureOf, isUncertain } from '../wire/failure.ts'
import type { Listed } from '../wire/listOf.ts'
import { closeOrder, createOrder, editOrder, listOrders, Order, type OrderEdit, type OrderRequest } from '../wire/order.ts'
import type { MarketName, OrderId } from '../wire/scalars.ts'
import * as z from '../zod.ts'
import { call } from './call.ts'
import { polled, queryClient } from './client.ts'
import { orderMarks } from './orderMarks.ts'
import { polledList } from './polledList.ts'
import { walletQuery } from './wallets.ts'

const readers = new Map<MarketName | undefined, ReturnType<typeof reader>>()
const reader = () => ({ ...listOrders, response: z.object({ orders: polledList(Order, 'orders', 'orderId') }) })

/** The call of the orders of one market, or of all, whose answer is read against the one before to the same question. */
export function listOrdersOf(market?: MarketName) {
  const known = readers.get(market) ?? reader()
  readers.set(market, known)
  return known
}

const fetchOrders = async (market: MarketName | undefined, signal?: AbortSignal) =>
  (await call(listOrdersOf(market), market ? { market } : {}, { signal })).orders

/** What the keys of all lists of orders begin with. */
export const ordersKey = ['orders'] as const

/** Orders of one market, or of all when it is left out. Refreshed every 3,000 ms. */
export const ordersQuery = (market?: MarketName) =>
  queryOptions({
    queryKey: [...ordersKey, market ?? 'all'],
    queryFn: ({ signal }) => fetchOrders(market, signal),
    ...polled,
  })

/**
 * The orders of a market as the exchange has them now, or all where they are on screen or no market is named. Asked past the
 * cache, where an answer may be older than a change, and put there for whoever shows them.
 */
export async function fetchOrdersNow(market?: MarketName, signal?: AbortSignal): Promise<Listed<Order>> {
  const areAllShown = queryClient.getQueryCache().find({ queryKey: ordersQuery().queryKey })?.isActive()
  const asked = areAllShown ? undefined : market
  const orders = await fetchOrders(asked, signal)
  queryClient.setQueryData(ordersQuery(asked).queryKey, orders)
  return orders
}

const tradingKeys = [ordersKey, walletQuery.queryKey]
/** A fetch that began before the change is thrown away. */
const cancelTrading = () => Promise.all(tradingKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })))

/** Orders and balance as they are after a change. */
export async function refreshTrading(): Promise<void> {
  await cancelTrading()
  await Promise.all(tradingKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** The same where an order of a market was changed: the orders are asked for once, and told. */
export async function refreshOrders(market: MarketName, signal: AbortSignal): Promise<Listed<Order>> {
  await cancelTrading()
  await queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' })
  const [orders] = await Promise.all([fetchOrdersNow(market, signal), queryClient.invalidateQueries({ queryKey: walletQuery.queryKey })])
  return orders
}

/** `key` is one UUID per confirmation. Contract §1. */
export async function sendOrder(order: OrderRequest, key: string) {
  const answer = await call(createOrder, order, { idempotencyKey: key })
  if (answer.orderId !== null && order.price === undefined) orderMarks.add(answer.orderId, 'openedHere')
  return answer
}

export async function sendClose({ orderId, market }: { orderId: OrderId; market: MarketName }, key: string) {
  // Before it is sent: a refresh may see it done before its answer is there.
  orderMarks.add(orderId, 'closedHere')
  try {
    return await call(closeOrder, { orderId, market }, { idempotencyKey: key })
  } catch (error) {
    if (!isUncertain(failureOf(error))) orderMarks.remove(orderId, 'closedHere')
    throw error
  }
}

export const sendEdit = (edit: OrderEdit, key: string) => call(editOrder, edit, { idempotencyKey: key })
