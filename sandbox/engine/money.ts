import Big from 'big.js'

/**
 * Money is a plain decimal text in KXT, a multiple of 0.00000001: exact, and ready to be saved.
 * Arithmetic happens in Big and only when something is booked, never per tick.
 */
export type Money = string

const MONEY_PLACES = 8

export const money = (value: Big): Money => value.round(MONEY_PLACES, Big.roundHalfEven).toFixed()

export const big = (value: Money | number): Big => new Big(value)

export const add = (left: Money, right: Money): Money => big(left).plus(right).toFixed()

export const subtract = (left: Money, right: Money): Money => big(left).minus(right).toFixed()

export const smaller = (left: Big, right: Big): Big => (left.lt(right) ? left : right)

/** Number of decimals of a decimal text, without trailing zeros. */
export const places = (value: string): number => (new Big(value).toFixed().split('.')[1] ?? '').length

/** A price as an integer number of the market's ticks: 67418.25 at two decimals is 6741825. */
export function priceText(ticks: number, precision: number): string {
  if (precision === 0) return String(ticks)
  const digits = String(ticks).padStart(precision + 1, '0')
  return `${digits.slice(0, -precision)}.${digits.slice(-precision)}`
}

/** A price in ticks; may be between two of them. */
export const ticksOf = (price: string, precision: number): number =>
  Number(new Big(price).times(new Big(10).pow(precision)))
