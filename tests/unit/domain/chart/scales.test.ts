import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barTime, roundDuration } from '../../../../src/domain/chart/barTime.ts'
import { ema } from '../../../../src/domain/chart/ema.ts'
import { priceAtY, yOf } from '../../../../src/domain/chart/priceScale.ts'
import { withCandle, zoomed } from '../../../../src/domain/chart/zoom.ts'
import { forAll } from '../../../forAll.ts'

test('a row shows the time for minutes of the newest day, day and time for earlier ones and for longer candles, and the date for days', () => {
  const at = Date.UTC(2025, 10, 21, 14, 15) / 1_000
  expect(barTime(at, '1', at + 9 * 3_600)).toBe('14:15')
  expect(barTime(at, '1', at + 10 * 3_600)).toBe('11-21 14:15')
  expect([barTime(at, '5', at), barTime(at, '240', at)]).toEqual(['11-21 14:15', '11-21 14:15'])
  expect(barTime(at, '1D', at)).toBe('2025-11-21')
})

test.each([
  [1, 1, 'minutes'],
  [179, 179, 'minutes'],
  [180, 3, 'hours'],
  [1_500, 25, 'hours'],
  [4_319, 72, 'hours'],
  [4_320, 3, 'days'],
])('%d minutes are shown as %d %s', (minutes, count, unit) => {
  expect(roundDuration(minutes)).toEqual({ count, unit })
})

test('the highest price is at the upper edge, the lowest at the lower edge, and a position is converted back to its price', () => {
  const scale = { top: 110, bottom: 100, height: 200, width: 300 }
  expect([110, 105, 100, 99].map((price) => Math.round(yOf(scale, price)))).toEqual([0, 100, 200, 220])
  forAll(fc.double({ min: 1, max: 1e6, noNaN: true }), (price) => {
    expect(priceAtY(scale, yOf(scale, price))).toBeCloseTo(price, 6)
  })
})

test('a zoom keeps the newest candle in its place, or the middle of the past', () => {
  expect(zoomed({ from: 0, to: 100 }, 0.5, 90, 1_600)).toEqual({ from: 45, to: 95 })
  expect(zoomed({ from: 0, to: 100 }, 2, 300, 1_600)).toEqual({ from: -50, to: 150 })
})

test('a zoom out ends at the longest view, where it moves nothing; a zoom in is always possible', () => {
  expect(zoomed({ from: -1_300, to: 300 }, 1.25, -500, 1_600)).toEqual({ from: -1_300, to: 300 })
  expect(zoomed({ from: 0, to: 100 }, 2, 100, 150)).toEqual({ from: -50, to: 100 })
  expect(zoomed({ from: 0, to: 100 }, 2, 100, -1)).toEqual({ from: 0, to: 100 })
  expect(zoomed({ from: 0, to: 200 }, 0.9, 200, 100)).toEqual({ from: 20, to: 200 })
})

test('a candle outside comes into view at the nearer edge, one inside moves nothing', () => {
  expect(withCandle({ from: 50, to: 150 }, 20)).toEqual({ from: 19, to: 119 })
  expect(withCandle({ from: 50, to: 150 }, 199)).toEqual({ from: 100, to: 200 })
  expect(withCandle({ from: 50, to: 150 }, 100)).toEqual({ from: 50, to: 150 })
})

test('an average begins with as many candles as it is long, and weighs the newer ones more', () => {
  expect(ema([1, 2, 3, 7], 3)).toEqual([null, null, 2, 4.5])
  expect(ema([5, 5, 5], 2)).toEqual([null, 5, 5])
  expect(ema([1], 20)).toEqual([null])
})
