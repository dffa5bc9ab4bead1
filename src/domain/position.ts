import type { Order } from '../wire/order.ts'
import type { Decimal } from '../wire/scalars.ts'
import { big, decimal, isPositive, rounded } from './decimal.ts'

/** Return on the margin of a position or a closed trade, in percent: 50 is half of it gained. Null where the gain is unknown. */
export const returnOnMargin = ({ amount }: Pick<Order, 'amount'>, profit: Decimal | null): Decimal | null =>
  profit === null || !isPositive(amount) ? null : rounded(big(profit).times(100).div(amount))

/**
 * How far the market may still move against a position until it is liquidated, in percent of the price now; negative once
 * it is past that. Null where either price is unknown.
 */
export function liquidationDistance({ type, liquidation }: Pick<Order, 'type' | 'liquidation'>, price: Decimal | null): Decimal | null {
  if (liquidation === null || price === null || !isPositive(liquidation) || !isPositive(price)) return null
  const room = type === 'LONG' ? big(price).minus(liquidation) : big(liquidation).minus(price)
  return rounded(room.times(100).div(price))
}

/** What a position has cost so far, in KXT: opening and funding; funding that was received is taken off. Null where neither is told. */
export const feesSoFar = ({ feeOpen, feeFunding }: Pick<Order, 'feeOpen' | 'feeFunding'>): Decimal | null =>
  feeOpen === null || feeFunding === null ? (feeOpen ?? feeFunding) : decimal(big(feeOpen).plus(feeFunding))
