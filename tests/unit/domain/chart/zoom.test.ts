import { expect, test } from 'vitest'
import { ema } from '../../../../src/domain/chart/ema.ts'
import { withCandle, zoomed } from '../../../../src/domain/chart/zoom.ts'

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
