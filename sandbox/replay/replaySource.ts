import type { PriceSource } from '../engine/source.ts'
import type { TickCandle } from './path.ts'
import { createReplay, stepsBetween, ticksAt } from './replay.ts'
import { replayBars } from './replayBars.ts'

/** The candles of a file as the source of a market's prices. */
export function replaySource(candles: readonly TickCandle[], seed: number): PriceSource {
  const replay = createReplay(candles, seed)
  return {
    priceAt: (atMs) => ticksAt(replay, atMs),
    prices: (fromMs, toMs) => stepsBetween(replay, fromMs, toMs),
    candles: (range, nowMs) => replayBars(replay, range, nowMs),
    status: () => 'moving',
    endMs: replay.endMs,
  }
}
