import type { Order } from '../../../../api/order.ts'
import { Decimal } from '../../../../api/scalars.ts'
import { big, decimal, isPositive, divide, divideUp } from '../../../money/decimal.ts'

const HUNDRED = big(Decimal.parse('100'))

/**
 * The price at which closing a position has a given ROI in percent, before fees; rounded to the market's precision in favour of the
 * position, so that it suffices. Null if the entry is unknown, or if the price would be zero or less.
 */
export function closingPrice({ type, startPrice, leverage }: Pick<Order, 'type' | 'startPrice' | 'leverage'>, roi: Decimal, pricePrecision: number): Decimal | null {
  if (startPrice === null || !isPositive(startPrice) || !isPositive(leverage)) return null
  const whole = HUNDRED.times(leverage)
  const rest = type === 'LONG' ? whole.plus(roi) : whole.minus(roi)
  if (!rest.gt(0)) return null
  const price = rest.times(startPrice)
  const cut = type === 'LONG' ? divideUp(price, whole, pricePrecision) : divide(price, whole).round(pricePrecision, 0)
  return cut.gt(0) ? decimal(cut) : null
}
