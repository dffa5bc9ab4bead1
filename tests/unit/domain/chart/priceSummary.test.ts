import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seePrice, type SeenPrices } from '../../../../src/domain/chart/candles.ts'
import { distanceFrom, priceSummary } from '../../../../src/domain/chart/priceSummary.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON } from '../builders.ts'

/** Candles from a price each minute; '' for none. */
const seen = (prices: readonly string[]) =>
  prices.reduce<SeenPrices>(
    (seen, price, minute) => (price === '' ? seen : seePrice(seen, d(price), NOON + minute * 60_000, 1)),
    { candles: [], ticks: [] },
  ).candles

test('a summary has duration, high, low and last price', () => {
  const summary = priceSummary(seen(['100', '120', '', '', '90', '108']), 60)
  expect(summary).toEqual({ minutes: 6, low: '90', high: '120', last: '108', belowHigh: '10' })
})

test('without prices there is no summary; a single price is its own high', () => {
  expect(priceSummary([], 60)).toBeNull()
  expect(priceSummary(seen(['7']), 60)).toEqual({ minutes: 1, low: '7', high: '7', last: '7', belowHigh: '0' })
})

test('every price is between low and high, and the distance matches high and last price', () => {
  forAll(fc.array(amounts({ places: 2, positive: true }), { minLength: 1, maxLength: 30 }), (prices) => {
    const summary = priceSummary(seen(prices), 60)
    expect(summary?.minutes).toBe(prices.length)
    if (!summary) return
    for (const price of prices) expect(big(price).gte(summary.low) && big(price).lte(summary.high)).toBe(true)
    const back = big(summary.high)
      .times(big(d('100')).minus(summary.belowHigh!))
      .div(100)
    expect(back.minus(summary.last).abs().lte(big(summary.high).times('0.00000000000001'))).toBe(true)
  })
})

test('a level is below or above the price, at an unsigned distance: unknown of a price of 0', () => {
  expect(distanceFrom(d('67000'), d('67418.25'))).toMatchObject({ isBelow: true })
  expect(distanceFrom(d('90'), d('100'))).toEqual({ isBelow: true, distance: '10' })
  expect(distanceFrom(d('110'), d('100'))).toEqual({ isBelow: false, distance: '10' })
  expect(distanceFrom(d('110'), d('0'))).toEqual({ isBelow: false, distance: null })
})
