import type { Bar, Range } from '../engine/history.ts'
import { type Replay, startedBy, wayThrough } from './replay.ts'

const MAX_BARS = 2_000

/**
 * Bars of `lengthS` seconds from a file's candles, oldest first, up to the clock; from the path of a candle if bars are shorter, and
 * for the current one. Generates nothing before the file.
 */
export function replayBars(replay: Replay, { lengthS, fromS, toS }: Range, nowMs: number): Bar[] {
  const lengthMs = lengthS * 1_000
  const endMs = Math.min(toS * 1_000, nowMs + 1)
  const bars = new Map<number, Bar>()
  const add = (atMs: number, open: number, high: number, low: number, close: number) => {
    const time = Math.floor(atMs / lengthMs) * lengthS
    const bar = bars.get(time)
    bars.set(
      time,
      bar ? [time, bar[1], Math.max(bar[2], high), Math.min(bar[3], low), close] : [time, open, high, low, close],
    )
  }
  const startMs = Math.max(
    Math.ceil(fromS / lengthS) * lengthMs,
    Math.floor(endMs / lengthMs) * lengthMs - MAX_BARS * lengthMs,
  )
  for (const candle of replay.candles.slice(Math.max(0, startedBy(replay, startMs) - 1), startedBy(replay, endMs))) {
    const isWhole = lengthMs >= candle.lengthMs && candle.startMs + candle.lengthMs <= nowMs
    if (isWhole && candle.startMs >= startMs && candle.startMs < endMs)
      add(candle.startMs, candle.open, candle.high, candle.low, candle.close)
    if (isWhole) continue
    for (const { atMs, ticks } of wayThrough(replay, candle))
      if (atMs >= startMs && atMs < endMs && atMs <= nowMs) add(atMs, ticks, ticks, ticks, ticks)
  }
  return [...bars.values()]
}
