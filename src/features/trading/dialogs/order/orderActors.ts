import { hashKey } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { Failure } from '../../../../api/failure.ts'
import type { ReadableList } from '../../../../api/listOf.ts'
import { listOrders, type Order } from '../../../../api/order.ts'
import type { OrderId } from '../../../../api/scalars.ts'
import { TRADING_REFRESH_MS } from '../../../../constants/limits.ts'
import type { OrderSeen } from '../../../../machines/orderDialog.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { newestOrders } from '../../../../queries/knownOrderIds.ts'
import { ordersQuery } from '../../../../queries/orders.ts'
import { fetchOrdersNow, refreshOrders } from '../../../../queries/ordersNow.ts'

/** One order of a list, of duplicate ids the later: null if it is no longer listed, undefined if it may be one of the unreadable entries. */
const orderOf = ({ items, unreadable }: ReadableList<Order>, id: OrderId) =>
  items.findLast(({ orderId }) => orderId === id) ?? (unreadable > 0 ? undefined : null)

/** The order in the newest cached list: null if it is no longer listed, undefined if that is unknown. */
export function listedOrder({ orderId, market }: Pick<Order, 'orderId' | 'market'>): Order | null | undefined {
  const newest = newestOrders(market).state?.data
  return newest && orderOf(newest, orderId)
}

/** Watches one order in the lists that the page already polls: all orders, or those of its market. */
const watch = fromCallback<{ type: 'NOTHING' }, Order>(({ input, sendBack }) => {
  const lists = new Set([ordersQuery(), ordersQuery(input.market)].map(({ queryKey }) => hashKey(queryKey)))
  return queryClient.getQueryCache().subscribe((event) => {
    // A list that is only marked as old is reported as updated, too, with the orders it had.
    if (event.type !== 'updated' || event.action.type !== 'success' || !lists.has(event.query.queryHash)) return
    const orders = queryClient.getQueryData<ReadableList<Order>>(event.query.queryKey)
    const order = orders && orderOf(orders, input.orderId)
    if (order === undefined) return
    const seen: OrderSeen = { type: 'SEEN', order }
    sendBack(seen)
  })
})

/** The same, but throws a Failure if the order may be one of the unreadable entries. */
function orderIn(orders: ReadableList<Order>, id: OrderId): Order | null {
  const order = orderOf(orders, id)
  if (order === undefined) throw new Failure('malformed', { path: listOrders.path })
  return order
}

/** Fetches the order from the exchange; null if it is no longer listed. Throws a Failure if that cannot be determined. */
export const fetchOrderNow = async (
  { orderId, market }: Pick<Order, 'orderId' | 'market'>,
  signal: AbortSignal,
): Promise<Order | null> => orderIn(await fetchOrdersNow(market, signal), orderId)

const TRIES = 3
const pause = () => new Promise((resolve) => setTimeout(resolve, TRADING_REFRESH_MS / TRIES))

/** Refreshes orders and balance and returns the order. The outcome is shown only once this is known, so failures are retried. */
async function freshOrder(order: Order, signal: AbortSignal): Promise<Order | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return orderIn(await refreshOrders(order.market, signal), order.orderId)
    } catch (error) {
      if (signal.aborted || tries === TRIES) throw error
      await pause()
    }
  }
}

/** What every flow about one order runs: it watches the order, and refreshes it after a change. */
export const orderActors = {
  watch,
  refresh: fromPromise<Order | null, Order>(({ input, signal }) => freshOrder(input, signal)),
}
