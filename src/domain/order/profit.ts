import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { Leverage } from '../../constants/limits.ts'
import { big, decimal, isPositive, divide, fromUnits, proportion, units, ZERO } from '../money/decimal.ts'
import { orderTab } from './orderTabs.ts'

const isKnown = (price: Decimal | null): price is Decimal => price !== null && isPositive(price)

type Position = Pick<Order, 'type' | 'amount'> & { leverage: Order['leverage'] | Leverage }

const asDecimal = (amount: bigint | null) => (amount === null ? null : fromUnits(amount))

/** P&L between two prices, in units. Multiplied out, so that the only division comes last. */
function gainBetween({ type, amount, leverage }: Position, startPrice: Decimal | null, price: Decimal | null) {
  const [start, now] = [units(startPrice ?? ZERO), units(price ?? ZERO)]
  if (start <= 0n || now <= 0n) return null
  return proportion([units(amount), units(leverage), type === 'LONG' ? now - start : start - now], start)
}

/** P&L of a position between two prices, in KXT, before fees. */
export const pnlBetween = (position: Position, startPrice: Decimal | null, price: Decimal | null): Decimal | null =>
  asDecimal(gainBetween(position, startPrice, price))

/** The price for valuing an order: its closing price once closed, until then the market price. */
const valuationPrice = (order: Order, marketPrice: Decimal | null): Decimal | null =>
  orderTab(order) === 'history' ? order.closePrice : marketPrice

const isWithoutPosition = ({ state }: Order) => state === 'NEW' || state === 'CANCELED'

/** `profit` in units, in which many are summed. */
export const profitUnits = (order: Order, marketPrice: Decimal | null): bigint | null =>
  isWithoutPosition(order) ? 0n : gainBetween(order, order.startPrice, valuationPrice(order, marketPrice))

/**
 * Profit and loss of one order, in the settlement currency (KXT), before fees.
 * Null if unknown. Specification §4, "Profit/loss".
 */
export const profit = (order: Order, marketPrice: Decimal | null): Decimal | null =>
  asDecimal(profitUnits(order, marketPrice))

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

/** The sum of amounts in units; null if any of them is unknown. */
export function sumUnits(amounts: readonly (bigint | null)[]): Decimal | null {
  let sum = 0n
  for (const amount of amounts) {
    if (amount === null) return null
    sum += amount
  }
  return fromUnits(sum)
}

/** The sum of amounts; null if any of them is unknown. */
export const sumKnown = (amounts: readonly (Decimal | null)[]): Decimal | null =>
  sumUnits(amounts.map((amount) => (amount === null ? null : units(amount))))
