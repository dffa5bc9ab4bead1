import { bell, between, chance, next } from '../engine/random.ts'
import type { Step } from '../engine/source.ts'

/** A candle in whole ticks of its market. */
export interface TickCandle {
  startMs: number
  /** Until its close; the price stays constant in a gap after it. */
  lengthMs: number
  open: number
  high: number
  low: number
  close: number
}

/** One step per second, but at least 12 and at most 720 per candle. */
const stepsIn = (lengthMs: number) => Math.min(720, Math.max(12, Math.floor(lengthMs / 1_000)))
/** Deviation of a step from the straight line, as a share of the candle's height. */
const STRAY = 0.06

/**
 * The path of the price through a candle: open, the closer extreme, the other one, close, with seeded steps between, never outside
 * low to high. The same candle and seed result in the same path.
 */
export function pathOf({ startMs, lengthMs, open, high, low, close }: TickCandle, seed: number): Step[] {
  const luck = chance(seed ^ Math.imul(Math.floor(startMs / 1_000), 0x9e3779b1))
  const last = stepsIn(lengthMs) - 1
  const isHighFirst = high - open === open - low ? next(luck) < 0.5 : high - open < open - low
  const first = Math.max(1, Math.round(last * between(luck, 0.12, 0.42)))
  const second = Math.min(last - 1, Math.max(first + 1, Math.round(last * between(luck, 0.55, 0.88))))
  const turns: [step: number, ticks: number][] = [
    [0, open],
    [first, isHighFirst ? high : low],
    [second, isHighFirst ? low : high],
    [last, close],
  ]

  const ticks: number[] = [open]
  for (const [leg, [from, start]] of turns.slice(0, -1).entries()) {
    const [to, end] = turns[leg + 1] ?? [from, start]
    let stray = 0
    for (let step = from + 1; step < to; step++) {
      const [done, left] = [(step - from) / (to - from), (to - step) / (to - from)]
      stray = stray * 0.8 + bell(luck) * (high - low) * STRAY
      const exact = start + (end - start) * done + stray * Math.min(1, 4 * done * left)
      ticks.push(Math.min(high, Math.max(low, Math.round(exact))))
    }
    ticks.push(end)
  }
  return ticks.map((price, step) => ({ atMs: startMs + Math.floor((step * lengthMs) / (last + 1)), ticks: price }))
}
