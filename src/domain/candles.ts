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
  /** Time of the closing price, epoch ms. */
  seenAt: number
}

/** One received price. */
export interface Tick {
  /** Epoch seconds. */
  time: number
  price: Decimal
}

/** The price history of a market, as received by this page. */
export interface SeenPrices {
  candles: readonly Candle[]
  /** Every price, until there are enough candles to draw. */
  ticks: readonly Tick[]
}

/** Five hours; older minutes are dropped. */
export const MAX_CANDLES = 300
/** Fewer candles than this show less than the prices themselves. */
export const FEW_CANDLES = 10

const higher = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a)
const lower = (a: Decimal, b: Decimal) => (compare(a, b) > 0 ? b : a)

/** Adds a price to the candles; returns the same array if the price is no newer than the last one. */
export function addPrice(candles: readonly Candle[], price: Decimal, atMs: number): readonly Candle[] {
  const last = candles.at(-1)
  if (last && atMs <= last.seenAt) return candles

  const time = Math.floor(atMs / 60_000) * 60
  if (last?.time === time) {
    const [high, low] = [higher(last.high, price), lower(last.low, price)]
    return [...candles.slice(0, -1), { ...last, high, low, close: price, seenAt: atMs }]
  }
  const candle = { time, open: price, high: price, low: price, close: price, seenAt: atMs }
  return [...candles, candle].slice(-MAX_CANDLES)
}

function addTick(ticks: readonly Tick[], price: Decimal, atMs: number): readonly Tick[] {
  const time = Math.floor(atMs / 1_000)
  // The market list and a market's own call may both bring a price in one second.
  return [...(ticks.at(-1)?.time === time ? ticks.slice(0, -1) : ticks), { time, price }]
}

/** Adds a price to the history; returns the same object if the price is no newer than the last one. */
export function seePrice(seen: SeenPrices | undefined, price: Decimal, atMs: number): SeenPrices {
  const before = seen ?? { candles: [], ticks: [] }
  const candles = addPrice(before.candles, price, atMs)
  if (candles === before.candles) return before
  return { candles, ticks: candles.length < FEW_CANDLES ? addTick(before.ticks, price, atMs) : [] }
}
