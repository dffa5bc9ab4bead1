import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedBars, RESOLUTIONS } from '../../../../src/api/datafeed.ts'
import { joinBars, barsOf, extremes, joinMinutes, secondsOf, ticksOf } from '../../../../src/domain/chart/bars.ts'
import { type Candle, FEW_CANDLES, MAX_CANDLES } from '../../../../src/domain/chart/candles.ts'
import { compare, ZERO } from '../../../../src/domain/money/decimal.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON } from '../builders.ts'

const NOON_S = NOON / 1_000
const NEVER: FeedBars = { t: [], o: [], h: [], l: [], c: [], v: null }
/** A feed's response, from lines 'time open high low close'. */
const answer = (...bars: string[]): FeedBars => {
  const rows = bars.map((bar) => bar.split(' '))
  const column = (index: number) => rows.map((row) => d(row[index] ?? ''))
  return {
    t: rows.map(([time]) => NOON_S + Number(time)),
    o: column(1),
    h: column(2),
    l: column(3),
    c: column(4),
    v: null,
  }
}
/** A candle of prices 'open high low close'. */
const candle = (time: number, prices: string, seenAt = (NOON_S + time) * 1_000): Candle => {
  const [open = ZERO, high = ZERO, low = ZERO, close = ZERO] = prices.split(' ').map(d)
  return { time: NOON_S + time, open, high, low, close, seenAt }
}
const shape = ({ time, open, high, low, close }: Candle) => `${time - NOON_S}: ${open} ${high} ${low} ${close}`

test('bars may be in any order; the last one counts for each time', () => {
  const { bars, unreadable } = barsOf(answer('60 2 3 1 2', '0 1 2 1 2', '60 4 6 3 5'), NOON)
  expect(bars.map(shape)).toEqual(['0: 1 2 1 2', '60: 4 6 3 5'])
  expect(unreadable).toBe(0)
})

test.each([
  ['whose high is below its low', '0 2 1 3 2'],
  ['that opens above its high', '0 4 3 1 2'],
  ['that closes below its low', '0 2 3 2 1'],
  ['without worth', '0 0 3 0 2'],
  ['below zero', '0 2 3 -1 2'],
  ['of next week', '604800 2 3 1 2'],
  ['of times in milliseconds', `${NOON} 2 3 1 2`],
  ['of the last century', `${-NOON_S} 2 3 1 2`],
])('a bar %s is dropped and counted', (_, bar) => {
  expect(barsOf(answer(bar, '60 2 3 1 2'), NOON)).toMatchObject({ bars: [{ time: NOON_S + 60 }], unreadable: 1 })
})

test('a bar with a missing number is dropped and counted', () => {
  expect(barsOf({ ...answer('0 2 3 1 2'), c: [null] }, NOON)).toEqual({ bars: [], unreadable: 1 })
  expect(barsOf({ ...answer('0 2 3 1 2'), t: [null] }, NOON)).toEqual({ bars: [], unreadable: 1 })
  expect(barsOf(NEVER, NOON)).toEqual({ bars: [], unreadable: 0 })
})

test('a volume that is missing, unreadable or not above zero leaves its bar without one, and survives the minutes seen here', () => {
  const given = answer('0 2 3 1 2', '60 2 3 1 2', '120 2 3 1 2')
  const { bars } = barsOf({ ...given, v: [d('7.5'), null, d('0')] }, NOON)
  expect(bars.map(({ volume }) => volume)).toEqual(['7.5', undefined, undefined])
  expect(joinBars(bars.slice(0, 1), [candle(0, '2 4 2 4')], '1').map(({ volume }) => volume)).toEqual(['7.5'])
  expect(barsOf({ ...given, v: null }, NOON).bars).toHaveLength(3)
})

test('a minute seen here is merged into its bar, and later ones continue the history', () => {
  const past = [candle(0, '10 12 9 11'), candle(300, '11 12 10 11')]
  const minutes = [
    candle(240, '99 99 99 99'),
    candle(360, '11 15 11 14'),
    candle(660, '14 14 8 9'),
    candle(720, '9 10 9 10'),
  ]
  expect(joinBars(past, minutes, '5').map(shape)).toEqual(['0: 10 12 9 11', '300: 11 15 10 14', '600: 14 14 8 10'])
})

test('a day starts where the feed’s days start', () => {
  const past = [candle(3_600, '10 12 9 11')]
  expect(
    joinBars(past, [candle(3_600 + 86_340, '11 11 11 11'), candle(3_600 + 86_400, '12 12 12 12')], '1D').map(shape),
  ).toEqual(['3600: 10 12 9 11', '90000: 12 12 12 12'])
})

