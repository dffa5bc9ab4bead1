import type { Market } from '../../api/market.ts'
import type { Order, Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, percentFrom, ZERO } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { pnlBetween } from '../order/profit.ts'
import { numberProblem, type Problem, type WrongSide } from './orderProblem.ts'

/** The two trigger prices that close a position. */
export type Tpsl = 'stopLoss' | 'takeProfit'

/** Levels suggested by a button or by a line dropped on a chart. A missing one stays unchanged. */
export type LevelProposal = Partial<Record<Tpsl, Decimal>>

/** A LONG has its stop loss below the price and its take profit above. */
export const tpslDirection = (level: Tpsl, side: Side) =>
  (level === 'stopLoss') === (side === 'LONG') ? 'below' : 'above'

/** Whether a level would close the position immediately. */
export const isWrongSide = (level: Tpsl, at: Decimal, side: Side, price: Decimal): boolean =>
  tpslDirection(level, side) === 'below' ? compare(at, price) >= 0 : compare(at, price) <= 0

/** The error that a level would close the position immediately; null also while the price is unknown. */
export function wrongSide(level: Tpsl, at: Decimal, side: Side, price: Decimal | null): WrongSide | null {
  if (price === null || !isPositive(price) || !isWrongSide(level, at, side, price)) return null
  return { kind: 'wrongSide', field: level, mustBe: tpslDirection(level, side), price }
}

/**
 * The error of a stop loss or take profit typed as a price. An empty field is valid. `price` is the entry price, or the market price
 * once the position is open.
 */
export function tpslProblem(
  level: Tpsl,
  text: string,
  { side, price, market }: { side: Side; price: Decimal | null; market: Pick<Market, 'pricePrecision'> },
): Problem | null {
  if (text === '') return null
  const typed = parseTyped(text)
  const wrong = numberProblem(level, text, market)
  return wrong || !typed ? wrong : wrongSide(level, typed, side, price)
}

/** Distance of a stop loss or take profit from a price, in percent of it: −1.8 is below. */
export const tpslDistance = (level: Decimal | null, price: Decimal | null): Decimal | null =>
  level === null || price === null || !isPositive(price) ? null : percentFrom(level, price)

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
export function tpslResult(
  level: Decimal | null,
  position: Parameters<typeof pnlBetween>[0] & Pick<Order, 'startPrice' | 'liquidation'>,
): Decimal | null {
  const result = pnlBetween(position, position.startPrice, level)
  if (level === null || result === null) return null
  const margin = decimal(big(position.amount).times(-1))
  const isLost = compare(result, ZERO) < 0 && isBehindLiquidation(level, position)
  return isLost || compare(result, margin) < 0 ? margin : result
}
