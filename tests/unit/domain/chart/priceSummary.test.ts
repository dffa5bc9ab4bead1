import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seePrice, type SeenPrices } from '../../../../src/domain/chart/candles.ts'
import { distanceFrom, priceSummary } from '../../../../src/domain/chart/priceSummary.ts'
import { sparklinePath } from '../../../../src/domain/chart/sparklinePath.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON } from '../builders.ts'

/** A price each minute, or as often as given; '' for none. */
const seen = (prices: readonly string[], everyMs = 60_000) =>
  prices.reduce<SeenPrices>(
    (before, price, index) => (price === '' ? before : seePrice(before, d(price), NOON + index * everyMs, 1)),
    { candles: [], ticks: [] },
  )

test('a summary has duration, high, low and last price', () => {
  const summary = priceSummary(seen(['100', '120', '', '', '90', '108']).candles, 60)
  expect(summary).toEqual({ minutes: 6, low: '90', high: '120', last: '108', belowHigh: '10' })
})

test('without prices there is no summary; a single price is its own high', () => {
  expect(priceSummary([], 60)).toBeNull()
  expect(priceSummary(seen(['7']).candles, 60)).toEqual({ minutes: 1, low: '7', high: '7', last: '7', belowHigh: '0' })
})

test('every price is between low and high', () => {
  forAll(fc.array(amounts({ places: 2, positive: true }), { minLength: 1, maxLength: 30 }), (prices) => {
    const summary = priceSummary(seen(prices).candles, 60)
    expect(summary?.minutes).toBe(prices.length)
    if (!summary) return
    for (const price of prices) expect(big(price).gte(summary.low) && big(price).lte(summary.high)).toBe(true)
  })
})

test('a level is below or above the price, at an unsigned distance: unknown of a price of 0', () => {
  expect(distanceFrom(d('67000'), d('67418.25'))).toMatchObject({ isBelow: true })
  expect(distanceFrom(d('90'), d('100'))).toEqual({ isBelow: true, distance: '10' })
  expect(distanceFrom(d('110'), d('100'))).toEqual({ isBelow: false, distance: '10' })
  expect(distanceFrom(d('110'), d('0'))).toEqual({ isBelow: false, distance: null })
})

const BOX = { width: 40, height: 10 }
/** Ten prices, ten seconds apart. */
const ten = (priceOf: (index: number) => string) => ({
  candles: [],
  ticks: Array.from({ length: 10 }, (_, index) => ({ time: index * 10, price: d(priceOf(index)) })),
})
const heights = (prices: SeenPrices) =>
  sparklinePath(prices, BOX)
    ?.split(' ')
    .map((point) => point.split(',')[1])

test('the line runs from left to right, with higher prices higher', () => {
  const upAndDown = ten((index) => (index % 2 === 0 ? '100' : '102'))
  const line = sparklinePath(upAndDown, BOX)?.split(' ')
  expect([line?.[0], line?.[1], line?.at(-1)]).toEqual(['0.0,10.0', '4.4,0.0', '40.0,0.0'])
})

test('constant prices are a line in the middle', () => {
  expect(new Set(heights(ten(() => '7')))).toEqual(new Set(['5.0']))
})

test('a move below 0.2 % does not fill the box', () => {
  // From 1000 to 1001: a quarter of the box's height of 4.
  const [first, ...rest] = heights(ten((index) => (index === 9 ? '1001' : '1000'))) ?? []
  expect([first, rest.at(-1)]).toEqual(['6.2', '3.8'])
})

test('fewer than six prices draw no line', () => {
  expect(sparklinePath({ candles: [], ticks: [] }, BOX)).toBeNull()
  expect(sparklinePath({ candles: [], ticks: ten(() => '7').ticks.slice(5) }, BOX)).toBeNull()
})

test('for any number and size of prices the line stays in its box and has few points', () => {
  const prices = fc.array(
    fc.integer({ min: 1, max: 1_000_000_000 }).map((price) => (price / 1_000).toFixed(3)),
    { minLength: 2, maxLength: 400 },
  )
  forAll(prices, (list) => {
    const points = sparklinePath(seen(list, 30_000), BOX)?.split(' ') ?? []
    expect(points.length).toBeLessThanOrEqual(60)
    for (const [x = Number.NaN, y = Number.NaN] of points.map((point) => point.split(',').map(Number)))
      expect(x >= 0 && x <= BOX.width && y >= 0 && y <= BOX.height).toBe(true)
  })
})
