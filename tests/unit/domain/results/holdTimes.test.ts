import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationParts } from '../../../../src/domain/time/duration.ts'
import { holdTimesOf } from '../../../../src/domain/results/holdTimes.ts'
import { tradeOf } from '../../../../src/domain/results/trade.ts'
import { NOON } from '../builders.ts'
import { closed } from '../closedOrders.ts'

const held = (lengths: readonly number[]) => lengths.flatMap((ms) => tradeOf(closed({ created: NOON - ms, closeDate: NOON })) ?? [])

test('the median is the middle one, or the mean of the middle two', () => {
  expect(holdTimesOf(held([5, 900, 20]))).toEqual({ shortest: 5, median: 20, longest: 900 })
  expect(holdTimesOf(held([5, 900, 20, 31]))).toEqual({ shortest: 5, median: 25, longest: 900 })
})

test('trades of unknown length do not count', () => {
  const unknown = [closed({ created: null }), closed({ created: NOON + 1, closeDate: NOON })].flatMap((order) => tradeOf(order) ?? [])
  expect(unknown).toHaveLength(2)
  expect(holdTimesOf(unknown)).toBeNull()
  expect(holdTimesOf([...unknown, ...held([7])])).toEqual({ shortest: 7, median: 7, longest: 7 })
})

test('as many are shorter than the median as longer', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 50 }), (lengths) => {
      const times = holdTimesOf(held(lengths))
      const median = times?.median ?? Number.NaN
      expect(lengths.filter((length) => length < median).length).toBeLessThanOrEqual(lengths.length / 2)
      expect(lengths.filter((length) => length > median + 1).length).toBeLessThanOrEqual(lengths.length / 2)
      expect([times?.shortest, times?.longest]).toEqual([Math.min(...lengths), Math.max(...lengths)])
    }),
  )
})

const MINUTE = 60_000
test.each([
  [0, ['0 seconds']],
  [999, ['0 seconds']],
  [59_999, ['59 seconds']],
  [MINUTE, ['1 minutes']],
  [61 * MINUTE + 59_000, ['1 hours', '1 minutes']],
  [24 * 60 * MINUTE, ['1 days']],
  [(24 * 3 + 4) * 60 * MINUTE + 59 * MINUTE, ['3 days', '4 hours']],
])('%i ms are %j', (ms, parts) => {
  expect(durationParts(ms).map(({ unit, count }) => `${count} ${unit}`)).toEqual(parts)
})
