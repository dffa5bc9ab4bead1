import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SeenPrices, seePrice } from '../../src/domain/candles.ts'
import { priceLine } from '../../src/domain/priceLine.ts'
import { d } from './builders.ts'

const BOX = { width: 40, height: 10 }
/** Prices that came 30 s apart. */
const seen = (...prices: string[]) =>
  prices.reduce<SeenPrices | undefined>((before, price, index) => seePrice(before, d(price), 1_000_000 + index * 30_000), undefined) ?? { ticks: [], candles: [] }

test('the line goes from left to right through the prices, high above low', () => {
  expect(priceLine(seen('100', '102', '101'), BOX)).toBe('0.0,10.0 20.0,0.0 40.0,5.0')
})

test('prices that never move are a line in the middle', () => {
  expect(priceLine({ candles: [], ticks: [{ time: 0, price: d('7') }, { time: 10, price: d('7') }] }, BOX)).toBe('0.0,5.0 40.0,5.0')
})

test('before there are two there is no line', () => {
  expect(priceLine(seen(), BOX)).toBeNull()
  expect(priceLine(seen('100'), BOX)).toBeNull()
})

test('however many prices of whatever size have come, the line keeps to its box and few points', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }).map((price) => (price / 1_000).toFixed(3)), { minLength: 2, maxLength: 400 })
  fc.assert(
    fc.property(prices, (list) => {
      const points = priceLine(seen(...list), BOX)?.split(' ').map((point) => point.split(',').map(Number)) ?? []
      expect(points.length).toBeLessThanOrEqual(60)
      for (const [x = Number.NaN, y = Number.NaN] of points) expect(x >= 0 && x <= BOX.width && y >= 0 && y <= BOX.height).toBe(true)
    }),
  )
})
