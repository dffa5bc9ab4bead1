import type { Big } from 'big.js'
import type { Order, Side } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { LEVEL_DECIMALS, type LevelUnit } from '../../constants/limits.ts'
import { big, compare, decimal, divide, divideUp, isPositive } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { numberProblem, type Problem, type WrongSide } from './orderProblem.ts'

/** A level: one of the two trigger prices that close a position. The specification says TPSL, a trader SL/TP. */
export const LEVELS = ['stopLoss', 'takeProfit'] as const
export type Level = (typeof LEVELS)[number]

/** Levels suggested by a button or by a line dropped on a chart. A missing one stays unchanged. */
export type LevelProposal = Partial<Record<Level, Decimal>>

/** A LONG has its stop loss below the price and its take profit above. */
export const levelDirection = (level: Level, side: Side) =>
  (level === 'stopLoss') === (side === 'LONG') ? 'below' : 'above'

/** Whether a level would close the position immediately. */
export const isWrongSide = (level: Level, at: Decimal, side: Side, price: Decimal): boolean =>
  levelDirection(level, side) === 'below' ? compare(at, price) >= 0 : compare(at, price) <= 0

/** The error that a level would close the position immediately; null also while the price is unknown. */
function wrongSide(level: Level, at: Decimal, side: Side, price: Decimal | null): WrongSide | null {
  if (price === null || !isPositive(price) || !isWrongSide(level, at, side, price)) return null
  return { kind: 'wrongSide', field: level, mustBe: levelDirection(level, side), price }
}

/** A stop loss or take profit as typed: '2' in percent is a loss of 2 % or a gain of 2 %, respectively. */
export interface LevelText {
  text: string
  unit: LevelUnit
}

/** The position or order that a level belongs to. */
export interface LevelBasis {
  side: Side
  /** The price it opens at, or was opened at. */
  entry: Decimal | null
  /** Margin in KXT. */
  amount: Decimal | null
  leverage: number | Order['leverage']
  pricePrecision: number
}

const HUNDRED = big(Decimal.parse('100'))

/** The size of a move equal to the whole entry price, in a unit: 100 %, the leverage times 100 %, or the position's value in KXT. */
export function unitsOfEntry(
  unit: Exclude<LevelUnit, 'price'>,
  { amount, leverage }: Pick<LevelBasis, 'amount' | 'leverage'>,
): Big | null {
  if (unit === 'percent') return HUNDRED
  const units = unit === 'return' ? HUNDRED.times(leverage) : amount && big(amount).times(leverage)
  return units?.gt(0) ? units : null
}

/**
 * The price of a level, rounded to the market's precision in favour of the position, so up for a LONG and down for a SHORT: a stop
 * loss never loses more than typed, a take profit never gains less, before fees. Zero, negative or at the entry if no price fits;
 * null if empty or unknown.
 */
function rawPrice(level: Level, { text, unit }: LevelText, basis: LevelBasis): Decimal | null {
  const typed = parseTyped(text)
  if (unit === 'price' || typed === null) return typed
  const { side, entry, pricePrecision: places } = basis
  const units = unitsOfEntry(unit, basis)
  if (units === null || entry === null || !isPositive(entry)) return null

  const rest = levelDirection(level, side) === 'below' ? units.minus(typed) : units.plus(typed)
  const price = rest.times(entry)
  if (!price.gt(0)) return decimal(price)
  return decimal(side === 'LONG' ? divideUp(price, units, places) : divide(price, units).round(places, 0))
}

/** The price of a typed level; null if empty, unknown, or if there is no such price. A price is taken as typed. */
export function levelPrice(level: Level, typed: LevelText, basis: LevelBasis): Decimal | null {
  const price = rawPrice(level, typed, basis)
  if (typed.unit === 'price' || price === null) return price
  return noSuchPrice(level, price, basis) ? null : price
}

const noSuchPrice = (level: Level, price: Decimal, { side, entry }: LevelBasis): 'tooFar' | 'tooClose' | null =>
  !isPositive(price) ? 'tooFar' : entry !== null && isWrongSide(level, price, side, entry) ? 'tooClose' : null

/**
 * The error of a typed level, in the order form and in the SL/TP dialog. An empty one is valid. `price` is the entry price, or the
 * market price once the position is open.
 */
export function levelTextProblem(
  level: Level,
  typed: LevelText,
  basis: LevelBasis & { price: Decimal | null },
): Problem | null {
  if (typed.text === '') return null
  const isPrice = typed.unit === 'price'
  const wrong = numberProblem(level, typed.text, { pricePrecision: isPrice ? basis.pricePrecision : LEVEL_DECIMALS })
  const raw = wrong ? null : rawPrice(level, typed, basis)
  if (raw === null) return wrong
  const kind = isPrice ? null : noSuchPrice(level, raw, basis)
  return kind ? { kind, field: level } : wrongSide(level, raw, basis.side, basis.price)
}
