import type { ReadableList } from '../../api/listOf.ts'
import type { Order, OrderRequest } from '../../api/order.ts'
import { Decimal, type OrderId } from '../../api/scalars.ts'
import { compare } from '../money/decimal.ts'

/** A pending limit order has its limit price as startPrice; once filled it may have a better one. */
const hasPrice = ({ state, startPrice }: Order, limitPrice: Decimal | undefined): boolean =>
  state !== 'NEW' || limitPrice === undefined || startPrice === null || compare(startPrice, limitPrice) === 0

const isAsRequested = (order: Order, request: OrderRequest): boolean =>
  order.market === request.market &&
  order.type === request.type &&
  compare(order.amount, request.amount) === 0 &&
  compare(order.leverage, Decimal.parse(request.leverage)) === 0 &&
  hasPrice(order, request.price)

/**
 * Whether an order whose response was lost has arrived. `idsBefore` are the orders just before it was
 * sent, or null if unknown: then only the absence of any such order is conclusive. Among unreadable
 * entries it may be hidden, so its absence is inconclusive.
 * Every match counts: a browser may send one request twice. Contract §4, reliability A2, A12, F1.
 */
export function newOrders(
  request: OrderRequest,
  { items, unreadable }: ReadableList<Order>,
  idsBefore: readonly OrderId[] | null,
): readonly OrderId[] | 'inconclusive' {
  const before = new Set(idsBefore)
  const found = items.filter((order) => isAsRequested(order, request) && !before.has(order.orderId))
  if (found.length > 0 ? idsBefore === null : unreadable > 0) return 'inconclusive'
  return found.map(({ orderId }) => orderId)
}
