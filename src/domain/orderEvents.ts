import type { Listed } from '../wire/listOf.ts'
import type { Order } from '../wire/order.ts'
import { orderTab } from './orderTabs.ts'

/**
 * opened: a waiting limit order was filled. failed: it could not be opened. cancelled: it waits no more and became nothing.
 * closed: a position is over. gone: a position is listed no more, and nothing tells why.
 */
export type OrderEventKind = 'opened' | 'failed' | 'cancelled' | 'closed' | 'gone'

/** What became of one order. The order is as it is now, or as it was last listed. */
export interface OrderEvent {
  kind: OrderEventKind
  order: Order
}

/** Closed by the user's own hand, here or elsewhere: no news to him. */
const isUsersOwn = ({ closureType }: Order) => closureType === 'MANUAL' || closureType === 'RESET'

/** A market order has no price of its own while it waits; that it opens is what its user asked for a moment ago. */
const isLimit = ({ startPrice }: Order) => startPrice !== null

const hasFailed = ({ state }: Order) => state === 'ACTIVATING_FAIL'

/** `now` is null where the order is listed no more. */
function change(before: Order, now: Order | null): OrderEventKind | null {
  const was = orderTab(before)
  const is = now && orderTab(now)
  if (was !== 'orders' && was !== 'positions') return null
  if (now && is === 'history') return isUsersOwn(now) ? null : 'closed'
  if (was === 'positions') return is === null ? 'gone' : null
  if (is === 'positions') return isLimit(before) ? 'opened' : null
  if (hasFailed(before)) return null
  return is === null ? 'cancelled' : now && hasFailed(now) ? 'failed' : null
}

const byId = (orders: readonly Order[]) => new Map(orders.map((order) => [order.orderId, order]))

/**
 * The orders that are not just as they were, and not in their place: of 10,000 a refresh changes some. What comes or goes at one
 * place moves all that follow, so those are compared as far moved as the list is longer.
 */
function touched(before: readonly Order[], now: readonly Order[]) {
  const moved = now.length - before.length
  const changed = byId(before.filter((order, place) => order !== now[place] && order !== now[place + moved]))
  const present = byId(changed.size === 0 ? [] : now.filter(({ orderId }) => changed.has(orderId)))
  return [...changed.values()].map((was) => ({ was, is: present.get(was.orderId) ?? null }))
}

/**
 * What the exchange did between two answers to the same question: each change of an order, once. An order that is new tells nothing;
 * one that is missing tells nothing where entries could not be read, since it may be one of them. A reset takes the waiting
 * orders with it. Specification §4, "Order states and tabs".
 */
export function orderEvents(before: Listed<Order>, now: Listed<Order>): OrderEvent[] {
  const pairs = now.items === before.items ? [] : touched(before.items, now.items)
  const isReset = pairs.some(({ was, is }) => is?.closureType === 'RESET' && was.closureType !== 'RESET')
  return pairs.flatMap(({ was, is }) => {
    const kind = is === null && now.unreadable > 0 ? null : change(was, is)
    return kind === null || (isReset && kind === 'cancelled') ? [] : [{ kind, order: is ?? was }]
  })
}
