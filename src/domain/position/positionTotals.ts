import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, ZERO } from '../money/decimal.ts'
import { tpslResult } from '../order-form/tpsl.ts'
import { netProfit, profit, sumKnown } from '../order/profit.ts'

/** Sums over positions, in KXT; null if any part is unknown. */
export interface PositionTotals {
  /** Before fees. */
  profit: Decimal | null
  /** After the known fees and the estimated closing fees. */
  net: Decimal | null
  /** Loss, before fees, if each closes at its stop loss, or at liquidation without one. */
  atRisk: Decimal | null
}

/** The largest loss of a position with its stop loss, in KXT: nothing with a stop in profit, the margin without one. Null without an entry price. */
function riskOf(order: Order): Decimal | null {
  if (order.stopLoss === null) return order.amount
  const result = tpslResult(order.stopLoss, order)
  if (result === null) return null
  return compare(result, ZERO) < 0 ? decimal(big(result).times(-1)) : ZERO
}

/** The sums of the positions at these prices. */
export const positionTotals = (
  positions: readonly { order: Order; market: Market | null }[],
  priceOf: (market: Order['market']) => Decimal | null,
): PositionTotals => ({
  profit: sumKnown(positions.map(({ order }) => profit(order, priceOf(order.market)))),
  net: sumKnown(positions.map(({ order, market }) => netProfit(order, priceOf(order.market), market))),
  atRisk: sumKnown(positions.map(({ order }) => riskOf(order))),
})
