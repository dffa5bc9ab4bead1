import type { Decimal } from '../wire/scalars.ts'
import type { Candle } from './candles.ts'
import { big, compare, decimal, percentFrom } from './decimal.ts'

/** What the minutes seen so far show, for one sentence. */
export interface PriceSummary {
  /** From the first to the last, those without a price included. */
  minutes: number
  low: Decimal
  high: Decimal
  last: Decimal
  /** Of the last price, in percent of the high. */
  belowHigh: Decimal
}

const unsigned = (value: Decimal) => decimal(big(value).abs())

/** Null while no price has been seen. */
export function priceSummary(candles: readonly Candle[]): PriceSummary | null {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return null
  let { low, high } = first
  for (const candle of candles) {
    if (compare(candle.low, low) < 0) low = candle.low
    if (compare(candle.high, high) > 0) high = candle.high
  }
  return { minutes: (last.time - first.time) / 60 + 1, low, high, last: last.close, belowHigh: unsigned(percentFrom(last.close, high)) }
}

/** Where a level lies, seen from the price; the distance in percent of the price. */
export const awayFrom = (level: Decimal, price: Decimal) => ({
  isBelow: compare(level, price) < 0,
  distance: unsigned(percentFrom(level, price)),
})
