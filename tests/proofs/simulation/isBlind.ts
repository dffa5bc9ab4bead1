import Big from 'big.js'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { STALE_AFTER_MS } from '../../../src/constants/limits.ts'
import { isChange } from './network.ts'
import type { World } from './world.ts'

/** Time for a response to be parsed. */
const READING_MS = 500

/**
 * Whether the last order of a tab was sent with a list of orders that was stale by the device's clock, or older than the tab's
 * change before it, while the exchange has an equal order. The app cannot tell whether the equal order is the one it sent: it keeps
 * verifying until the trader stops it, also after a reload or another login. Contract §4, reliability A12.
 */
export function isBlind({ network: { sent, answered }, exchange }: World, tab: string): boolean {
  // One at a time: an order still being verified is the last one.
  const last = sent.findLast((call) => call.tab === tab && call.path === createOrder.path)
  if (!last) return false
  const list = answered.findLast(
    (one) => one.page === last.page && one.path === listOrders.path && one.isGood && one.atMs <= last.atMs,
  )
  const changedAtMs = answered.findLast(
    (one) => one.page === last.page && isChange(one.path) && one.atMs <= last.atMs,
  )?.atMs
  const isReadSince = (list?.atMs ?? 0) > (changedAtMs ?? -1)
  const ageMs = list ? last.deviceMs - list.deviceMs : Infinity
  if (isReadSince && ageMs <= STALE_AFTER_MS - READING_MS && ageMs >= 0) return false
  const request = createOrder.request.parse(JSON.parse(last.body))
  return [...exchange.world.orders.values()].some(
    ({ market, type, amount, leverage }) =>
      market === request.market &&
      type === request.type &&
      new Big(amount).eq(request.amount) &&
      leverage === request.leverage,
  )
}
