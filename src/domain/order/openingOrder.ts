import { Order, type OrderRequest } from '../../api/order.ts'
import type { OrderId } from '../../api/scalars.ts'
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
export interface OpeningOrder {
  tab: OrderTab
  order: Order
  stage: 'opening' | 'placing' | 'checking'
}

/**
 * The row of a sent order until the list has it, so that its tab is never empty meanwhile: a limit order is listed at once, a market
 * order is listed among the pending ones until it is a position. Null once listed, or if it was not placed.
 */
export function openingOrder(
  { order, idsBefore, ids, isPending, isUnknown }: SentOrder,
  listed: readonly Order[],
): OpeningOrder | null {
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
