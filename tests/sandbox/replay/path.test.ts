import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, type TickCandle } from '../../../sandbox/replay/path.ts'
import { createReplay, stepsBetween, ticksAt } from '../../../sandbox/replay/replay.ts'
import { replayBars } from '../../../sandbox/replay/replayBars.ts'
import { forAll } from '../../forAll.ts'

const START_MS = Date.UTC(2026, 0, 5, 8)
const LENGTHS_MS = [1_000, 60_000, 300_000, 3_600_000, 86_400_000]

const candle = (startMs = START_MS, length = fc.constantFrom(...LENGTHS_MS)) =>
  fc
    .record({
      low: fc.integer({ min: 1, max: 10_000_000 }),
      height: fc.integer({ min: 0, max: 500_000 }),
      open: fc.double({ min: 0, max: 1, noNaN: true }),
      close: fc.double({ min: 0, max: 1, noNaN: true }),
      lengthMs: length,
    })
    .map(({ low, height, open, close, lengthMs }): TickCandle => ({
      startMs,
      lengthMs,
      low,
      high: low + height,
      open: low + Math.round(open * height),
      close: low + Math.round(close * height),
    }))
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('the path through a candle starts at its open, touches both extremes, ends at its close and stays within them', () => {
  forAll(candle(), seed, (one, luck) => {
    const path = pathOf(one, luck)
    const ticks = path.map((step) => step.ticks)
    expect(ticks[0]).toBe(one.open)
    expect(ticks.at(-1)).toBe(one.close)
    expect([Math.max(...ticks), Math.min(...ticks)]).toEqual([one.high, one.low])
    expect(ticks.every(Number.isInteger)).toBe(true)
    const times = path.map((step) => step.atMs)
    expect(times.every((atMs, index) => index === 0 || atMs > (times[index - 1] ?? 0))).toBe(true)
    expect(times[0]).toBe(one.startMs)
    expect(times.at(-1)).toBeLessThan(one.startMs + one.lengthMs)
  })
})

test('the extreme closer to the open comes first', () => {
  const isUpFirst = (open: number) => {
    const path = pathOf({ startMs: START_MS, lengthMs: 60_000, open, high: 200, low: 100, close: 150 }, 3)
    const ticks = path.map((step) => step.ticks)
    return ticks.indexOf(200) < ticks.indexOf(100)
  }
  expect([180, 120].map(isUpFirst)).toEqual([true, false])
})

/** Minutes with a gap after every third one. */
const replayed = (candles: TickCandle[], luck = 5) =>
  createReplay(
    candles.map((one, index) => ({ ...one, startMs: START_MS + (index + Math.floor(index / 3) * 2) * 60_000 })),
    luck,
  )

test('before the file the price is its first, in gaps and after the end the last one', () => {
  const replay = replayed(
    Array.from({ length: 4 }, (_, index) => ({
      startMs: 0,
      lengthMs: 60_000,
      open: 100 + index,
      high: 200,
      low: 50,
      close: 150 + index,
    })),
  )
  expect(ticksAt(replay, START_MS - 1_000_000)).toBe(100)
  expect(ticksAt(replay, START_MS)).toBe(100)
  expect(ticksAt(replay, START_MS + 4 * 60_000)).toBe(152)
  expect([...stepsBetween(replay, START_MS + 180_000, START_MS + 299_999)]).toEqual([])
  expect(ticksAt(replay, START_MS + 5 * 60_000)).toBe(103)
  expect(ticksAt(replay, replay.endMs + 1e9)).toBe(153)
})

test('strides that meet at a step take it once', () => {
  const replay = replayed([{ startMs: 0, lengthMs: 60_000, open: 100, high: 200, low: 50, close: 150 }])
  const [first, second] = [START_MS - 1, START_MS + 30_000, replay.endMs].flatMap((to, at, all) =>
    at === 0 ? [] : [[...stepsBetween(replay, all[at - 1] ?? 0, to)]],
  )
  expect([first?.length, second?.length]).toEqual([31, 29])
})

test('a chart gets the file’s candles up to the clock, including part of the current one', () => {
  const replay = replayed(
    Array.from({ length: 6 }, (_, index) => ({
      startMs: 0,
      lengthMs: 60_000,
      open: 100,
      high: 200 + index,
      low: 50,
      close: 150,
    })),
  )
  const startS = START_MS / 1_000
  const ask = (lengthS: number, nowMs: number) =>
    replayBars(replay, { lengthS, fromS: startS - 86_400, toS: startS + 86_400 }, nowMs)
  expect(ask(60, START_MS + 119_999)).toHaveLength(2)
  expect(ask(60, START_MS + 600_000).map(([, ...prices]) => prices)).toEqual(
    Array.from({ length: 6 }, (_, index) => [100, 200 + index, 50, 150]),
  )
  expect(ask(300, START_MS + 600_000)).toEqual([
    [startS, 100, 202, 50, 150],
    [startS + 300, 100, 205, 50, 150],
  ])
  const [now] = ask(60, START_MS + 1_000)
  expect(now?.[2]).toBeLessThan(200)
  expect(ask(60, START_MS - 1)).toEqual([])
  expect(replayBars(replay, { lengthS: 60, fromS: startS + 60, toS: startS + 120 }, START_MS + 600_000)).toHaveLength(1)
})
