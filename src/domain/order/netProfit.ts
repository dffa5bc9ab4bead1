import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, divide, isPositive, proportion, units, ZERO } from '../money/decimal.ts'
import { orderTab } from './orderTabs.ts'
import { asDecimal, isWithoutPosition, profitUnits } from './profit.ts'

const isKnown = (price: Decimal | null): price is Decimal => price !== null && isPositive(price)

/** Fees of a position to date, in KXT: opening and funding, less funding received. Null if both are unknown. */
export const feesSoFar = ({ feeOpen, feeFunding }: Pick<Order, 'feeOpen' | 'feeFunding'>): Decimal | null =>
  feeOpen === null || feeFunding === null ? (feeOpen ?? feeFunding) : decimal(big(feeOpen).plus(feeFunding))

function closingFeeUnits(order: Order, marketPrice: Decimal | null, closeRate: Decimal | null): bigint | null {
  const { amount, leverage, startPrice, feeClose } = order
  if (orderTab(order) === 'history' || isKnown(feeClose)) return units(feeClose ?? ZERO)
  if (!isKnown(startPrice) || !isKnown(marketPrice) || closeRate === null) return null
  return proportion([amount, leverage, marketPrice, closeRate].map(units), units(startPrice))
}

/** Closing fee, in KXT: from the exchange, else, while the position is open, estimated from its current notional. */
export const closingFee = (order: Order, marketPrice: Decimal | null, closeRate: Decimal | null): Decimal | null =>
  asDecimal(closingFeeUnits(order, marketPrice, closeRate))

type Rates = Pick<Market, 'orderCloseFeeRate'> | null

/** `netProfit` of an order with this profit; both in units. */
export function netUnits(order: Order, gross: bigint | null, marketPrice: Decimal | null, rates: Rates): bigint | null {
  if (gross === null || isWithoutPosition(order)) return gross
  const feeClose = closingFeeUnits(order, marketPrice, rates?.orderCloseFeeRate ?? null)
  return feeClose === null ? null : gross - units(order.feeOpen ?? ZERO) - units(order.feeFunding ?? ZERO) - feeClose
}

/** P&L less the known fees, in KXT. For an open position, the estimated closing fee is deducted too; null if that is unknown. */
export const netProfit = (order: Order, marketPrice: Decimal | null, rates: Rates): Decimal | null =>
  asDecimal(netUnits(order, profitUnits(order, marketPrice), marketPrice, rates))

/** Net P&L of a closed order, in KXT, by which a close is told; null while it is not closed. */
export const realisedNet = (order: Order): Decimal | null =>
  orderTab(order) === 'history' ? netProfit(order, null, null) : null

/** Size of an order in the base asset: from the exchange, else amount × leverage / price. Specification §5. */
export function sizeOf(order: Order): Decimal | null {
  if (isKnown(order.positionSize)) return order.positionSize
  if (!isKnown(order.startPrice)) return null
  return decimal(divide(big(order.amount).times(order.leverage), order.startPrice).round(18, 0))
}
