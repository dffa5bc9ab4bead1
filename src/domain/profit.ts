import type { Leverage } from '../limits.ts'
import type { Market } from '../wire/market.ts'
import type { Order } from '../wire/order.ts'
import type { Decimal } from '../wire/scalars.ts'
import { big, decimal, isPositive, rounded, ZERO } from './decimal.ts'
import { orderTab } from './orderTabs.ts'

const known = (price: Decimal | null): price is Decimal => price !== null && isPositive(price)

/**
 * What a position gains between two prices, in KXT, before fees.
 * Multiplied out, so that the only division comes last.
 */
export function pnlBetween(
  { type, amount, leverage }: Pick<Order, 'type' | 'amount'> & { leverage: Order['leverage'] | Leverage },
  startPrice: Decimal | null,
  price: Decimal | null,
): Decimal | null {
  if (!known(startPrice) || !known(price)) return null
  const move = type === 'LONG' ? big(price).minus(startPrice) : big(startPrice).minus(price)
  return rounded(big(amount).times(leverage).times(move).div(startPrice))
}

/** The price an order is worth by: its own closing price once it is over, until then the market's. */
const valuationPrice = (order: Order, marketPrice: Decimal | null): Decimal | null =>
  orderTab(order) === 'history' ? order.closePrice : marketPrice

/**
 * Profit and loss of one order, in the settlement currency (KXT), before fees.
 * Null where it cannot be known. Specification §4, "Profit/loss".
 */
export function profit(order: Order, marketPrice: Decimal | null): Decimal | null {
  if (order.state === 'NEW' || order.state === 'CANCELED') return ZERO
  return pnlBetween(order, order.startPrice, valuationPrice(order, marketPrice))
}

/** What a closed order brought, in KXT, before fees: as the exchange says, else by the formula; null while it is not closed. */
export const realised = (order: Order): Decimal | null => (orderTab(order) === 'history' ? (order.pnl ?? profit(order, null)) : null)

/** What closing takes, in KXT: as told, else, while the position is open, estimated from its present value. */
export function closingFee(order: Order, marketPrice: Decimal | null, closeRate: Decimal | null): Decimal | null {
  const isOver = orderTab(order) === 'history'
  if (isOver || known(order.feeClose)) return order.feeClose ?? ZERO
  if (!known(order.startPrice) || !known(marketPrice) || closeRate === null) return null
  const valueAtStart = big(order.amount).times(order.leverage)
  return rounded(valueAtStart.times(marketPrice).times(closeRate).div(order.startPrice))
}

/**
 * What is left of the profit after the fees that are known, in KXT. For a position that is still
 * open the fee of closing it now is taken off too; null where that cannot be told.
 */
export function netProfit(
  order: Order,
  marketPrice: Decimal | null,
  rates: Pick<Market, 'orderCloseFeeRate'> | null,
): Decimal | null {
  const gross = profit(order, marketPrice)
  if (gross === null || order.state === 'NEW' || order.state === 'CANCELED') return gross

  const feeClose = closingFee(order, marketPrice, rates?.orderCloseFeeRate ?? null)
  if (feeClose === null) return null
  return decimal(
    big(gross)
      .minus(order.feeOpen ?? ZERO)
      .minus(order.feeFunding ?? ZERO)
      .minus(feeClose),
  )
}

/** Size of an order in the bought coin: as told, else amount × leverage / price. Specification §5. */
export function quantity(order: Order): Decimal | null {
  if (known(order.positionSize)) return order.positionSize
  if (!known(order.startPrice)) return null
  return decimal(big(order.amount).times(order.leverage).div(order.startPrice).round(18, 0))
}

/** The sum of amounts; null where one of them is not known. */
export const total = (amounts: readonly (Decimal | null)[]): Decimal | null =>
  amounts.reduce<Decimal | null>((sum, amount) => (sum === null || amount === null ? null : decimal(big(sum).plus(amount))), ZERO)
