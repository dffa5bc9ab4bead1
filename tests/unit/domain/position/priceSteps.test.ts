import fc from 'fast-check'
import { expect, test } from 'vitest'
import { big, compare } from '../../../../src/domain/money/decimal.ts'
import { stepBy, onePercent, stepAt, stepPrice } from '../../../../src/domain/position/priceSteps.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d } from '../builders.ts'

test('a price is at or above its step, by less than one, and a step has a market price', () => {
  forAll(amounts({ places: 3, positive: true }), fc.nat(3), (text, places) => {
    const step = stepAt(d(text), places)
    expect(compare(stepPrice(step, places), d(text))).toBeLessThanOrEqual(0)
    expect(compare(stepPrice(step + 1, places), d(text))).toBe(1)
    expect(stepAt(stepPrice(step, places), places)).toBe(step)
    expect(big(stepPrice(step, places)).times(`1e${places}`).mod(1).toFixed()).toBe('0')
  })
})

test('a line stops at the ends of its range, and one percent is a hundredth of the price in steps', () => {
  expect(stepBy({ from: 1, to: 999 }, 990, 10)).toBe(999)
  expect(stepBy({ from: 1, to: 999 }, 5, -10)).toBe(1)
  expect(stepBy({ from: 1, to: 999 }, 5, 10)).toBe(15)
  expect(onePercent(d('67000'), 2)).toBe(67_000)
  expect(onePercent(d('20'), 0)).toBe(1)
})
