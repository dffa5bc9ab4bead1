import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, freeRange, moveRange, nudgePrice, snapPrice } from '../../../../src/domain/chart/lineMove.ts'
import { big, compare } from '../../../../src/domain/money/decimal.ts'
import { isAllowedText } from '../../../../src/domain/money/decimalText.ts'
import { stepAt, stepPrice } from '../../../../src/domain/position/priceSteps.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d } from '../builders.ts'

const below = { mustBe: 'below', apart: null, notPast: null } as const
const above = { mustBe: 'above', apart: null, notPast: null } as const

test('a LONG’s stop loss moves between liquidation and price, excluding both', () => {
  expect(moveRange({ ...below, notPast: d('90') }, d('100'), 2)).toEqual({ from: 9_001, to: 9_999, places: 2 })
  expect(moveRange({ ...below, notPast: d('90.005') }, d('100.005'), 2)).toEqual({ from: 9_001, to: 10_000, places: 2 })
})

test('without a market price a level of a position is bounded by its liquidation only', () => {
  expect(freeRange({ ...below, notPast: d('90') }, 2)).toMatchObject({ from: 9_001 })
  expect(freeRange({ ...above, notPast: d('110') }, 2)).toMatchObject({ from: 1, to: 10_999 })
  expect(freeRange(above, 2)).toEqual({ from: 1, to: freeRange(below, 2).to, places: 2 })
})

test('a liquidation price on the other side of the price sets no limit', () => {
  const range = (notPast: string) => moveRange({ ...below, notPast: d(notPast) }, d('100'), 0)
  expect(['101', '100'].map(range)).toEqual(Array(2).fill({ from: 1, to: 99, places: 0 }))
})

test('without a price, or without room, nothing moves', () => {
  expect([moveRange(below, null, 2), moveRange(below, d('0'), 2)]).toEqual([null, null])
  expect([moveRange(below, d('1'), 0), moveRange({ ...below, notPast: d('99') }, d('100'), 0)]).toEqual([null, null])
})

const prices = amounts({ places: 4, positive: true })
const bounds = fc.record({
  mustBe: fc.constantFrom('below', 'above'),
  apart: fc.option(prices),
  notPast: fc.option(prices),
}) satisfies fc.Arbitrary<Bounds>

test('a dropped line is on its side, not past liquidation, at a price the form accepts', () => {
  const anywhere = fc.double({ noNaN: true, noDefaultInfinity: true })
  forAll(bounds, prices, fc.nat(4), anywhere, (own, market, decimals, at) => {
    const lane = moveRange(own, market, decimals)
    if (!lane) return
    const dropped = snapPrice(lane, at)
    const apart = compare(dropped, own.apart ?? market)
    expect(apart).toBe(own.mustBe === 'below' ? -1 : 1)
    expect(isAllowedText(dropped, decimals)).toBe(true)
    if (own.notPast && compare(own.notPast, own.apart ?? market) === apart)
      expect(compare(dropped, own.notPast)).toBe(-apart)
  })
})

test('within its range it snaps to the step closest to the pointer', () => {
  const off = fc.double({ min: -0.49, max: 0.49, noNaN: true })
  forAll(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(4), off, (rung, places, beside) => {
    const lane = { from: 1, to: 10_000_000, places }
    expect(Number(snapPrice(lane, (rung + beside) / 10 ** places))).toBeCloseTo(rung / 10 ** places, 8)
  })
})

test('a key moves it by a number of steps, symmetrically, and stops at the ends', () => {
  forAll(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -99, max: 99 }), (rung, steps) => {
    const lane = { from: 1, to: 1_000, places: 2 }
    const start = snapPrice(lane, rung / 100)
    const moved = nudgePrice(lane, start, steps)
    expect(stepAt(moved, 2)).toBe(rung + steps)
    expect(nudgePrice(lane, moved, -steps)).toBe(start)
    expect([nudgePrice(lane, start, 5_000), nudgePrice(lane, start, -5_000)]).toEqual(['10', '0.01'])
  })
})

test('a price is at or above its step, by less than one, and a step has a market price', () => {
  forAll(amounts({ places: 3, positive: true }), fc.nat(3), (price, places) => {
    const step = stepAt(price, places)
    expect(compare(stepPrice(step, places), price)).toBeLessThanOrEqual(0)
    expect(compare(stepPrice(step + 1, places), price)).toBe(1)
    expect(stepAt(stepPrice(step, places), places)).toBe(step)
    expect(big(stepPrice(step, places)).times(`1e${places}`).mod(1).toFixed()).toBe('0')
  })
})
