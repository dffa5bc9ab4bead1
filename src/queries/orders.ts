import { queryOptions } from '@tanstack/react-query'
import { failureOf, isUncertain } from '../wire/failure.ts'
import { closeOrder, createOrder, editOrder, listOrders, Order, type OrderEdit, type OrderRequest } from '../wire/order.ts'
import type { MarketName, OrderId } from '../wire/scalars.ts'
import * as z from '../zod.ts'
import { call } from './call.ts'
import { polled, queryClient } from './client.ts'
import { orderMarks } from './orderMarks.ts'
import { polledList } from './polledList.ts'

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

/** Orders of one market, or of all when it is left out. Refreshed every 3,000 ms. */
export const ordersQuery = (market?: MarketName) =>
  queryOptions({
    queryKey: ['orders', market ?? 'all'],
    queryFn: ({ signal }) => fetchOrders(market, signal),
    ...polled,
  })

/** All orders as the exchange has them now, past the cache: how a lost answer is looked up. */
export const lookAtOrders = (signal?: AbortSignal) => fetchOrders(undefined, signal)

/** Orders and balance as they are after a change. A fetch that began before the change is thrown away. */
export async function refreshTrading(): Promise<void> {
  const keys = [['orders'], ['wallet']]
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
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
