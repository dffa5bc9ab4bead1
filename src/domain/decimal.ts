import Big from 'big.js'
import type { Decimal } from '../wire/scalars.ts'

/** A constructor of our own, so that no setting leaks into or out of the rest of the app. */
const Exact = Big()
// Divisions are cut, not rounded, after 20 places: cutting or rounding the result once more, to the 18 places
// money has at most, is then as exact as if the division had never ended. Each place more is paid for at every refresh.
Exact.DP = 20
Exact.RM = 0

/** To calculate with: what is stored, sent or passed between floors is a Decimal. */
export const big = (digits: Decimal): Big => new Exact(digits)

/** Plain digits, never an exponent, never '-0'. */
export function decimal(value: Big): Decimal {
  const digits = value.toFixed()
  // What toFixed writes is what the schema of Decimal accepts.
  return (digits === '-0' ? '0' : digits) as Decimal
}

export const ZERO = decimal(new Exact(0))

/** Decimals of the finest currency: results are rounded there. */
export const FINEST = 18

/** A result of a division, rounded half up. */
export const rounded = (value: Big, places: number = FINEST): Decimal => decimal(value.round(places, 1))

export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => big(a).cmp(b)
export const isPositive = (digits: Decimal): boolean => big(digits).gt(0)
export const isZero = (digits: Decimal): boolean => big(digits).eq(0)

/** Cut towards zero: what is promised is never more than what is there. Specification §5. */
export const roundDown = (digits: Decimal, places: number): Decimal => decimal(big(digits).round(places, 0))
