import { expect, test } from 'vitest'
import { ema } from '../../../../src/domain/chart/ema.ts'
import { withCandle, zoomed } from '../../../../src/domain/chart/zoom.ts'

test('a zoom keeps the newest candle in its place, or the middle of the past', () => {
  expect(zoomed({ from: 0, to: 100 }, 0.5, 90)).toEqual({ from: 45, to: 95 })
  expect(zoomed({ from: 0, to: 100 }, 2, 300)).toEqual({ from: -50, to: 150 })
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
