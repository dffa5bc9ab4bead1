import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curveOf } from '../../../../src/domain/results/curve.ts'
import { forAll } from '../../../forAll.ts'
import { steps } from '../closedOrders.ts'

const totalsOf = (points: readonly { total: string }[]) => points.map(({ total }) => Number(total))

describe('the drawn curve', () => {
  test('of few trades has all of them', () => {
    expect(totalsOf(curveOf(steps([3, 1, -2, 4]), 10).points)).toEqual([3, 1, -2, 4])
  })

  test('of many trades has at most four points per part, including its first, last, highest and lowest', () => {
    forAll(
      fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 20 }),
      (totals, parts) => {
        const { points, highest, lowest } = curveOf(steps(totals), parts)
        expect(points.length).toBeLessThanOrEqual(4 * parts)
        const shown = totalsOf(points)
        expect([shown[0], shown.at(-1)]).toEqual([totals[0], totals.at(-1)])
        expect([Math.max(...shown), Math.min(...shown)]).toEqual([Math.max(...totals), Math.min(...totals)])
        expect([Number(highest), Number(lowest)]).toEqual([Math.max(0, ...totals), Math.min(0, ...totals)])
        const moments = points.map(({ at }) => at)
        expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
      },
    )
  })

  test('of no trades is empty and at zero', () =>
    expect(curveOf([], 5)).toEqual({ points: [], highest: '0', lowest: '0' }))
})
