import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { Leverage } from '../../constants/limits.ts'
import { big, decimal, isPositive, divide, roundHalfUp, ZERO } from '../money/decimal.ts'
import { orderTab } from './orderTabs.ts'

const isKnown = (price: Decimal | null): price is Decimal => price !== null && isPositive(price)

/**
 * P&L of a position between two prices, in KXT, before fees.
 * Multiplied out, so that the only division comes last.
 */
export function pnlBetween(
  { type, amount, leverage }: Pick<Order, 'type' | 'amount'> & { leverage: Order['leverage'] | Leverage },
  startPrice: Decimal | null,
  price: Decimal | null,
): Decimal | null {
  if (!isKnown(startPrice) || !isKnown(price)) return null
  const move = type === 'LONG' ? big(price).minus(startPrice) : big(startPrice).minus(price)
  return roundHalfUp(divide(big(amount).times(leverage).times(move), startPrice))
}

/** The price for valuing an order: its closing price once closed, until then the market price. */
const valuationPrice = (order: Order, marketPrice: Decimal | null): Decimal | null =>
  orderTab(order) === 'history' ? order.closePrice : marketPrice

/**
 * Profit and loss of one order, in the settlement currency (KXT), before fees.
 * Null if unknown. Specification §4, "Profit/loss".
 */
export function profit(order: Order, marketPrice: Decimal | null): Decimal | null {
  if (order.state === 'NEW' || order.state === 'CANCELED') return ZERO
  return pnlBetween(order, order.startPrice, valuationPrice(order, marketPrice))
}

/** Realised P&L of a closed order, in KXT, before fees: from the exchange, else calculated; null while it is not closed. */
export const realisedProfit = (order: Order): Decimal | null =>
  orderTab(order) === 'history' ? (order.pnl ?? profit(order, null)) : null

/** Closing fee, in KXT: from the exchange, else, while the position is open, estimated from its current notional. */
export function closingFee(order: Order, marketPrice: Decimal | null, closeRate: Decimal | null): Decimal | null {
  const isOver = orderTab(order) === 'history'
  if (isOver || isKnown(order.feeClose)) return order.feeClose ?? ZERO
  if (!isKnown(order.startPrice) || !isKnown(marketPrice) || closeRate === null) return null
  const notionalAtEntry = big(order.amount).times(order.leverage)
  return roundHalfUp(divide(notionalAtEntry.times(marketPrice).times(closeRate), order.startPrice))
}

/** P&L less the known fees, in KXT. For an open position, the estimated closing fee is deducted too; null if that is unknown. */
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

/** Net P&L of a closed order, in KXT, by which a close is told; null while it is not closed. */
export const realisedNet = (order: Order): Decimal | null =>
  orderTab(order) === 'history' ? netProfit(order, null, null) : null

/** Size of an order in the base asset: from the exchange, else amount × leverage / price. Specification §5. */
export function sizeOf(order: Order): Decimal | null {
  if (isKnown(order.positionSize)) return order.positionSize
  if (!isKnown(order.startPrice)) return null
  return decimal(divide(big(order.amount).times(order.leverage), order.startPrice).round(18, 0))
}

/** The sum of amounts; null if any of them is unknown. */
export const sumKnown = (amounts: readonly (Decimal | null)[]): Decimal | null =>
  amounts.reduce<Decimal | null>(
    (sum, amount) => (sum === null || amount === null ? null : decimal(big(sum).plus(amount))),
    ZERO,
  )
