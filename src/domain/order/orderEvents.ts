import type { ReadableList } from '../../api/listOf.ts'
import type { Order } from '../../api/order.ts'
import { openOrders, orderTab } from './orderTabs.ts'

/**
 * opened: a pending order was filled. failed: it could not be opened. cancelled: it was removed without opening. closed: a
 * position was closed. gone: a position is no longer listed, for an unknown reason.
 */
export type OrderEventKind = 'opened' | 'failed' | 'cancelled' | 'closed' | 'gone'

/** A change of one order. The order is the current one, or the last one listed. */
export interface OrderEvent {
  kind: OrderEventKind
  order: Order
}

/** Closed by the user, here or elsewhere: needs no notification. */
const isUsersOwn = ({ closureType }: Order) => closureType === 'MANUAL' || closureType === 'RESET'

const hasFailed = ({ state }: Order) => state === 'ACTIVATING_FAIL'

/** `now` is null if the order is no longer listed. */
function change(before: Order, now: Order | null): OrderEventKind | null {
  const was = orderTab(before)
  const is = now && orderTab(now)
  if (was !== 'orders' && was !== 'positions') return null
  if (now && is === 'history') return isUsersOwn(now) ? null : 'closed'
  if (was === 'positions') return is === null ? 'gone' : null
  if (is === 'positions') return 'opened'
  if (hasFailed(before)) return null
  return is === null ? 'cancelled' : now && hasFailed(now) ? 'failed' : null
}

const byId = (orders: readonly Order[]) => new Map(orders.map((order) => [order.orderId, order]))

/**
 * The orders that changed or moved: a refresh changes only some of 10,000. An insertion or removal
 * shifts all entries after it, so each is also compared with the one shifted by the difference in length.
 */
function changedOrders(before: readonly Order[], now: readonly Order[]) {
  const shift = now.length - before.length
  const changed = byId(before.filter((order, index) => order !== now[index] && order !== now[index + shift]))
  const present = byId(changed.size === 0 ? [] : now.filter(({ orderId }) => changed.has(orderId)))
  return [...changed.values()].map((was) => ({ was, is: present.get(was.orderId) ?? null }))
}

/** Orders that failed before they were first listed. */
function newFailures(before: readonly Order[], now: readonly Order[]) {
  const failed = byId(now.filter(hasFailed))
  const known = byId(failed.size === 0 ? [] : before)
  return [...failed.values()].filter(({ orderId }) => !known.has(orderId))
}

/**
 * Changes of orders between two responses to the same request, each once. New orders are no event, unless they could not be opened;
 * nor are missing ones if there are unreadable entries, since they may be among them. A reset cancels the pending
 * orders, which is no event either. Specification §4, "Order states and tabs".
 */
export function orderEvents(before: ReadableList<Order>, now: ReadableList<Order>): OrderEvent[] {
  if (now.items === before.items) return []
  const pairs = changedOrders(before.items, now.items)
  const failures = before.unreadable > 0 ? [] : newFailures(before.items, now.items)
  const isReset = pairs.some(({ was, is }) => is?.closureType === 'RESET' && was.closureType !== 'RESET')
  const changes = pairs.flatMap(({ was, is }) => {
    const kind = is === null && now.unreadable > 0 ? null : change(was, is)
    return kind === null || (isReset && kind === 'cancelled') ? [] : [{ kind, order: is ?? was }]
  })
  return [...changes, ...failures.map((order) => ({ kind: 'failed' as const, order }))]
}

/** A list to compare the next one with: where entries are unreadable, open orders that may be among them stay as they were before. */
export function withUnreadable(before: ReadableList<Order>, now: ReadableList<Order>): ReadableList<Order> {
  if (now.unreadable === 0) return now
  const listed = byId(now.items)
  const missing = openOrders(before.items).filter(({ orderId }) => !listed.has(orderId))
  return missing.length === 0 ? now : { ...now, items: [...now.items, ...missing] }
}
