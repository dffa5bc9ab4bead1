import type { FeedBars, Resolution } from '../../api/datafeed.ts'
import type { Decimal } from '../../api/scalars.ts'
import { compare, isPositive } from '../money/decimal.ts'
import { type Candle, FEW_CANDLES, higher, lower, MAX_CANDLES, type Tick } from './candles.ts'

const DAY_S = 86_400
const EARLIEST_S = Date.UTC(2000, 0, 1) / 1_000

/** Duration of a bar, in seconds. */
export const secondsOf = (resolution: Resolution): number => (resolution === '1D' ? DAY_S : Number(resolution) * 60)

/** Lowest and highest price; null without candles. */
export interface Extremes {
  low: Decimal | null
  high: Decimal | null
}

const NOWHERE: Extremes = { low: null, high: null }

const wider = (a: Extremes, b: Extremes): Extremes => ({
  low: a.low === null || b.low === null ? (a.low ?? b.low) : lower(a.low, b.low),
  high: a.high === null || b.high === null ? (a.high ?? b.high) : higher(a.high, b.high),
})

export const extremes = (candles: readonly Extremes[]): Extremes => candles.reduce(wider, NOWHERE)

/** A bar as a candle; null if it is inconsistent or its time is impossible. */
function candleOf({ t, o, h, l, c, v }: FeedBars, index: number, nowMs: number): Candle | null {
  const [time, open, high, low, close] = [t[index], o[index], h[index], l[index], c[index]]
  if (time == null || open == null || high == null || low == null || close == null) return null
  if (time < EARLIEST_S || time * 1_000 > nowMs + DAY_S * 1_000 || !isPositive(low)) return null
  const isInside = (price: Decimal) => compare(price, low) >= 0 && compare(price, high) <= 0
  if (!isInside(open) || !isInside(close)) return null
  const volume = v?.[index] ?? null
  const isTraded = volume !== null && isPositive(volume)
  return { time, open, high, low, close, ...(isTraded && { volume }), seenAt: time * 1_000 }
}

/** A feed's bars, oldest first, one for each time (the last of equal ones); and the number of unreadable ones. */
export function barsOf(answer: FeedBars, nowMs: number): { bars: Candle[]; unreadable: number } {
  const read = answer.t.map((_, index) => candleOf(answer, index, nowMs)).filter((bar) => bar !== null)
  const byTime = new Map(read.map((bar) => [bar.time, bar]))
  return { bars: [...byTime.values()].toSorted((a, b) => a.time - b.time), unreadable: answer.t.length - read.length }
}

/** Merges two candles of one bar, the later one second; a minute seen here has no volume. */
const merged = (a: Candle, b: Candle): Candle => ({
  ...a,
  ...b,
  time: a.time,
  open: a.open,
  high: higher(a.high, b.high),
  low: lower(a.low, b.low),
})

/** The candles of `later` at the end of `past`; a candle of an existing bar is merged into it. `startOf`: start of the bar that contains a time. */
function appended(past: readonly Candle[], later: readonly Candle[], startOf: (time: number) => number): Candle[] {
  const all = [...past]
  for (const candle of later) {
    const last = all.at(-1)
    const time = startOf(candle.time)
    if (last && time < last.time) continue
    if (last?.time === time) all[all.length - 1] = merged(last, candle)
    else all.push(candle.time === time ? candle : { ...candle, time })
  }
  return all
}

/** Joins stored minutes from before a reload with those seen since. */
export const joinMinutes = (stored: readonly Candle[], seen: readonly Candle[]): readonly Candle[] =>
  stored.length === 0 ? seen : appended(stored, seen, (time) => time).slice(-MAX_CANDLES)

const NO_TICKS: readonly Tick[] = []

/** While there are few candles, all prices: the received ones, preceded by the closes of the candles. */
export function ticksOf(candles: readonly Candle[], ticks: readonly Tick[]): readonly Tick[] {
  if (candles.length >= FEW_CANDLES) return NO_TICKS
  const first = ticks[0]?.time ?? Number.POSITIVE_INFINITY
  const before = candles
    .map(({ close, seenAt }) => ({ time: Math.floor(seenAt / 1_000), price: close }))
    .filter(({ time }) => time < first)
  return before.length === 0 ? ticks : [...before, ...ticks]
}

/** A feed's bars, continued by the minutes seen here. The feed's bars determine where ours start: not every day begins at midnight. */
export function joinBars(
  past: readonly Candle[],
  minutes: readonly Candle[],
  resolution: Resolution,
): readonly Candle[] {
  const last = past.at(-1)
  if (!last) return minutes
  const seconds = secondsOf(resolution)
  const startOf = (time: number) => last.time + Math.floor((time - last.time) / seconds) * seconds
  return appended(
    past,
    minutes.filter(({ time }) => time >= last.time),
    startOf,
  )
}
