import type { Order, Side } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { LEVEL_DECIMALS, type LevelUnit } from '../../constants/limits.ts'
import { big, decimal, divide, divideUp, isPositive, isSame, percentFrom } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { isWrongSide, type Level, type LevelBasis, levelPrice, type LevelText, unitsOfEntry } from './level.ts'
import { levelResult } from './levelResult.ts'
import { type DraftTerms, levelBasis, type OrderFormValues } from './orderDraft.ts'
import { sideLevels } from './sideLevels.ts'

type Relative = Exclude<LevelUnit, 'price'>

/** The shortest text in a unit with exactly that price; null if there is none: a stop loss in profit has none. */
function textOfPrice(level: Level, price: Decimal, unit: Relative, basis: LevelBasis): string | null {
  const { entry, side } = basis
  const units = unitsOfEntry(unit, basis)
  if (units === null || entry === null || !isPositive(entry) || isWrongSide(level, price, side, entry)) return null

  const distance = big(price).minus(entry).abs().times(units)
  for (let places = 0; places <= LEVEL_DECIMALS; places += 1) {
    // Never less than the distance of a stop loss, never more than that of a take profit, so that rounding results in the same price.
    const text = decimal(
      level === 'stopLoss' ? divideUp(distance, big(entry), places) : divide(distance, entry).round(places, 0),
    )
    if (isSame(levelPrice(level, { text, unit }, basis), price)) return text
  }
  return null
}

/** Converts a text to another relative unit, as exactly as its decimals allow. */
function scaled(typed: Decimal, from: Relative, to: Relative, basis: LevelBasis): string | null {
  const [before, after] = [unitsOfEntry(from, basis), unitsOfEntry(to, basis)]
  return before && after && decimal(divide(big(typed).times(after), before).round(LEVEL_DECIMALS, 1))
}

/** A typed level as text in another unit, with the same price; null if it cannot be expressed in that unit. */
export function toUnit(unit: LevelUnit, level: Level, typed: LevelText, basis: LevelBasis): string | null {
  const number = parseTyped(typed.text)
  if (typed.unit === unit || number === null) return typed.text
  const price = levelPrice(level, typed, basis)
  if (unit === 'price') return price
  const text = typed.unit === 'price' ? null : scaled(number, typed.unit, unit, basis)
  if (text !== null && isSame(levelPrice(level, { text, unit }, basis), price)) return text
  return price && textOfPrice(level, price, unit, basis)
}

/** The levels of a draft in another unit, '' if it cannot express them. A price belongs to the side it fits; converted to prices, they are those of a LONG. */
export function draftInUnit(
  unit: LevelUnit,
  form: OrderFormValues,
  at: DraftTerms,
): Pick<OrderFormValues, Level | 'levelUnit'> {
  const textOf = (level: Level) => {
    const typed = { text: form[level], unit: form.levelUnit }
    const number = typed.unit === 'price' ? parseTyped(typed.text) : null
    const isOfShort = number && sideLevels({ ...form, hasLevels: true }, { ...at, side: 'LONG' })[level] === null
    const side: Side = isOfShort ? 'SHORT' : 'LONG'
    return toUnit(unit, level, typed, levelBasis(form, { ...at, side })) ?? ''
  }
  return { levelUnit: unit, stopLoss: textOf('stopLoss'), takeProfit: textOf('takeProfit') }
}

/** A position with a stop loss or take profit: an order, or what a draft would open. */
export interface LevelPosition extends Pick<Order, 'type' | 'startPrice' | 'liquidation'> {
  /** Null while none is typed. */
  amount: Decimal | null
  leverage: Parameters<typeof levelResult>[1]['leverage']
}

/** A level in every unit, before fees. Null if unknown. */
export interface LevelValues {
  price: Decimal
  /** Distance from the entry, in percent of it: −1.8 is below. */
  percent: Decimal | null
  /** P&L in KXT; the loss is at most the margin. */
  money: Decimal | null
  /** P&L in percent of the margin. */
  return: Decimal | null
}

const HUNDRED = Decimal.parse('100')

export function levelValues(price: Decimal, { amount, ...position }: LevelPosition): LevelValues {
  const resultOf = (margin: Decimal) => levelResult(price, { ...position, amount: margin })
  return {
    price,
    percent: percentFrom(price, position.startPrice),
    money: amount && resultOf(amount),
    return: resultOf(HUNDRED),
  }
}
