import type { Market } from '../wire/market.ts'
import type { Order, Side } from '../wire/order.ts'
import type { Decimal } from '../wire/scalars.ts'
import { big, compare, isPositive, rounded } from './decimal.ts'
import { typedNumber } from './decimalText.ts'
import { digits } from './format.ts'
import { numberProblem, type Problem } from './orderProblem.ts'
import { gain } from './profit.ts'

/** The two prices at which a position closes by itself. */
export type Level = 'stopLoss' | 'takeProfit'

/** Whether a level would close the position at once: a LONG stops below the price and takes above it. */
export function isWrongSide(level: Level, at: Decimal, side: Side, price: Decimal): boolean {
  const belongsBelow = (level === 'stopLoss') === (side === 'LONG')
  return belongsBelow ? compare(at, price) >= 0 : compare(at, price) <= 0
}

/**
 * What is wrong with a stop-loss or take-profit; also for the dialog that edits those of a position.
 * Nothing typed is nothing wrong. `price` is what the position opens at, or the market's once it is open.
 */
export function levelProblem(
  level: Level,
  text: string,
  { side, price, market }: { side: Side; price: Decimal | null; market: Pick<Market, 'pricePrecision'> },
): Problem | null {
  if (text === '') return null
  const typed = typedNumber(text)
  const wrong = numberProblem(level, text, market)
  if (wrong || !typed || !price || !isPositive(price) || !isWrongSide(level, typed, side, price)) return wrong
  return { field: level, key: `dashboard.${level}WrongSide`, values: { price: digits(price, { decimals: market.pricePrecision }) } }
}

/** How far a stop-loss or take-profit stands from a price, in percent of it: −1.8 is below. */
export const levelDistance = (level: Decimal | null, price: Decimal | null): Decimal | null =>
  level === null || price === null || !isPositive(price)
    ? null
    : rounded(big(level).minus(price).times(100).div(price))

/** What a position gains or loses when it is closed at that level, in KXT, before fees. */
export const levelResult = (
  level: Decimal | null,
  position: Pick<Order, 'type' | 'amount' | 'leverage' | 'startPrice'>,
): Decimal | null => gain(position, position.startPrice, level)
