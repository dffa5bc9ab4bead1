import type { ReadableList } from '../../api/listOf.ts'
import { Order } from '../../api/order.ts'
import type { OrderRequest } from '../../api/orderChanges.ts'
import { Decimal, type OrderId } from '../../api/scalars.ts'
import { compare } from '../money/decimal.ts'
import { type OrderTab, orderTab } from './orderTabs.ts'

/** An order that was sent. */
export interface SentOrder {
  order: OrderRequest
  /** The orders just before; null if unknown. */
  idsBefore: readonly OrderId[] | null
  /** Its ids; null until it is accepted, or found. */
  ids: readonly OrderId[] | null
  /** Its outcome is not known yet, or not read. */
  isPending: boolean
  /** Its answer was lost. */
  isUnknown: boolean
}

/** A row for an order that its tab does not list yet. */
export interface SentRow {
  tab: OrderTab
  order: Order
  stage: 'opening' | 'placing' | 'checking'
}

/**
 * The row of a sent order until the list has it, so that its tab is never empty meanwhile: a limit order is listed at once, a market
 * order is listed among the pending ones until it is a position. Null once listed, or if it was not placed.
 */
export function sentRow(
  { order, idsBefore, ids, isPending, isUnknown }: SentOrder,
  listed: readonly Order[],
): SentRow | null {
  const isLimit = order.price !== undefined
  const found = listed.filter(({ orderId, market, type }) =>
    ids
      ? ids.includes(orderId)
      : market === order.market && type === order.type && idsBefore?.includes(orderId) === false,
  )
  const isUnlisted = found.length > 0 ? !isLimit && found.every(isActivating) : isPending
  if (!isUnlisted) return null
  const state = isLimit ? 'NEW' : 'ACTIVATING'
  return {
    tab: isLimit ? 'orders' : 'positions',
    stage: isUnknown ? 'checking' : isLimit ? 'placing' : 'opening',
    order: Order.parse({ ...order, orderId: 'opening', state, startPrice: order.price }),
  }
}

const isActivating = (order: Order) => orderTab(order) === 'orders' && order.state !== 'ACTIVATING_FAIL'

/**
 * The ids of an order whose response was lost: has it arrived? `idsBefore` are the orders just before it was sent, or null if unknown:
 * then only the absence of any such order is conclusive. Among unreadable entries it may be hidden, so its absence is inconclusive.
 * Every match counts: a browser may send one request twice. Contract §4, reliability A2, A12, F1.
 */
export function findSent(
  request: OrderRequest,
  { items, unreadable }: ReadableList<Order>,
  idsBefore: SentOrder['idsBefore'],
): readonly OrderId[] | 'inconclusive' {
  const before = new Set(idsBefore)
  const found = items.filter((order) => isAsRequested(order, request) && !before.has(order.orderId))
  if (found.length > 0 ? idsBefore === null : unreadable > 0) return 'inconclusive'
  return found.map(({ orderId }) => orderId)
}

const isAsRequested = (order: Order, request: OrderRequest): boolean =>
  order.market === request.market &&
  order.type === request.type &&
  compare(order.amount, request.amount) === 0 &&
  compare(order.leverage, Decimal.parse(request.leverage)) === 0 &&
  hasPrice(order, request.price)

/** A pending limit order has its limit price as startPrice; once filled it may have a better one. */
const hasPrice = ({ state, startPrice }: Order, limitPrice: Decimal | undefined): boolean =>
  state !== 'NEW' || limitPrice === undefined || startPrice === null || compare(startPrice, limitPrice) === 0
