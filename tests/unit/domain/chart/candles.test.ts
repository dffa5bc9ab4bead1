import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from '../../../../src/api/scalars.ts'
import {
  FEW_CANDLES,
  MAX_CANDLES,
  seePrice,
  type Candle,
  type SeenPrices,
} from '../../../../src/domain/chart/candles.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, NOON } from '../builders.ts'

const addPrice = (candles: readonly Candle[], price: Decimal, atMs: number) =>
  seePrice({ candles, ticks: [] }, price, atMs, 1).candles

/** Candles from prices and their times, in seconds after noon: '10@0 12@63'. */
const seen = (prices: string) =>
  prices.split(' ').reduce<readonly Candle[]>((candles, each) => {
    const [price = '', seconds] = each.split('@')
    return addPrice(candles, d(price), NOON + Number(seconds) * 1_000)
  }, [])
const shape = ({ time, open, high, low, close }: Candle) => `${time - NOON / 1_000}: ${open} ${high} ${low} ${close}`

test('the prices of one minute make one candle', () => {
  expect(seen('10@0 12@3 9@30 11@59').map(shape)).toEqual(['0: 10 12 9 11'])
})

test('a new minute opens at its own first price, and a minute without prices has no candle', () => {
  const candles = seen('10@59 12@60 9@200')
  expect(candles.map(shape)).toEqual(['0: 10 10 10 10', '60: 12 12 12 12', '180: 9 9 9 9'])
})

test('a late or repeated price changes nothing, not even the array’s identity', () => {
  const candles = seen('10@0 12@63')
  expect(addPrice(candles, d('99'), NOON + 63_000)).toBe(candles)
  expect(addPrice(candles, d('99'), NOON + 10_000)).toBe(candles)
})

test('an equal price changes nothing within its minute', () => {
  const candles = seen('10@0 12@3')
  expect(addPrice(candles, d('12.0'), NOON + 6_000)).toBe(candles)
  expect(addPrice(candles, d('12'), NOON + 60_000)).toHaveLength(2)
})

test('the oldest candles are dropped', () => {
  const candles = seen(Array.from({ length: MAX_CANDLES + 20 }, (_, minute) => `10@${minute * 60}`).join(' '))
  expect(candles.length).toBe(MAX_CANDLES)
  expect(candles.at(-1)?.time).toBe(NOON / 1_000 + (MAX_CANDLES + 19) * 60)
})

test('for any prices times ascend, each candle contains its prices, and the input is unchanged', () => {
  const ticks = fc.array(fc.tuple(amounts({ places: 2, positive: true }), fc.nat(600_000)))
  forAll(ticks, (list) => {
    let candles: readonly Candle[] = []
    for (const [price, ms] of list) candles = Object.freeze(addPrice(candles, price, NOON + ms))
    for (const [index, { time, open, high, low, close }] of candles.entries()) {
      expect(time % 60).toBe(0)
      expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0)
      for (const inside of [open, close]) expect(big(inside).lte(high) && big(inside).gte(low)).toBe(true)
    }
  })
})

test('every price is kept, one per second or step, until there are enough minutes; then only candles', () => {
  let seen: SeenPrices | undefined
  const at = (seconds: number, price: string) => (seen = seePrice(seen, d(price), NOON + seconds * 1_000, 1))
  at(0, '10')
  at(0.2, '11')
  expect(at(3, '12').ticks.map(({ time, price }) => `${time - NOON / 1_000} ${price}`)).toEqual(['0 11', '3 12'])
  expect(at(3, '13').ticks).toHaveLength(2)
  const three = seen
  expect(at(3.5, '12')).toBe(three)
  expect(at(4, '12').ticks).toHaveLength(3)
  expect([9, 10].map((s) => seePrice(seen, d('15'), NOON + s * 1_000, 10).ticks.length)).toEqual([3, 4])
  for (let minute = 1; minute < FEW_CANDLES - 1; minute += 1) at(minute * 60, '10')
  expect(seen?.ticks).toHaveLength(FEW_CANDLES + 1)
  expect(at((FEW_CANDLES - 1) * 60, '10')).toMatchObject({ ticks: [], candles: { length: FEW_CANDLES } })
})
