import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, isPositive, divide, roundHalfUp } from '../money/decimal.ts'

/** Return on the margin of a position or a closed trade, in percent: 50 is a gain of half the margin. Null if the profit is unknown. */
export const returnOnMargin = ({ amount }: Pick<Order, 'amount'>, profit: Decimal | null): Decimal | null =>
  profit === null || !isPositive(amount) ? null : roundHalfUp(divide(big(profit).times(100), amount))

/**
 * How far the market may move against a position before liquidation, in percent of the current price; negative once
 * past it. Null if either price is unknown.
 */
export function liquidationDistance(
  { type, liquidation }: Pick<Order, 'type' | 'liquidation'>,
  price: Decimal | null,
): Decimal | null {
  if (liquidation === null || price === null || !isPositive(liquidation) || !isPositive(price)) return null
  const room = type === 'LONG' ? big(price).minus(liquidation) : big(liquidation).minus(price)
  return roundHalfUp(divide(room.times(100), price))
}
