import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SeenPrices, seePrice } from '../../../../src/domain/chart/candles.ts'
import { sparklinePath } from '../../../../src/domain/chart/sparklinePath.ts'
import { forAll } from '../../../forAll.ts'
import { d } from '../builders.ts'

const BOX = { width: 40, height: 10 }
/** Prices received 30 s apart. */
const seen = (...prices: string[]) =>
  prices.reduce<SeenPrices | undefined>(
    (before, price, index) => seePrice(before, d(price), 1_000_000 + index * 30_000, 1),
    undefined,
  ) ?? { ticks: [], candles: [] }

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
  const line = sparklinePath(
    ten((index) => String(100 + (index % 2 === 0 ? 0 : 2))),
    BOX,
  )?.split(' ')
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
  expect(sparklinePath(seen(), BOX)).toBeNull()
  expect(sparklinePath({ candles: [], ticks: ten(() => '7').ticks.slice(5) }, BOX)).toBeNull()
})

test('for any number and size of prices the line stays in its box and has few points', () => {
  const prices = fc.array(
    fc.integer({ min: 1, max: 1_000_000_000 }).map((price) => (price / 1_000).toFixed(3)),
    { minLength: 2, maxLength: 400 },
  )
  forAll(prices, (list) => {
    const points =
      sparklinePath(seen(...list), BOX)
        ?.split(' ')
        .map((point) => point.split(',').map(Number)) ?? []
    expect(points.length).toBeLessThanOrEqual(60)
    for (const [x = Number.NaN, y = Number.NaN] of points)
      expect(x >= 0 && x <= BOX.width && y >= 0 && y <= BOX.height).toBe(true)
  })
})
