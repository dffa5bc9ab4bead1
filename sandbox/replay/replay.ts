import type { Step } from '../engine/source.ts'
import { pathOf, type TickCandle } from './path.ts'

/** The candles that move one market. In the gaps between them the price stays constant. */
export interface Replay {
  candles: readonly TickCandle[]
  seed: number
  /** Exclusive: from here on the price stays constant. */
  endMs: number
  /** The path through the candle that was requested last. */
  last: { candle: TickCandle; path: Step[] } | null
}

export function createReplay(candles: readonly TickCandle[], seed: number): Replay {
  const { startMs = 0, lengthMs = 0 } = candles.at(-1) ?? {}
  return { candles, seed, endMs: startMs + lengthMs, last: null }
}

/** The path through a candle, cached for the next call. */
export function wayThrough(replay: Replay, candle: TickCandle): Step[] {
  if (replay.last?.candle !== candle) replay.last = { candle, path: pathOf(candle, replay.seed) }
  return replay.last.path
}

/** Number of candles that start at or before a time. */
export function startedBy({ candles }: Replay, atMs: number): number {
  let [low, high] = [0, candles.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((candles[middle]?.startMs ?? 0) <= atMs) low = middle + 1
    else high = middle
  }
  return low
}

/** The price at a time; before the first candle its open. */
export function ticksAt(replay: Replay, atMs: number): number {
  const candle = replay.candles[Math.max(0, startedBy(replay, atMs) - 1)]
  if (!candle) throw new Error('no candles')
  return wayThrough(replay, candle).findLast((step) => step.atMs <= atMs)?.ticks ?? candle.open
}

/** Every step after `fromMs`, up to and including `toMs`: a long stride skips none, so that a stop inside a candle triggers. */
export function* stepsBetween(replay: Replay, fromMs: number, toMs: number): Generator<Step> {
  const end = startedBy(replay, toMs)
  for (let index = Math.max(0, startedBy(replay, fromMs) - 1); index < end; index++) {
    const candle = replay.candles[index]
    if (!candle) return
    for (const step of wayThrough(replay, candle)) if (step.atMs > fromMs && step.atMs <= toMs) yield step
  }
}
