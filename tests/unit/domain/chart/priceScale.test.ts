import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceScale, priceAtY, yOf } from '../../../../src/domain/chart/priceScale.ts'
import { forAll } from '../../../forAll.ts'

const scale: PriceScale = { top: 110, bottom: 100, height: 200, width: 300 }

test('the highest price is at the upper edge, the lowest at the lower edge', () => {
  expect([110, 105, 100, 99].map((price) => Math.round(yOf(scale, price)))).toEqual([0, 100, 200, 220])
})

test('converting a price to a position and back returns the price', () => {
  forAll(fc.double({ min: 1, max: 1e6, noNaN: true }), (price) => {
    expect(priceAtY(scale, yOf(scale, price))).toBeCloseTo(price, 6)
  })
})
