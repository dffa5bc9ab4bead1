import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, ZERO } from '../money/decimal.ts'
import { pnlBetween } from '../order/profit.ts'

type Stopped = Pick<Order, 'type' | 'liquidation'>

/** Whether liquidation happens before the stop loss triggers; false if its price is unknown. */
export function isBehindLiquidation(stopLoss: Decimal, { type, liquidation }: Stopped): boolean {
  if (liquidation === null || !isPositive(liquidation)) return false
  return type === 'LONG' ? compare(stopLoss, liquidation) <= 0 : compare(stopLoss, liquidation) >= 0
}

/**
 * P&L of a position closed at that level, in KXT, before fees. The loss is at most the
 * margin, and all of it beyond the liquidation price.
 */
export function levelResult(
  level: Decimal | null,
  position: Parameters<typeof pnlBetween>[0] & Pick<Order, 'startPrice' | 'liquidation'>,
): Decimal | null {
  const result = pnlBetween(position, position.startPrice, level)
  if (level === null || result === null) return null
  const margin = decimal(big(position.amount).times(-1))
  const isLost = compare(result, ZERO) < 0 && isBehindLiquidation(level, position)
  return isLost || compare(result, margin) < 0 ? margin : result
}
