import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Instant } from '../../../../src/api/scalars.ts'
import { drawdownOf } from '../../../../src/domain/results/drawdown.ts'
import { forAll } from '../../../forAll.ts'
import { NOON } from '../builders.ts'
import { steps } from '../closedOrders.ts'

const at = (index: number) => Instant.parse(NOON + index)

describe('the deepest drawdown', () => {
  test.each([
    ['is made up once the high is back', [5, 2, 4, 5, 9], { depth: '3', from: at(0), to: at(1), recovered: at(3) }],
    ['starts at zero before the first trade', [-2, -5, 1], { depth: '5', from: null, to: at(1), recovered: at(2) }],
    ['may go on still', [3, 8, 1, 7], { depth: '7', from: at(1), to: at(2), recovered: null }],
    ['is the first of equal ones', [4, 1, 4, 1], { depth: '3', from: at(0), to: at(1), recovered: at(2) }],
    ['begins where the high was first reached', [4, 4, 1], { depth: '3', from: at(0), to: at(2), recovered: null }],
    ['is the later one, if that is deeper', [4, 1, 6, 0], { depth: '6', from: at(2), to: at(3), recovered: null }],
  ])('%s', (_, totals, drawdown) => expect(drawdownOf(steps(totals))).toEqual(drawdown))

  test('is null if the sum never falls', () => {
    expect([drawdownOf([]), drawdownOf(steps([0, 1, 1, 5]))]).toEqual([null, null])
  })

  test('is the largest difference between a value and the highest one before it', () => {
    forAll(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 60 }), (totals) => {
      const falls = totals.map((total, index) => Math.max(0, ...totals.slice(0, index + 1)) - total)
      expect(Number(drawdownOf(steps(totals))?.depth ?? 0)).toBe(Math.max(0, ...falls))
    })
  })
})
