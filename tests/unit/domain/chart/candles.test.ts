import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedBars, RESOLUTIONS } from '../../../../src/api/datafeed.ts'
import { joinBars, barsOf, extremes, joinMinutes, secondsOf, ticksOf } from '../../../../src/domain/chart/bars.ts'
import {
  type Candle,
  FEW_CANDLES,
  MAX_CANDLES,
  seePrice,
  type SeenPrices,
} from '../../../../src/domain/chart/candles.ts'
import { compare, ZERO } from '../../../../src/domain/money/decimal.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON } from '../builders.ts'

const NOON_S = NOON / 1_000
/** A candle of prices 'open high low close'. */
const candle = (time: number, prices: string, seenAt = (NOON_S + time) * 1_000): Candle => {
  const [open = ZERO, high = ZERO, low = ZERO, close = ZERO] = prices.split(' ').map(d)
  return { time: NOON_S + time, open, high, low, close, seenAt }
}
const shape = ({ time, open, high, low, close }: Candle) => `${time - NOON_S}: ${open} ${high} ${low} ${close}`
const price = amounts({ places: 2, positive: true })

/** Times ascend, and each candle contains its prices. */
const expectSound = (candles: readonly Candle[]) => {
  for (const [index, { time, open, high, low, close }] of candles.entries()) {
    expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0)
    for (const inside of [open, close]) expect(compare(inside, low) >= 0 && compare(inside, high) <= 0).toBe(true)
  }
}

const addPrice = (candles: readonly Candle[], at: string, seconds: number) =>
  seePrice({ candles, ticks: [] }, d(at), NOON + seconds * 1_000, 1).candles
/** Candles from prices and their times, in seconds after noon: '10@0 12@63'. */
const seen = (prices: string) =>
  prices.split(' ').reduce<readonly Candle[]>((candles, each) => {
    const [at = '', seconds] = each.split('@')
    return addPrice(candles, at, Number(seconds))
  }, [])

test('the prices of one minute make one candle; a new minute opens at its own first price, and one without prices has none', () => {
  const candles = ['0: 10 12 9 11', '60: 12 12 12 12', '180: 9 9 9 9']
  expect(seen('10@0 12@3 9@30 11@59 12@60 9@200').map(shape)).toEqual(candles)
})

test('a late or repeated price changes nothing, nor does an equal one within its minute, not even the array’s identity', () => {
  const candles = seen('10@0 12@63')
  expect(addPrice(candles, '99', 63)).toBe(candles)
  expect(addPrice(candles, '99', 10)).toBe(candles)
  expect(addPrice(candles, '12.0', 66)).toBe(candles)
  expect(addPrice(candles, '12', 120)).toHaveLength(3)
})

test('the oldest candles are dropped', () => {
  const candles = seen(Array.from({ length: MAX_CANDLES + 20 }, (_, minute) => `10@${minute * 60}`).join(' '))
  expect(candles.length).toBe(MAX_CANDLES)
  expect(candles.at(-1)?.time).toBe(NOON_S + (MAX_CANDLES + 19) * 60)
})

test('for any prices times ascend in whole minutes, each candle contains its prices, and the input is unchanged', () => {
  forAll(fc.array(fc.tuple(price, fc.nat(600))), (list) => {
    let candles: readonly Candle[] = []
    for (const [each, seconds] of list) candles = Object.freeze(addPrice(candles, each, seconds))
    expectSound(candles)
    expect(candles.every(({ time }) => time % 60 === 0)).toBe(true)
  })
})

test('every price is kept, one per second or step, until there are enough minutes; then only candles', () => {
  let all: SeenPrices | undefined
  const at = (seconds: number, each: string) => (all = seePrice(all, d(each), NOON + seconds * 1_000, 1))
  at(0, '10')
  at(0.2, '11')
  expect(at(3, '12').ticks.map((tick) => `${tick.time - NOON_S} ${tick.price}`)).toEqual(['0 11', '3 12'])
  expect(at(3, '13').ticks).toHaveLength(2)
  const three = all
  expect(at(3.5, '12')).toBe(three)
  expect(at(4, '12').ticks).toHaveLength(3)
  expect([9, 10].map((s) => seePrice(all, d('15'), NOON + s * 1_000, 10).ticks.length)).toEqual([3, 4])
  for (let minute = 1; minute < FEW_CANDLES - 1; minute += 1) at(minute * 60, '10')
  expect(all?.ticks).toHaveLength(FEW_CANDLES + 1)
  expect(at((FEW_CANDLES - 1) * 60, '10')).toMatchObject({ ticks: [], candles: { length: FEW_CANDLES } })
})

