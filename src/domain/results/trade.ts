import type Big from 'big.js'
import type { Order } from '../../api/order.ts'
import type { Instant } from '../../api/scalars.ts'
import { big, ZERO } from '../money/decimal.ts'
import { profit } from '../order/profit.ts'

/** A closed order that counts in the results. Amounts in KXT; inside `domain` only. */
export interface Trade {
  order: Order
  closedAt: Instant
  /** As in the order's row: before fees, from its prices. Specification §4. */
  gross: Big
  /** Of opening, funding and closing; an unknown one counts as none. */
  fees: Big
  net: Big
  /** Sign of the net P&L: a win, even, or a loss. */
  outcome: 1 | 0 | -1
  /** The exchange's `pnl` less the computed one; null if the exchange sends none. */
  difference: Big | null
}

const none = big(ZERO)

/** A closed order as a trade; null if its P&L or its closing date is unknown. */
export function tradeOf(order: Order): Trade | null {
  const row = profit(order, null)
  if (row === null || order.closeDate === null) return null
  const gross = big(row)
  const fees = big(order.feeOpen ?? ZERO)
    .plus(order.feeFunding ?? ZERO)
    .plus(order.feeClose ?? ZERO)
  const net = gross.minus(fees)
  return {
    order,
    closedAt: order.closeDate,
    gross,
    fees,
    net,
    outcome: net.cmp(none),
    difference: order.pnl && big(order.pnl).minus(gross),
  }
}

/** By closing; at the same time, the one opened first, so that the order does not depend on the exchange's response. */
export function byClosing(a: Trade, b: Trade): number {
  return (
    a.closedAt - b.closedAt ||
    (a.order.created ?? 0) - (b.order.created ?? 0) ||
    (a.order.orderId < b.order.orderId ? -1 : 1)
  )
}
