import { MONEY_DECIMALS } from '../../constants/limits.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, isZero, roundHalfUp, ZERO } from '../money/decimal.ts'
import { profit } from '../order/profit.ts'

/** An order whose computed P&L differs from the exchange's, both before fees, in KXT. */
export interface Disagreement {
  order: Order
  /** Computed from its prices; null if they are unknown. */
  row: Decimal | null
  exchange: Decimal
  /** The exchange's P&L less the computed one. */
  difference: Decimal
}

/** The computed sum compared with the exchange's, over all orders for which it sends a P&L. */
export interface Comparison {
  compared: number
  /** Orders without the exchange's P&L. */
  untold: number
  rows: Decimal
  exchange: Decimal
  difference: Decimal
  /** Those that differ in four decimals; smaller differences are rounding. */
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
    if (row === null || !isZero(roundHalfUp(big(difference), MONEY_DECIMALS))) disagreeing.push({ order, row, exchange: order.pnl, difference })
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
