import type { Bar, Range } from '../engine/history.ts'
import { candlesIn } from './format.ts'
import { MOST_CANDLES } from './gap.ts'
import type { Ask } from './host.ts'
import { type Line, tickCandle } from './line.ts'

/** Candle lengths of the chart by the host's names, in seconds. */
const INTERVALS = new Map([
  [60, '1m'],
  [300, '5m'],
  [900, '15m'],
  [3_600, '1h'],
  [14_400, '4h'],
  [86_400, '1d'],
])
const MOST_BARS = 2_000

/** The history of a market by the host's candles; the newest one closes at the price that is traded here. Throws if the host has none to give. */
export async function chartBars(line: Line, { lengthS, fromS, toS }: Range, nowMs: number, ask: Ask): Promise<Bar[]> {
  const interval = INTERVALS.get(lengthS)
  if (interval === undefined) return []
  const lengthMs = lengthS * 1_000
  const endMs = Math.min(toS * 1_000, nowMs + 1)
  let startMs = Math.max(Math.ceil(fromS / lengthS) * lengthMs, endMs - MOST_BARS * lengthMs)
  const bars: Bar[] = []
  while (startMs < endMs) {
    const reply = await ask('/api/v3/klines', {
      symbol: line.symbol,
      interval,
      startTime: String(startMs),
      endTime: String(endMs - 1),
      limit: String(MOST_CANDLES),
    })
    const candles = 'why' in reply ? null : candlesIn(reply.body)
    if (candles === null) throw new Error('why' in reply ? reply.why : `${line.symbol}: no candles`)
    const fitting = candles.filter((candle) => candle.startMs >= startMs && candle.startMs < endMs)
    for (const candle of fitting) {
      const { open, high, low, close } = tickCandle(candle, lengthMs, line.listing.pricePrecision)
      bars.push([candle.startMs / 1_000, open, high, low, close, candle.volume])
    }
    const last = fitting.at(-1)
    if (!last || candles.length < MOST_CANDLES) break
    startMs = last.startMs + lengthMs
  }
  return joined(bars, line.ticks(), lengthS, Math.floor(nowMs / 1_000), toS)
}

/** The current bar ends at the current price, so that what the app sees next joins it without a step. */
function joined(bars: Bar[], ticks: number, lengthS: number, nowS: number, toS: number): Bar[] {
  const last = bars.at(-1)
  if (!last || nowS >= toS) return bars
  const [time, open, high, low, , volume = 0] = last
  const isCurrent = nowS < time + lengthS
  return isCurrent
    ? [...bars.slice(0, -1), [time, open, Math.max(high, ticks), Math.min(low, ticks), ticks, volume]]
    : bars
}
