import type { Big } from 'big.js'
import type { Order, Side } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { LEVEL_DECIMALS, type LevelUnit } from '../../constants/limits.ts'
import { big, decimal, isPositive, divide, divideUp } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { numberProblem, type Problem } from './orderProblem.ts'
import { tpslDirection, isWrongSide, type Tpsl, tpslProblem, wrongSide } from './tpsl.ts'

/** A stop loss or take profit as typed: '2' in percent is a loss of 2 % or a gain of 2 %, respectively. */
export interface TpslText {
  text: string
  unit: LevelUnit
}

/** The position or order that a level belongs to. */
export interface TpslBasis {
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
  { amount, leverage }: Pick<TpslBasis, 'amount' | 'leverage'>,
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
function rawPrice(level: Tpsl, { text, unit }: TpslText, basis: TpslBasis): Decimal | null {
  const typed = parseTyped(text)
  if (unit === 'price' || typed === null) return typed
  const { side, entry, pricePrecision: places } = basis
  const units = unitsOfEntry(unit, basis)
  if (units === null || entry === null || !isPositive(entry)) return null

  const rest = tpslDirection(level, side) === 'below' ? units.minus(typed) : units.plus(typed)
  const price = rest.times(entry)
  if (!price.gt(0)) return decimal(price)
  return decimal(side === 'LONG' ? divideUp(price, units, places) : divide(price, units).round(places, 0))
}

/** The price of a typed level; null if empty, unknown, or if there is no such price. A price is taken as typed. */
export function tpslPrice(level: Tpsl, typed: TpslText, basis: TpslBasis): Decimal | null {
  const price = rawPrice(level, typed, basis)
  if (typed.unit === 'price' || price === null) return price
  return noSuchPrice(level, price, basis) ? null : price
}

const noSuchPrice = (level: Tpsl, price: Decimal, { side, entry }: TpslBasis): 'tooFar' | 'tooClose' | null =>
  !isPositive(price) ? 'tooFar' : entry !== null && isWrongSide(level, price, side, entry) ? 'tooClose' : null

/**
 * The error of a typed level, in the order form and in the TP/SL dialog. An empty one is valid. `price` is the entry price, or the
 * market price once the position is open.
 */
export function tpslTextProblem(
  level: Tpsl,
  typed: TpslText,
  basis: TpslBasis & { price: Decimal | null },
): Problem | null {
  const { side, price, pricePrecision } = basis
  if (typed.unit === 'price' || typed.text === '')
    return tpslProblem(level, typed.text, { side, price, market: { pricePrecision } })

  const wrong = numberProblem(level, typed.text, { pricePrecision: LEVEL_DECIMALS })
  const raw = wrong ? null : rawPrice(level, typed, basis)
  if (raw === null) return wrong
  const kind = noSuchPrice(level, raw, basis)
  return kind ? { kind, field: level } : wrongSide(level, raw, side, price)
}
