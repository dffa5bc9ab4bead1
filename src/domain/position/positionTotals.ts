import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, ZERO } from '../money/decimal.ts'
import { levelResult } from '../order-form/level.ts'
import { netProfit, profit, sumKnown } from '../order/profit.ts'

/** Sums over positions, in KXT; null if any part is unknown. */
export interface PositionTotals {
  /** Before fees. */
  profit: Decimal | null
  /** After the known fees and the estimated closing fees. */
  net: Decimal | null
  /** Loss, before fees, if each closes at its stop loss, or at liquidation without one. */
  atRisk: Decimal | null
  /** Value of the positions of each side at these prices. */
  long: Decimal | null
  short: Decimal | null
  /** LONG less SHORT. */
  exposure: Decimal | null
}

type Listed = readonly { order: Order; market: Market | null }[]
type PriceOf = (market: Order['market']) => Decimal | null

/** Value of a position at this price: what it was opened for, and the price's move since. */
function valueAt(order: Order, price: Decimal | null): Decimal | null {
  const gain = profit(order, price)
  const move = gain && (order.type === 'LONG' ? gain : decimal(big(gain).times(-1)))
  return move && decimal(big(order.amount).times(order.leverage).plus(move))
}

function exposureOf(positions: Listed, priceOf: PriceOf): Pick<PositionTotals, 'long' | 'short' | 'exposure'> {
  const [long, short] = (['LONG', 'SHORT'] as const).map((side) =>
    sumKnown(positions.flatMap(({ order }) => (order.type === side ? [valueAt(order, priceOf(order.market))] : []))),
  )
  const isKnown = long != null && short != null
  return { long: long ?? null, short: short ?? null, exposure: isKnown ? decimal(big(long).minus(short)) : null }
}

/** The largest loss of a position with its stop loss, in KXT: nothing with a stop in profit, the margin without one. Null without an entry price. */
function riskOf(order: Order): Decimal | null {
  if (order.stopLoss === null) return order.amount
  const result = levelResult(order.stopLoss, order)
  if (result === null) return null
  return compare(result, ZERO) < 0 ? decimal(big(result).times(-1)) : ZERO
}

/** The sums of the positions at these prices. */
export const positionTotals = (positions: Listed, priceOf: PriceOf): PositionTotals => ({
  profit: sumKnown(positions.map(({ order }) => profit(order, priceOf(order.market)))),
  net: sumKnown(positions.map(({ order, market }) => netProfit(order, priceOf(order.market), market))),
  atRisk: sumKnown(positions.map(({ order }) => riskOf(order))),
  ...exposureOf(positions, priceOf),
})
