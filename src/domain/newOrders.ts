import type { Listed } from '../wire/listOf.ts'
import type { Order, OrderRequest } from '../wire/order.ts'
import { Decimal, type OrderId } from '../wire/scalars.ts'
import { compare } from './decimal.ts'

/** A pending limit order shows its own price as the one it starts at; once it is filled it may have got a better one. */
const hasPrice = ({ state, startPrice }: Order, limitPrice: Decimal | undefined): boolean =>
  state !== 'NEW' || limitPrice === undefined || startPrice === null || compare(startPrice, limitPrice) === 0

const isAsAsked = (order: Order, asked: OrderRequest): boolean =>
  order.market === asked.market &&
  order.type === asked.type &&
  compare(order.amount, asked.amount) === 0 &&
  compare(order.leverage, Decimal.parse(asked.leverage)) === 0 &&
  hasPrice(order, asked.price)

/**
 * Whether an order whose answer was lost did arrive. `known` are the orders there were just before it was
 * sent; null where that was not known, and then only the absence of any such order tells something. Where orders could not
 * be read, it may be one of them, so its absence tells nothing.
 * Every match counts: a browser may send one request twice. Contract §4, reliability A2, A12, F1.
 */
export function newOrders(
  asked: OrderRequest,
  { items, unreadable }: Listed<Order>,
  known: readonly OrderId[] | null,
): readonly OrderId[] | 'inconclusive' {
  const before = new Set(known)
  const found = items.filter((order) => isAsAsked(order, asked) && !before.has(order.orderId))
  if (found.length > 0 ? known === null : unreadable > 0) return 'inconclusive'
  return found.map(({ orderId }) => orderId)
}
