import type { Decimal } from '../../api/scalars.ts'
import { compare } from '../money/decimal.ts'

/** The prices of a minute, or of a longer time of the data feed. */
export interface Candle {
  /** Its start, in epoch seconds. */
  time: number
  open: Decimal
  high: Decimal
  low: Decimal
  close: Decimal
  /** Traded, in the feed's unit; only where the data feed sends it. */
  volume?: Decimal
  /** When its last change of price was received, epoch ms. */
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
  /** The prices, until there are enough candles to draw. */
  ticks: readonly Tick[]
}

/** Five hours; older minutes are dropped. */
export const MAX_CANDLES = 300
/** With fewer candles than this, the prices themselves show more. */
export const FEW_CANDLES = 10

export const higher = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a)
export const lower = (a: Decimal, b: Decimal) => (compare(a, b) > 0 ? b : a)

/** Adds a newer price to the candles; returns the same array if it is the same in the same minute. */
function addPrice(candles: readonly Candle[], price: Decimal, atMs: number): readonly Candle[] {
  const last = candles.at(-1)
  const time = Math.floor(atMs / 60_000) * 60
  if (last?.time === time) {
    if (compare(last.close, price) === 0) return candles
    const [high, low] = [higher(last.high, price), lower(last.low, price)]
    return [...candles.slice(0, -1), { ...last, high, low, close: price, seenAt: atMs }]
  }
  const candle = { time, open: price, high: price, low: price, close: price, seenAt: atMs }
  return [...candles, candle].slice(-MAX_CANDLES)
}

function addTick(ticks: readonly Tick[], price: Decimal, atMs: number, everyS: number): readonly Tick[] {
  const time = Math.floor(atMs / 1_000)
  const last = ticks.at(-1)
  const isSameStep = last !== undefined && Math.floor(last.time / everyS) === Math.floor(time / everyS)
  if (last && (last.time > time || (isSameStep && compare(last.price, price) === 0))) return ticks
  // The market list and a market's own request may both return a price in the same second.
  return [...(isSameStep ? ticks.slice(0, -1) : ticks), { time, price }]
}

const NONE: readonly Tick[] = []

/** Adds a price to the history, the last one of every `everyS` seconds; returns the same object if nothing visible changes. */
export function seePrice(seen: SeenPrices | undefined, price: Decimal, atMs: number, everyS: number): SeenPrices {
  const before = seen ?? { candles: [], ticks: NONE }
  if (atMs <= (before.candles.at(-1)?.seenAt ?? Number.NEGATIVE_INFINITY)) return before
  const candles = addPrice(before.candles, price, atMs)
  const ticks = candles.length < FEW_CANDLES ? addTick(before.ticks, price, atMs, everyS) : NONE
  return candles === before.candles && ticks === before.ticks ? before : { candles, ticks }
}
