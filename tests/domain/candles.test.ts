import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPrice, MAX_CANDLES, type Candle } from '../../src/domain/candles.ts'
import { big } from '../../src/domain/decimal.ts'
import { amounts, d, NOON } from './builders.ts'

/** Candles of prices and the seconds after noon they came at. */
function seen(prices: [string, number][]) {
  let candles: readonly Candle[] = []
  for (const [price, seconds] of prices) candles = addPrice(candles, d(price), NOON + seconds * 1_000)
  return candles
}
const shape = ({ time, open, high, low, close }: Candle) =>
  `${time - NOON / 1_000}: ${open} ${high} ${low} ${close}`

test('the prices of one minute make one candle', () => {
  expect(seen([['10', 0], ['12', 3], ['9', 30], ['11', 59]]).map(shape)).toEqual(['0: 10 12 9 11'])
})

test('a new minute opens at its own first price, and a minute without prices has no candle', () => {
  const candles = seen([['10', 59], ['12', 60], ['9', 200]])
  expect(candles.map(shape)).toEqual(['0: 10 10 10 10', '60: 12 12 12 12', '180: 9 9 9 9'])
})

test('prices compare as numbers', () => {
  expect(seen([['9', 0], ['10', 3]]).map(shape)).toEqual(['0: 9 10 9 10'])
})

test('a price that comes late or twice changes nothing, not even the array', () => {
  const candles = seen([['10', 0], ['12', 63]])
  expect(addPrice(candles, d('99'), NOON + 63_000)).toBe(candles)
  expect(addPrice(candles, d('99'), NOON + 10_000)).toBe(candles)
})

test('the oldest candles are forgotten', () => {
  const candles = seen(Array.from({ length: MAX_CANDLES + 20 }, (_, minute) => ['10', minute * 60]))
  expect(candles.length).toBe(MAX_CANDLES)
  expect(candles.at(-1)?.time).toBe(NOON / 1_000 + (MAX_CANDLES + 19) * 60)
})

test('whatever comes, time rises, each candle holds its prices, and what was given is left alone', () => {
  const ticks = fc.array(fc.tuple(amounts({ places: 2, positive: true }), fc.nat(600_000)))
  fc.assert(
    fc.property(ticks, (list) => {
      let candles: readonly Candle[] = []
      for (const [price, ms] of list) candles = Object.freeze(addPrice(candles, price, NOON + ms))
      for (const [index, { time, open, high, low, close }] of candles.entries()) {
        expect(time % 60).toBe(0)
        expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0)
        for (const inside of [open, close]) expect(big(inside).lte(high) && big(inside).gte(low)).toBe(true)
      }
    }),
  )
})
