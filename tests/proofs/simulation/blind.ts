import { STALE_AFTER_MS } from '../../../src/constants/limits.ts'
import { createOrder, listOrders } from '../../../src/api/order.ts'
import type { Network } from './network.ts'
import type { Page } from './page.ts'

/** An answer takes a moment to be read. */
const READING_MS = 500

/**
 * Whether an order of this page went out when its last list of orders was too old, by the device's clock, to be compared with: whether it is
 * among those of now is then for its trader to see, who may stop the looking. Contract §4, reliability A12.
 */
export const isBlind = ({ sent, answered }: Network, page: Page): boolean =>
  sent.some((call) => {
    if (call.page !== page || call.path !== createOrder.path) return false
    const list = answered.findLast((one) => one.page === page && one.path === listOrders.path && one.isGood && one.atMs <= call.atMs)
    const ageMs = list ? call.deviceMs - list.deviceMs : Infinity
    return ageMs > STALE_AFTER_MS - READING_MS || ageMs < 0
  })
