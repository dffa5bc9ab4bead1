import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, percentFrom } from '../money/decimal.ts'
import { extremes } from './bars.ts'
import type { Candle } from './candles.ts'

/** Summary of the received minutes, for one sentence. */
interface PriceSummary {
  /** From the start of the first to the end of the last, including minutes without a price. */
  minutes: number
  low: Decimal
  high: Decimal
  last: Decimal
  /** Distance of the last price below the high, in percent of the high; null if that is 0. */
  belowHigh: Decimal | null
}

const unsigned = (value: Decimal | null) => value && decimal(big(value).abs())

/** `seconds`: duration of a candle. Null while no price has been seen. */
export function priceSummary(
  candles: readonly Candle[],
  seconds: number,
  range = extremes(candles),
): PriceSummary | null {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return null
  const { low, high } = range
  if (low === null || high === null) return null
  return {
    minutes: (last.time - first.time + seconds) / 60,
    low,
    high,
    last: last.close,
    belowHigh: unsigned(percentFrom(last.close, high)),
  }
}

/** Position of a level relative to the price; the distance in percent of the price. */
export const distanceFrom = (level: Decimal, price: Decimal) => ({
  isBelow: compare(level, price) < 0,
  distance: unsigned(percentFrom(level, price)),
})