/** A feed's response, from lines 'time open high low close'. */
const answer = (...bars: string[]): FeedBars => {
  const rows = bars.map((bar) => bar.split(' '))
  const [o = [], h = [], l = [], c = []] = [1, 2, 3, 4].map((column) => rows.map((row) => d(row[column] ?? '')))
  return { t: rows.map(([time]) => NOON_S + Number(time)), o, h, l, c, v: null }
}

test('bars may be in any order; the last one counts for each time', () => {
  const { bars, unreadable } = barsOf(answer('60 2 3 1 2', '0 1 2 1 2', '60 4 6 3 5'), NOON)
  expect(bars.map(shape)).toEqual(['0: 1 2 1 2', '60: 4 6 3 5'])
  expect(unreadable).toBe(0)
})

test.each([
  ['without worth', '0 0 3 0 2'],
  ['of next week', '604800 2 3 1 2'],
  ['of times in milliseconds', `${NOON} 2 3 1 2`],
  ['of the last century', `${-NOON_S} 2 3 1 2`],
])('a bar %s is dropped and counted', (_, bar) => {
  expect(barsOf(answer(bar, '60 2 3 1 2'), NOON)).toMatchObject({ bars: [{ time: NOON_S + 60 }], unreadable: 1 })
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
  const within = [candle(240, '99 99 99 99'), candle(360, '11 15 11 14')]
  const later = [candle(660, '14 14 8 9'), candle(720, '9 10 9 10')]
  const joined = joinBars(past, [...within, ...later], '5')
  expect(joined.map(shape)).toEqual(['0: 10 12 9 11', '300: 11 15 10 14', '600: 14 14 8 10'])
})

test('a day starts where the feed’s days start', () => {
  const later = [candle(3_600 + 86_340, '11 11 11 11'), candle(3_600 + 86_400, '12 12 12 12')]
  const joined = joinBars([candle(3_600, '10 12 9 11')], later, '1D')
  expect(joined.map(shape)).toEqual(['3600: 10 12 9 11', '90000: 12 12 12 12'])
})

test('without a history minutes are unchanged, and without stored minutes only the seen ones remain', () => {
  const own = [candle(0, '1 1 1 1')]
  expect(joinBars([], own, '60')).toBe(own)
  expect(joinMinutes([], own)).toBe(own)
})

test('the minute of a reload is merged: it opened before and closes now', () => {
  const stored = [candle(0, '10 11 10 11'), candle(60, '11 13 11 12', NOON + 70_000)]
  const joined = joinMinutes(stored, [candle(60, '12 12 8 9', NOON + 90_000)])
  expect(joined.map(shape)).toEqual(['0: 10 11 10 11', '60: 11 13 8 9'])
})

const minutes = (count: number) => Array.from({ length: count }, (_, minute) => candle(minute * 60, '1 1 1 1'))

test('no more minutes are kept than displayed', () => {
  const joined = joinMinutes(minutes(MAX_CANDLES), [candle(MAX_CANDLES * 60, '2 2 2 2')])
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
  expect(ticksOf(minutes(FEW_CANDLES), ticks)).toEqual([])
})

test('extremes of no candles are null', () => {
  expect(extremes([])).toEqual({ low: null, high: null })
  const candles = [{ low: null, high: null }, candle(0, '10 12 9 11'), candle(60, '8 11 8 9')]
  expect(extremes(candles)).toEqual({ low: '8', high: '12' })
})

const anyPrice = fc.option(price)
const anyTime = fc.option(fc.integer({ min: NOON_S - 1_000_000, max: NOON_S + 1_000_000 }))
const anyAnswer = fc.array(fc.tuple(anyTime, anyPrice, anyPrice, anyPrice, anyPrice)).map((rows): FeedBars => ({
  t: rows.map(([time]) => time),
  o: rows.map((row) => row[1]),
  h: rows.map((row) => row[2]),
  l: rows.map((row) => row[3]),
  c: rows.map((row) => row[4]),
  v: null,
}))
const anyMinute = fc.tuple(fc.nat(3_000), price, price).map(([minute, open, close]) => {
  const [low, high] = [open, close].toSorted(compare)
  return candle(minute * 60, [open, high, low, close].join(' '))
})
const anyMinutes = fc
  .uniqueArray(anyMinute, { selector: ({ time }) => time })
  .map((minutes) => minutes.toSorted((a, b) => a.time - b.time))

test('for any response times ascend, each bar contains its prices, and each entry is shown, a duplicate or counted', () => {
  forAll(anyAnswer, (given) => {
    const { bars, unreadable } = barsOf(given, NOON)
    expectSound(bars)
    expect(bars.length + unreadable).toBeLessThanOrEqual(given.t.length)
  })
})

test('for any history and prices times ascend, only the last bar of the history changes, and the newest price is the close', () => {
  forAll(anyAnswer, anyMinutes, fc.constantFrom(...RESOLUTIONS), (given, minutes, resolution) => {
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
