import type { Market } from '../../api/market.ts'
import type { Order, Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { PriceOf } from '../market/market.ts'
import { fromUnits, isPositive, proportion, units, ZERO } from '../money/decimal.ts'
import { levelResult } from '../order-form/levelResult.ts'
import { netUnits } from '../order/netProfit.ts'
import { profitUnits, sumKnown, sumUnits } from '../order/profit.ts'

/** Sums over positions, in KXT; null if any part is unknown. */
export interface PositionTotals {
  /** Before fees. */
  profit: Decimal | null
  /** After the known fees and the estimated closing fees. */
  net: Decimal | null
  /** Value of the positions of each side at these prices. */
  long: Decimal | null
  short: Decimal | null
  /** LONG less SHORT. */
  exposure: Decimal | null
}

type Listed = readonly { order: Order; market: Market | null }[]

type Amounts = (bigint | null)[]

const ONE = units(1)

/** Value of a position with this profit, in units: what it was opened for, and the price's move since. */
const valueAt = ({ type, amount, leverage }: Order, gain: bigint) =>
  proportion([units(amount), units(leverage)], ONE) + (type === 'LONG' ? gain : -gain)

/** The sums of the positions at these prices. */
export function positionTotals(positions: Listed, priceOf: PriceOf): PositionTotals {
  const gains: Amounts = []
  const nets: Amounts = []
  const signed: Amounts = []
  const values: Record<Side, Amounts> = { LONG: [], SHORT: [] }
  for (const { order, market } of positions) {
    const price = priceOf(order.market)
    const gain = profitUnits(order, price)
    const value = gain === null ? null : valueAt(order, gain)
    gains.push(gain)
    nets.push(netUnits(order, gain, price, market))
    values[order.type].push(value)
    signed.push(value === null || order.type === 'LONG' ? value : -value)
  }
  return {
    profit: sumUnits(gains),
    net: sumUnits(nets),
    long: sumUnits(values.LONG),
    short: sumUnits(values.SHORT),
    exposure: sumUnits(signed),
  }
}

/** The largest loss of a position with its stop loss, in KXT: nothing with a stop in profit, the margin without one. Null without an entry price. */
function riskOf(order: Order): Decimal | null {
  if (order.stopLoss === null) return order.amount
  const result = levelResult(order.stopLoss, order)
  return result && (isPositive(result) ? ZERO : fromUnits(-units(result)))
}

/** Loss of the positions, before fees, if each closes at its stop loss, or at liquidation without one; at any price, so not computed with each. */
export const atRisk = (positions: Listed): Decimal | null => sumKnown(positions.map(({ order }) => riskOf(order)))
