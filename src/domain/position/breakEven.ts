import type { Market } from '../../api/market.ts'
import type { Order, Side } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, divide, divideUp, ZERO } from '../money/decimal.ts'
import { isWrongSide } from '../order-form/level.ts'
import { orderTab } from '../order/orderTabs.ts'

const ONE = Decimal.parse('1')

/**
 * The price at which closing a position loses nothing: its profit covers the fees of opening, closing there and funding to date.
 * Rounded to the market's precision in favour of the position; null if a price, rate or fee is unknown.
 */
export function breakEvenPrice(
  {
    type,
    amount,
    leverage,
    startPrice,
    feeOpen,
    feeFunding,
  }: Pick<Order, 'type' | 'amount' | 'leverage' | 'startPrice' | 'feeOpen' | 'feeFunding'>,
  { orderCloseFeeRate, pricePrecision }: Pick<Market, 'orderCloseFeeRate' | 'pricePrecision'>,
): Decimal | null {
  if (startPrice === null || !isPositive(startPrice) || orderCloseFeeRate === null || feeOpen === null) return null
  const notional = big(amount).times(leverage)
  const fees = big(feeOpen).plus(feeFunding ?? ZERO)
  const direction = type === 'LONG' ? 1 : -1

  // value × (price − start) / start, less value × price × rate / start, is at least the fees; mirrored for a SHORT.
  const worth = notional.plus(fees.times(direction)).times(startPrice)
  const share = big(orderCloseFeeRate).times(-direction).plus(1).times(notional)
  if (!worth.gt(0) || !share.gt(0)) return null
  const price = type === 'LONG' ? divideUp(worth, share, pricePrecision) : divide(worth, share).round(pricePrecision, 0)
  return price.gt(0) ? decimal(price) : null
}

/** That of an order opened now at the entry: before funding. The same for each amount, so computed for 1 KXT. */
export const estimatedBreakEven = (
  side: Side,
  entry: Decimal | null,
  market: Pick<Market, 'orderOpenFeeRate' | 'orderCloseFeeRate' | 'pricePrecision'>,
): Decimal | null =>
  breakEvenPrice(
    { type: side, amount: ONE, leverage: ONE, startPrice: entry, feeOpen: market.orderOpenFeeRate, feeFunding: null },
    market,
  )

/** The break-even as a stop loss; null if it is unknown, if the price has not passed it, or if the current stop already protects as much. */
export function breakEvenStop(
  order: Order,
  market: Pick<Market, 'orderCloseFeeRate' | 'pricePrecision'>,
  price: Decimal | null,
): Decimal | null {
  const at = orderTab(order) === 'positions' ? breakEvenPrice(order, market) : null
  if (at === null || price === null || isWrongSide('stopLoss', at, order.type, price)) return null
  const isSet = order.stopLoss !== null && compare(order.stopLoss, at) * (order.type === 'LONG' ? 1 : -1) >= 0
  return isSet ? null : at
}
