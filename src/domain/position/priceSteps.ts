import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, divide, ZERO } from '../money/decimal.ts'

/** The price step at or below a price. An integer far below 2⁵³, so no digit is lost. */
export const stepAt = (price: Decimal, places: number): number =>
  Number(big(price).times(`1e${places}`).round(0, 0).toFixed())

/** The price of a price step. */
export const stepPrice = (step: number, places: number): Decimal => decimal(big(ZERO).plus(step).times(`1e-${places}`))

/** Moves by a number of price steps, within the range. */
export const stepBy = ({ from, to }: { from: number; to: number }, step: number, by: number): number =>
  Math.min(to, Math.max(from, step + by))

/** One percent of a price, in price steps; at least one. */
export const onePercent = (price: Decimal, places: number): number =>
  Math.max(1, stepAt(decimal(divide(big(price), 100)), places))
