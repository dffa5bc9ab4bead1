import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import type { Leverage } from '../../constants/limits.ts'
import { fromUnits, proportion, units, ZERO } from '../money/decimal.ts'
import { orderTab } from './orderTabs.ts'

type Position = Pick<Order, 'type' | 'amount'> & { leverage: Order['leverage'] | Leverage }

/** An amount in units as a decimal. */
export const asDecimal = (amount: bigint | null) => (amount === null ? null : fromUnits(amount))

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

/** Pending or cancelled: it has no P&L. */
export const isWithoutPosition = ({ state }: Order) => state === 'NEW' || state === 'CANCELED'

/** `profit` in units, in which many are summed. */
export const profitUnits = (order: Order, marketPrice: Decimal | null): bigint | null =>
  isWithoutPosition(order) ? 0n : gainBetween(order, order.startPrice, valuationPrice(order, marketPrice))

/**
 * Profit and loss of one order, in the settlement currency (KXT), before fees.
 * Null if unknown. Specification §4, "Profit/loss".
 */
export const profit = (order: Order, marketPrice: Decimal | null): Decimal | null =>
  asDecimal(profitUnits(order, marketPrice))

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
