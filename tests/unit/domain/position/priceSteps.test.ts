import fc from 'fast-check'
import { expect, test } from 'vitest'
import { big, compare } from '../../../../src/domain/money/decimal.ts'
import { stepBy, sliderRange, onePercent, sliderPercent, stepAt, stepPrice } from '../../../../src/domain/position/priceSteps.ts'
import { isWrongSide, type Tpsl } from '../../../../src/domain/order-form/tpsl.ts'
import { amounts, d } from '../builders.ts'

const long = { type: 'LONG' as const, liquidation: d('90') }
const short = { type: 'SHORT' as const, liquidation: d('110') }
const at = (price: string) => ({ price: d(price), target: null, pricePrecision: 2 })

test('a LONG’s range goes from liquidation past the price to the same distance', () => {
  expect(sliderRange({ order: long, ...at('100') })).toEqual({
    low: '90', high: '110', places: 2, range: { stopLoss: { from: 9_001, to: 9_999, stride: 1 }, takeProfit: { from: 10_001, to: 11_000, stride: 1 } },
  })
})

test('a SHORT mirrors it', () => {
  expect(sliderRange({ order: short, ...at('100') })).toEqual({
    low: '90', high: '110', places: 2, range: { stopLoss: { from: 10_001, to: 11_000, stride: 1 }, takeProfit: { from: 9_001, to: 9_999, stride: 1 } },
  })
})

test('a more distant target extends it; one on the wrong side does not', () => {
  expect(sliderRange({ order: long, ...at('100'), target: d('140') })?.high).toBe('150')
  expect(sliderRange({ order: long, ...at('100'), target: d('95') })?.high).toBe('110')
  expect(sliderRange({ order: short, ...at('100'), target: d('5') })?.low).toBe('0')
})

test('without a liquidation price, or past it, the range is a fifth of the price', () => {
  expect(sliderRange({ order: { ...long, liquidation: null }, ...at('100') })).toMatchObject({ low: '80', high: '120' })
  expect(sliderRange({ order: long, ...at('89') })).toMatchObject({ low: '71.2', high: '106.8' })
})

test('a price between two steps belongs to neither level', () => {
  expect(sliderRange({ order: long, ...at('100.005') })?.range).toMatchObject({ stopLoss: { from: 9_001, to: 10_000 }, takeProfit: { from: 10_001, to: 11_001 } })
})

test('a finger sets round prices, with at least a hundred positions per range', () => {
  expect(sliderRange({ order: { ...long, liquidation: d('60000') }, ...at('67000') })?.range.stopLoss.stride).toBe(1_000)
})

test('if liquidation is one step away there is no room', () => {
  expect(sliderRange({ order: { ...long, liquidation: d('99.99') }, ...at('100') })).toBeNull()
  expect(sliderRange({ order: long, ...at('0') })).toBeNull()
})

test('every step of a range is a market price that would not close the position immediately', () => {
  const prices = amounts({ places: 3, positive: true })
  const input = fc.record({ isLong: fc.boolean(), price: prices, liquidation: fc.option(prices), target: fc.option(prices), places: fc.nat(3), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  fc.assert(
    fc.property(input, ({ isLong, price, liquidation, target, places, share }) => {
      const type = isLong ? 'LONG' : 'SHORT'
      const slider = sliderRange({ order: { type, liquidation: liquidation && d(liquidation) }, price: d(price), target: target && d(target), pricePrecision: places })
      if (!slider) return
      for (const level of ['stopLoss', 'takeProfit'] as Tpsl[]) {
        const { from, to } = slider.range[level]
        const rung = Math.round(from + share * (to - from))
        const chosen = stepPrice(rung, places)
        expect(isWrongSide(level, chosen, type, d(price))).toBe(false)
        expect(stepAt(chosen, places)).toBe(rung)
        expect(big(chosen).times(`1e${places}`).mod(1).toFixed()).toBe('0')
        expect(compare(chosen, slider.low) > 0 && compare(chosen, slider.high) <= 0).toBe(true)
      }
    }),
  )
})

test('a price is drawn at its position, or at the end if it is beyond', () => {
  const slider = { low: d('90'), high: d('110') }
  expect([d('90'), d('95'), d('110'), d('200'), d('1')].map((price) => sliderPercent(slider, price))).toEqual([0, 25, 100, 100, 0])
})

test('a handle stops at the ends of its range, and one percent is a hundredth of the price in steps', () => {
  expect(stepBy({ from: 1, to: 999 }, 990, 10)).toBe(999)
  expect(stepBy({ from: 1, to: 999 }, 5, -10)).toBe(1)
  expect(stepBy({ from: 1, to: 999 }, 5, 10)).toBe(15)
  expect(onePercent(d('67000'), 2)).toBe(67_000)
  expect(onePercent(d('20'), 0)).toBe(1)
})
