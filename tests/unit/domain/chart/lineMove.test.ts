import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, freeRange, moveRange, nudgePrice, snapPrice } from '../../../../src/domain/chart/lineMove.ts'
import { compare } from '../../../../src/domain/money/decimal.ts'
import { isAllowedText } from '../../../../src/domain/money/decimalText.ts'
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
  expect(moveRange({ ...below, notPast: d('101') }, d('100'), 0)).toEqual({ from: 1, to: 99, places: 0 })
  expect(moveRange({ ...below, notPast: d('100') }, d('100'), 0)).toEqual({ from: 1, to: 99, places: 0 })
})

test('without a price, or without room, nothing moves', () => {
  expect(moveRange(below, null, 2)).toBeNull()
  expect(moveRange(below, d('0'), 2)).toBeNull()
  expect(moveRange({ ...below, notPast: d('99') }, d('100'), 0)).toBeNull()
  expect(moveRange(below, d('1'), 0)).toBeNull()
})

const prices = amounts({ places: 4, positive: true })
const bounds = fc.record({
  mustBe: fc.constantFrom('below', 'above'),
  apart: fc.option(prices),
  notPast: fc.option(prices),
}) satisfies fc.Arbitrary<Bounds>

test('a dropped line is on its side, not past liquidation, at a price the form accepts', () => {
  const places = fc.nat(4)
  const anywhere = fc.double({ noNaN: true, noDefaultInfinity: true })
  forAll(bounds, prices, places, anywhere, (own, market, decimals, at) => {
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
  forAll(
    fc.integer({ min: 1, max: 9_999_999 }),
    fc.nat(4),
    fc.double({ min: -0.49, max: 0.49, noNaN: true }),
    (rung, places, off) => {
      const lane = { from: 1, to: 10_000_000, places }
      expect(Number(snapPrice(lane, (rung + off) / 10 ** places))).toBeCloseTo(rung / 10 ** places, 8)
    },
  )
})

test('a key moves it by a number of steps, symmetrically, and stops at the ends', () => {
  forAll(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -99, max: 99 }), (rung, steps) => {
    const lane = { from: 1, to: 1_000, places: 2 }
    const start = snapPrice(lane, rung / 100)
    expect(nudgePrice(lane, nudgePrice(lane, start, steps), -steps)).toBe(start)
    expect(nudgePrice(lane, start, 5_000)).toBe('10')
    expect(nudgePrice(lane, start, -5_000)).toBe('0.01')
  })
})
