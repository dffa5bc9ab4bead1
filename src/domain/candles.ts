import type { Decimal } from '../wire/scalars.ts'
import { compare } from './decimal.ts'

/** One minute of prices. */
export interface Candle {
  /** Start of the minute, in epoch seconds. */
  time: number
  open: Decimal
  high: Decimal
  low: Decimal
  close: Decimal
  /** When the closing price was seen, in epoch ms. */
  seenAt: number
}

/** Enough for eight hours; older minutes are forgotten. */
export const MAX_CANDLES = 500

const higher = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a)
const lower = (a: Decimal, b: Decimal) => (compare(a, b) > 0 ? b : a)

/** The candles with one more price; the same array where the price is no newer than the last one. */
export function addPrice(candles: readonly Candle[], price: Decimal, atMs: number): readonly Candle[] {
  const last = candles.at(-1)
  if (last && atMs <= last.seenAt) return candles

  const time = Math.floor(atMs / 60_000) * 60
  if (last?.time === time) {
    const [high, low] = [higher(last.high, price), lower(last.low, price)]
    return [...candles.slice(0, -1), { ...last, high, low, close: price, seenAt: atMs }]
  }
  const opened = { time, open: price, high: price, low: price, close: price, seenAt: atMs }
  return [...candles, opened].slice(-MAX_CANDLES)
}
