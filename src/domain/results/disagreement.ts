import { MONEY_DECIMALS } from '../../constants/limits.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, isZero, rounded, ZERO } from '../money/decimal.ts'
import { profit } from '../order/profit.ts'

/** An order whose row says another P&L than the exchange, both before fees, in KXT. */
export interface Disagreement {
  order: Order
  /** By its prices; null if they are unknown. */
  row: Decimal | null
  exchange: Decimal
  /** By how much the exchange's is more. */
  difference: Decimal
}

/** The sum of the rows beside the exchange's own, of all orders of which the exchange tells one. */
export interface Comparison {
  compared: number
  /** Orders without the exchange's P&L. */
  untold: number
  rows: Decimal
  exchange: Decimal
  difference: Decimal
  /** Those that differ by what four decimals show; the rest is rounding. */
  disagreeing: Disagreement[]
}

export function* comparisonOf(orders: readonly Order[]): Generator<undefined, Comparison> {
  let [rows, exchange, compared] = [big(ZERO), big(ZERO), 0]
  const disagreeing: Disagreement[] = []
  for (const order of orders) {
    yield
    if (order.pnl === null) continue
    const row = profit(order, null)
    const difference = decimal(big(order.pnl).minus(row ?? ZERO))
    compared += 1
    rows = rows.plus(row ?? ZERO)
    exchange = exchange.plus(order.pnl)
    if (row === null || !isZero(rounded(big(difference), MONEY_DECIMALS))) disagreeing.push({ order, row, exchange: order.pnl, difference })
  }
  return {
    compared,
    untold: orders.length - compared,
    rows: decimal(rows),
    exchange: decimal(exchange),
    difference: decimal(exchange.minus(rows)),
    disagreeing,
  }
}
