import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestedTargets } from '../../../../../src/domain/contest/planner/suggestedTargets.ts'
import { rewardOf, rewardsByRank } from '../../../../../src/domain/contest/contest.ts'
import { contest } from '../../builders.ts'

const tier = (number: number, ranks: number) => ({ tier: number, list: Array.from({ length: ranks }, (_, place) => ({ rank: place + 1, amount: '10' })) })
const targetsOf = (fields: Parameters<typeof contest>[0]) => suggestedTargets(contest(fields)).map(({ rank, kind, tier: at }) => [rank, kind, at])

test('suggests the first, the third, the last paid rank, and the last of the next tier', () => {
  expect(targetsOf({ rewards: [tier(1, 10), tier(2, 20), tier(3, 30)], rewardsTier: 1 })).toEqual([
    [1, 'rank', null],
    [3, 'rank', null],
    [10, 'lastPaid', null],
    [20, 'nextTier', 2],
  ])
})

test('suggests a rank only once; the last tier has no next one', () => {
  expect(targetsOf({ rewards: [tier(1, 3)], rewardsTier: 1 })).toEqual([[1, 'rank', null], [3, 'lastPaid', null]])
  expect(targetsOf({ rewards: [tier(1, 10), tier(2, 10)], rewardsTier: 1 }).at(-1)).toEqual([10, 'lastPaid', null])
})

test('while no tier is reached nothing is paid, and the first tier is next', () => {
  expect(targetsOf({ rewards: [tier(2, 20), tier(1, 10)], rewardsTier: null })).toEqual([[1, 'rank', null], [3, 'rank', null], [10, 'nextTier', 1]])
})

test('without tiers the rewards of the list count; a reward of zero is none', () => {
  const leaderboard = ['9', '4', '2', '0', null].map((reward, place) => ({ rank: place + 1, hashedEmail: 'x', roi: '1', reward }))
  expect(targetsOf({ leaderboard })).toEqual([[1, 'rank', null], [3, 'lastPaid', null]])
  expect(targetsOf({})).toEqual([[1, 'rank', null], [3, 'rank', null]])
  expect(targetsOf({ rewards: [{ tier: 1, list: [{ rank: 2, amount: '5' }, { rank: 9, amount: '0' }] }], rewardsTier: 1 })).toContainEqual([2, 'lastPaid', null])
})

test('the last paid rank wins something, the one after it nothing', () => {
  const lists = fc.array(fc.record({ tier: fc.integer({ min: 1, max: 4 }), list: fc.array(fc.record({ rank: fc.integer({ min: 1, max: 40 }), amount: fc.constantFrom('0', '5') })) }))
  fc.assert(
    fc.property(lists, fc.option(fc.integer({ min: 0, max: 4 })), (rewards, rewardsTier) => {
      const shown = contest({ rewards, rewardsTier })
      const table = rewardsByRank(shown.rewards, rewardsTier)
      const wins = (rank: number) => Number(rewardOf(rank, table) ?? 0) > 0
      const paid = Array.from({ length: 40 }, (_, place) => place + 1).filter(wins)
      const target = rewards.length === 0 ? undefined : suggestedTargets(shown).find(({ kind }) => kind === 'lastPaid')
      expect(target?.rank).toBe(paid.at(-1))
    }),
  )
})