test('without a history minutes are unchanged, and without stored minutes only the seen ones remain', () => {
  const minutes = [candle(0, '1 1 1 1')]
  expect(joinBars([], minutes, '60')).toBe(minutes)
  expect(joinMinutes([], minutes)).toBe(minutes)
})

test('the minute of a reload is merged: it opened before and closes now', () => {
  const storedCandles = [candle(0, '10 11 10 11'), candle(60, '11 13 11 12', NOON + 70_000)]
  const seen = [candle(60, '12 12 8 9', NOON + 90_000)]
  expect(joinMinutes(storedCandles, seen).map(shape)).toEqual(['0: 10 11 10 11', '60: 11 13 8 9'])
})

test('no more minutes are kept than displayed', () => {
  const storedCandles = Array.from({ length: MAX_CANDLES }, (_, minute) => candle(minute * 60, '1 1 1 1'))
  const joined = joinMinutes(storedCandles, [candle(MAX_CANDLES * 60, '2 2 2 2')])
  expect(joined).toHaveLength(MAX_CANDLES)
  expect(joined.at(-1)).toMatchObject({ close: '2' })
})

test('a few candles are drawn as a line: of the stored closes, then of every price', () => {
  const candles = [candle(0, '1 2 1 2', NOON + 30_000), candle(60, '3 4 3 4', NOON + 90_000)]
  const ticks = [
    { time: NOON_S + 65, price: d('3') },
    { time: NOON_S + 90, price: d('4') },
  ]
  expect(ticksOf(candles, ticks)).toEqual([{ time: NOON_S + 30, price: '2' }, ...ticks])
  expect(ticksOf(candles.slice(1), ticks)).toBe(ticks)
  expect(
    ticksOf(
      Array.from({ length: FEW_CANDLES }, (_, minute) => candle(minute * 60, '1 1 1 1')),
      ticks,
    ),
  ).toEqual([])
})

test('extremes of no candles are null', () => {
  expect(extremes([])).toEqual({ low: null, high: null })
  expect(extremes([{ low: null, high: null }, candle(0, '10 12 9 11'), candle(60, '8 11 8 9')])).toEqual({
    low: '8',
    high: '12',
  })
})

const price = amounts({ places: 2, positive: true })
const anyAnswer = fc
  .array(
    fc.tuple(
      fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 })),
      fc.option(price),
      fc.option(price),
      fc.option(price),
      fc.option(price),
    ),
  )
  .map((rows): FeedBars => ({
    t: rows.map(([time]) => (time === null ? null : NOON_S + time)),
    o: rows.map((row) => (row[1] === null ? null : d(row[1]))),
    h: rows.map((row) => (row[2] === null ? null : d(row[2]))),
    l: rows.map((row) => (row[3] === null ? null : d(row[3]))),
    c: rows.map((row) => (row[4] === null ? null : d(row[4]))),
    v: null,
  }))
const expectSound = (candles: readonly Candle[]) => {
  for (const [index, { time, open, high, low, close }] of candles.entries()) {
    expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0)
    for (const inside of [open, close]) expect(compare(inside, low) >= 0 && compare(inside, high) <= 0).toBe(true)
  }
}
const minutesOf = fc.array(fc.tuple(fc.nat(3_000), price, price)).map((rows) =>
  [...new Map(rows.map(([minute, ...pair]) => [minute, pair])).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([minute, [a, b]]) => {
      const [low, high] = compare(d(a), d(b)) < 0 ? [a, b] : [b, a]
      return candle(minute * 60, [a, high, low, b].join(' '))
    }),
)

test('for any response times ascend, each bar contains its prices, and each entry is shown, a duplicate or counted', () => {
  forAll(anyAnswer, (given) => {
    const { bars, unreadable } = barsOf(given, NOON)
    expectSound(bars)
    expect(bars.length + unreadable).toBeLessThanOrEqual(given.t.length)
  })
})

test('for any history and prices times ascend, only the last bar of the history changes, and the newest price is the close', () => {
  forAll(anyAnswer, minutesOf, fc.constantFrom(...RESOLUTIONS), (given, minutes, resolution) => {
    const { bars } = barsOf(given, NOON)
    const joined = joinBars(bars, minutes, resolution)
    expectSound(joined)
    if (bars.length > 0) expect(joined.slice(0, bars.length - 1)).toEqual(bars.slice(0, -1))
    const [last, newest] = [bars.at(-1), minutes.at(-1)]
    if (last && newest && newest.time >= last.time) expect(joined.at(-1)?.close).toBe(newest.close)
    for (const { time } of joined.slice(bars.length))
      expect((time - (last?.time ?? time)) % secondsOf(resolution)).toBe(0)
  })
})
