import type { Candle, Market } from './prices.ts'
import { chance, hash, next } from './random.ts'

/** Open, high, low and close of a bar, in ticks; time in epoch seconds. */
export type Bar = [time: number, open: number, high: number, low: number, close: number, volume?: number]

/** Bars of `lengthS` seconds that start in [fromS, toS). */
export interface Range {
  lengthS: number
  fromS: number
  toS: number
}

const DAY_S = 86_400
/** Age of the oldest prices. */
const REACH_S = 730 * DAY_S
const MAX_BARS = 2_000

/** A price's history is the sum of waves of these lengths, in seconds; none divides another, so that it does not repeat. */
const WAVES_S = [60, 420, 1_860, 7_620, 30_660, 122_340, 491_460, 1_964_940, 7_864_260]

/** Between -1 and 1, deterministic. */
const at = (seed: number, index: number) => next(chance(seed ^ Math.imul(index, 0x9e3779b1))) * 2 - 1

/** A smooth curve through one random point per wavelength. */
function wave(seed: number, lengthS: number, timeS: number): number {
  const [index, rest] = [Math.floor(timeS / lengthS), (timeS % lengthS) / lengthS]
  const [from, to] = [at(seed, index), at(seed, index + 1)]
  return from + (to - from) * rest * rest * (3 - 2 * rest)
}

/** The price before the first recorded minute, joining that minute's open; deterministic. */
function pastOf({ listing: { market, restlessness } }: Market, seed: number, [firstS, open]: Candle) {
  const height = (timeS: number) =>
    WAVES_S.reduce(
      (sum, lengthS) =>
        sum + restlessness * Math.sqrt(lengthS) * wave(seed ^ hash(`${market} ${lengthS}`), lengthS, timeS),
      0,
    )
  const joint = height(firstS)
  return (timeS: number) => Math.max(1, Math.round(open * Math.exp(height(timeS) - joint)))
}

function joined(bar: Bar | undefined, [time, open, high, low, close]: Bar): Bar {
  return bar ? [bar[0], bar[1], Math.max(bar[2], high), Math.min(bar[3], low), close] : [time, open, high, low, close]
}

/** Generated: a bar of any length opens and closes at the prices of that moment. */
function madeUp(price: (timeS: number) => number, fromS: number, toS: number): Bar {
  const steps = Math.min(60, Math.max(4, (toS - fromS) / 60))
  const prices = Array.from({ length: steps + 1 }, (_, step) => price(fromS + ((toS - fromS) * step) / steps))
  return [fromS, price(fromS), Math.max(...prices), Math.min(...prices), price(toS)]
}

/** The bars of a range, oldest first: recorded for the last hours, generated before, with a generated volume. */
export const history = (market: Market, seed: number, range: Range): Bar[] =>
  barsOf(market, seed, range).map((bar) => [bar[0], bar[1], bar[2], bar[3], bar[4], volumeOf(market, seed, bar)])

function barsOf(market: Market, seed: number, { lengthS, fromS, toS }: Range): Bar[] {
  const [first] = market.candles
  const last = market.candles.at(-1)
  if (!first || !last) return []
  const price = pastOf(market, seed, first)
  const recorded = new Map<number, Bar>()
  for (const [time, ...prices] of market.candles) {
    const start = time - (time % lengthS)
    recorded.set(start, joined(recorded.get(start), [start, prices[0], prices[1], prices[2], prices[3]]))
  }
  const startOf = (timeS: number) => Math.ceil(timeS / lengthS) * lengthS
  const end = Math.min(startOf(toS), last[0] - (last[0] % lengthS) + lengthS)
  const bars: Bar[] = []
  for (
    let time = Math.max(startOf(Math.max(fromS, first[0] - REACH_S)), end - MAX_BARS * lengthS);
    time < end;
    time += lengthS
  ) {
    const onRecord = recorded.get(time)
    const before = time < first[0] ? madeUp(price, time, Math.min(time + lengthS, first[0])) : undefined
    if (onRecord) bars.push(joined(before, onRecord))
    else if (before) bars.push(before)
  }
  return bars
}

/** Generated: more is traded in a bar that moves more. */
function volumeOf({ listing: { market } }: Market, seed: number, [time, , high, low, close]: Bar): number {
  const busy = 1.2 + at(seed ^ hash(`${market} volume`), time)
  return Math.round(((high - low + 1) / close) * 1e6 * busy) / 100
}
