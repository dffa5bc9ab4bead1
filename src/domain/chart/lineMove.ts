import type { Decimal } from '../../api/scalars.ts'
import { MAX_INTEGER_DIGITS } from '../../constants/limits.ts'
import { compare, isPositive } from '../money/decimal.ts'
import { stepBy, stepAt, stepPrice } from '../position/priceSteps.ts'

/** Limits of a movable line. */
export interface Bounds {
  mustBe: 'below' | 'above'
  /** The price it stays below or above; null: the market price. */
  apart: Decimal | null
  /** The limit on the other side: the liquidation price. */
  notPast: Decimal | null
}

/** The prices at which a line may be dropped: price steps from zero, and their decimals. */
export interface MoveRange {
  from: number
  to: number
  places: number
}

const highest = (places: number) => Math.min(10 ** (MAX_INTEGER_DIGITS + places) - 1, Number.MAX_SAFE_INTEGER)

/** The highest price step below a price. */
function below(price: Decimal, places: number): number {
  const step = stepAt(price, places)
  return compare(stepPrice(step, places), price) === 0 ? step - 1 : step
}

/** The range in which a line can move, on its side of the price; null if the price is unknown or the range is empty. */
export function moveRange(
  { mustBe, apart, notPast }: Bounds,
  marketPrice: Decimal | null,
  places: number,
): MoveRange | null {
  const price = apart ?? marketPrice
  if (price === null || !isPositive(price)) return null
  const isBelow = mustBe === 'below'
  const limit =
    notPast !== null && isPositive(notPast) && compare(notPast, price) === (isBelow ? -1 : 1) ? notPast : null
  const range = isBelow
    ? { from: limit ? stepAt(limit, places) + 1 : 1, to: below(price, places), places }
    : { from: stepAt(price, places) + 1, to: limit ? below(limit, places) : highest(places), places }
  return range.from <= range.to ? range : null
}

/** The same while the market price is not known: bounded by the liquidation price only; the exchange compares the rest. */
export function freeRange({ mustBe, notPast }: Bounds, places: number): MoveRange {
  const limit = notPast !== null && isPositive(notPast) ? notPast : null
  return {
    from: limit && mustBe === 'below' ? stepAt(limit, places) + 1 : 1,
    to: limit && mustBe === 'above' ? below(limit, places) : highest(places),
    places,
  }
}

/** The price of the range nearest to a position on screen. */
export const snapPrice = (range: MoveRange, price: number): Decimal =>
  stepPrice(stepBy(range, Math.round(price * 10 ** range.places), 0), range.places)

/** A price moved by that many steps, within its range. */
export const nudgePrice = (range: MoveRange, price: Decimal, steps: number): Decimal =>
  stepPrice(stepBy(range, stepAt(price, range.places), steps), range.places)
