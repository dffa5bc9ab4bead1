import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Instant } from '../../../../src/api/scalars.ts'
import { curveOf, type Step } from '../../../../src/domain/results/curve.ts'
import { drawdownOf } from '../../../../src/domain/results/drawdown.ts'
import { forAll } from '../../../forAll.ts'
import { NOON } from '../builders.ts'

const at = (index: number) => Instant.parse(NOON + index)
/** A sum after each trade, a millisecond apart. */
const steps = (totals: readonly number[]): Step[] =>
  totals.map((total, index) => ({ at: at(index), total: new Big(total) }))
const totalsOf = (points: readonly { total: string }[]) => points.map(({ total }) => Number(total))

test('the drawn curve of few trades has all of them, of none it is empty and at zero', () => {
  expect(totalsOf(curveOf(steps([3, 1, -2, 4]), 10).points)).toEqual([3, 1, -2, 4])
  expect(curveOf([], 5)).toEqual({ points: [], highest: '0', lowest: '0' })
})

test('the drawn curve of many trades has at most four points per part, including its first, last, highest and lowest', () => {
  const sums = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 300 })
  forAll(sums, fc.integer({ min: 1, max: 20 }), (totals, parts) => {
    const { points, highest, lowest } = curveOf(steps(totals), parts)
    expect(points.length).toBeLessThanOrEqual(4 * parts)
    const shown = totalsOf(points)
    expect([shown[0], shown.at(-1)]).toEqual([totals[0], totals.at(-1)])
    expect([Math.max(...shown), Math.min(...shown)]).toEqual([Math.max(...totals), Math.min(...totals)])
    expect([Number(highest), Number(lowest)]).toEqual([Math.max(0, ...totals), Math.min(0, ...totals)])
    const moments = points.map(({ at }) => at)
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
  })
})

test.each([
  ['is made up once the high is back', [5, 2, 4, 5, 9], { depth: '3', from: at(0), to: at(1), recovered: at(3) }],
  ['starts at zero before the first trade', [-2, -5, 1], { depth: '5', from: null, to: at(1), recovered: at(2) }],
  ['may go on still', [3, 8, 1, 7], { depth: '7', from: at(1), to: at(2), recovered: null }],
  ['is the first of equal ones', [4, 1, 4, 1], { depth: '3', from: at(0), to: at(1), recovered: at(2) }],
  ['begins where the high was first reached', [4, 4, 1], { depth: '3', from: at(0), to: at(2), recovered: null }],
  ['is the later one, if that is deeper', [4, 1, 6, 0], { depth: '6', from: at(2), to: at(3), recovered: null }],
])('the deepest drawdown %s', (_, totals, drawdown) => expect(drawdownOf(steps(totals))).toEqual(drawdown))

test('there is no drawdown if the sum never falls', () => {
  expect([drawdownOf([]), drawdownOf(steps([0, 1, 1, 5]))]).toEqual([null, null])
})

test('the deepest drawdown is the largest difference between a value and the highest one before it', () => {
  forAll(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 60 }), (totals) => {
    const falls = totals.map((total, index) => Math.max(0, ...totals.slice(0, index + 1)) - total)
    expect(Number(drawdownOf(steps(totals))?.depth ?? 0)).toBe(Math.max(0, ...falls))
  })
})
