import type { LastSeen, Step } from '../engine/source.ts'
import { pathOf, type TickCandle } from '../replay/path.ts'

const MINUTE_MS = 60_000
/** Candle lengths by the host's names, shortest first. */
const LENGTHS: [name: string, ms: number][] = [
  ['1m', MINUTE_MS],
  ['5m', 5 * MINUTE_MS],
  ['15m', 15 * MINUTE_MS],
  ['1h', 60 * MINUTE_MS],
  ['4h', 240 * MINUTE_MS],
  ['1d', 1_440 * MINUTE_MS],
]
/** The most candles of one answer. */
export const MOST_CANDLES = 1_000

/** The shortest candles that cover a gap in one answer. */
export function gapLength(fromMs: number, toMs: number): { interval: string; lengthMs: number } {
  const [interval, lengthMs] = LENGTHS.find(([, ms]) => (toMs - fromMs) / ms < MOST_CANDLES - 2) ?? [
    '1d',
    1_440 * MINUTE_MS,
  ]
  return { interval, lengthMs }
}

/**
 * The prices of a gap by its candles, as in a replay: open, the closer extreme, the other one, close. Of the candle in which the price
 * went missing, an extreme that had been seen before is not repeated; what had been seen is known of one minute, so of a longer candle
 * none is.
 */
export function gapSteps(candles: readonly TickCandle[], last: LastSeen, toMs: number, seed: number): Step[] {
  return candles.flatMap((candle): Step[] => {
    const endMs = Math.min(candle.startMs + candle.lengthMs, toMs)
    if (endMs <= last.atMs || candle.startMs >= toMs) return []
    const isSeen = candle.startMs <= last.atMs
    const startMs = isSeen ? last.atMs : candle.startMs
    const open = isSeen ? last.ticks : candle.open
    const isKnown = isSeen && candle.lengthMs > MINUTE_MS
    const [top, bottom] = [Math.max(open, candle.close), Math.min(open, candle.close)]
    const part: TickCandle = {
      startMs,
      lengthMs: endMs - startMs,
      open,
      high: isKnown || (isSeen && candle.high <= last.high) ? top : Math.max(top, candle.high),
      low: isKnown || (isSeen && candle.low >= last.low) ? bottom : Math.min(bottom, candle.low),
      close: candle.close,
    }
    return pathOf(part, seed).map((step) => ({ ...step, isPast: true }))
  })
}
