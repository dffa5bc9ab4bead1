import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rewardOf, rewardsByRank } from '../../../../src/domain/contest/contest.ts'
import { nextTier, rewardRows, tiersOf } from '../../../../src/domain/contest/rewardTiers.ts'
import { contest } from '../builders.ts'

const plan = fc.uniqueArray(
  fc.record({ tier: fc.integer({ min: 0, max: 9 }), list: fc.array(fc.record({ rank: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: 1, max: 2 }) }), { maxLength: 12 }) }),
  { selector: ({ tier }) => tier, maxLength: 8 },
)
const reachedTier = fc.option(fc.integer({ min: -1, max: 10 }))

test('each rank’s reward per tier matches the leaderboard', () => {
  fc.assert(
    fc.property(plan, reachedTier, (tiers, reached) => {
      const { rewards } = contest({ rewards: tiers })
      const shown = tiersOf(rewards, reached)
      const rows = rewardRows(shown)
      for (const [index, { tier, isReached }] of shown.entries()) {
        expect(isReached).toBe(reached !== null && tier <= reached)
        const table = rewardsByRank(rewards, tier)
        for (let rank = 1; rank <= 12; rank++) {
          const row = rows.find(({ from, to }) => from <= rank && rank <= to)
          expect(row?.rewards[index] ?? null).toBe(rewardOf(rank, table))
        }
      }
    }),
  )
})

test('rows are sorted, without duplicate ranks, and consecutive rows differ', () => {
  fc.assert(
    fc.property(plan, reachedTier, (tiers, reached) => {
      const rows = rewardRows(tiersOf(contest({ rewards: tiers }).rewards, reached))
      for (const [index, row] of rows.entries()) {
        expect(row.from).toBeLessThanOrEqual(row.to)
        const next = rows[index + 1]
        if (!next) continue
        expect(next.from).toBeGreaterThan(row.to)
        if (next.from === row.to + 1) expect(next.rewards).not.toEqual(row.rewards)
      }
    }),
  )
})

test('shows at most four tiers in order, including the reached one and the next', () => {
  fc.assert(
    fc.property(plan, reachedTier, (tiers, reached) => {
      const all = tiers.map(({ tier }) => tier).sort((a, b) => a - b)
      const shown = tiersOf(contest({ rewards: tiers }).rewards, reached).map(({ tier }) => tier)
      expect(shown).toHaveLength(Math.min(4, all.length))
      expect(all.join()).toContain(shown.join())
      const now = all.findLast((tier) => reached !== null && tier <= reached)
      const next = all.find((tier) => reached === null || tier > reached)
      if (now !== undefined) expect(shown).toContain(now)
      if (next !== undefined) expect(shown).toContain(next)
    }),
  )
})

const { rewards } = contest({
  rewards: [
    { tier: 2, list: [{ rank: 1, amount: '0.2' }, { rank: 3, amount: 25 }, { rank: 4, amount: 25 }] },
    { tier: 1, list: [{ rank: 1, amount: '0.1' }, { rank: 2, amount: 50 }] },
  ],
})

test('the next tier pays more in total, exactly, and to more ranks', () => {
  expect(nextTier(tiersOf(rewards, null))).toEqual({ tier: 1, more: '50.1', ranks: 2 })
  expect(nextTier(tiersOf(rewards, 1))).toEqual({ tier: 2, more: '50.2', ranks: 2 })
  expect(nextTier(tiersOf(rewards, 2))).toBeNull()
  expect(nextTier([])).toBeNull()
})

test('ranks with equal rewards share a row', () => {
  expect(rewardRows(tiersOf(rewards, 1)).map(({ from, to, rewards: each }) => [from, to, ...each])).toEqual([
    [1, 1, '0.1', '0.3'],
    [2, 2, '50', '50'],
    [3, 4, null, '25'],
  ])
})
