import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addStoredAnswer } from '../../../../src/domain/contest/addStoredAnswer.ts'
import { STORED_RANKS, lastAnswer } from '../../../../src/domain/contest/storedContests.ts'
import { contest, NOON } from '../builders.ts'

const HOUR = 3_600_000
const ranks = (count: number) => Array.from({ length: count }, (_, index) => ({ rank: count - index, hashedEmail: `h${count - index}`, roi: '1.5', reward: null }))
const cup = (fields = {}) => contest({ markets: ['BTC-USDC'], leaderboard: ranks(3), rewards: [{ tier: 1, list: [{ rank: 1, amount: '10' }] }], rewardsTier: 1, ...fields })

test('a contest is read back unchanged, with its ranks from the first', () => {
  const text = addStoredAnswer(null, 'contest 7', [cup()], NOON)
  const sorted = cup().leaderboard.items.toSorted((a, b) => a.rank - b.rank)
  expect(lastAnswer(text, 'contest 7', NOON + HOUR)).toEqual({ name: 'contest 7', at: NOON, contests: [{ ...cup(), leaderboard: { items: sorted, unreadable: 0 } }] })
  expect(lastAnswer(text, 'contest 8', NOON)).toBeNull()
})

test('whether the user has joined is not stored', () => {
  const text = addStoredAnswer(null, 'contest 7', [cup({ isUserInContest: true })], NOON)
  expect(lastAnswer(text, 'contest 7', NOON)?.contests[0]?.isUserInContest).toBe(false)
  expect(text).not.toContain('true')
})

test('stores the first hundred ranks of a leaderboard, and none for a list of contests', () => {
  const long = cup({ leaderboard: ranks(5_000) })
  expect(lastAnswer(addStoredAnswer(null, 'contest 7', [long], NOON), 'contest 7', NOON)?.contests[0]?.leaderboard.items.at(-1)?.rank).toBe(STORED_RANKS)
  expect(lastAnswer(addStoredAnswer(null, 'active', [long], NOON), 'active', NOON)?.contests[0]?.leaderboard.items).toEqual([])
})

test('a newer response replaces an older one; the oldest are dropped if there are many', () => {
  const names = ['active', 'history', 'contest 1', 'contest 2', 'contest 3', 'contest 4'] as const
  const text = names.reduce<string | null>((kept, name, index) => addStoredAnswer(kept, name, [cup()], NOON + index), null)
  expect(names.filter((name) => lastAnswer(text, name, NOON) !== null)).toEqual(names.slice(1))
  const newer = addStoredAnswer(text, 'history', [], NOON + HOUR)
  expect(lastAnswer(newer, 'history', NOON + HOUR)).toEqual({ name: 'history', at: NOON + HOUR, contests: [] })
  expect(lastAnswer(newer, 'contest 4', NOON + HOUR)).not.toBeNull()
})

test('entries a day old are dropped, also those a day in the future after the clock was set back', () => {
  const text = addStoredAnswer(null, 'active', [cup()], NOON)
  expect(lastAnswer(text, 'active', NOON + 24 * HOUR - 1)).not.toBeNull()
  expect(lastAnswer(text, 'active', NOON + 24 * HOUR)).toBeNull()
  expect(lastAnswer(text, 'active', NOON - 24 * HOUR)).toBeNull()
})

test('the stored size is limited, regardless of what the exchange sends', () => {
  const wide = Array.from({ length: 50 }, (_, index) => cup({ contestId: String(index), contestName: 'x'.repeat(9_000) }))
  const small = addStoredAnswer(null, 'contest 7', [cup()], NOON)
  const both = addStoredAnswer(small, 'active', wide, NOON)
  expect(both.length).toBeLessThanOrEqual(200_000)
  expect(lastAnswer(both, 'active', NOON)?.contests).toHaveLength(20)
  expect(addStoredAnswer(small, 'contest 8', [cup({ contestName: 'x'.repeat(300_000) })], NOON).length).toBeLessThanOrEqual(200_000)
})

test('any stored content is read as contests or ignored', () => {
  const field = fc.oneof(fc.anything(), fc.constant(NOON), fc.constant('active'), fc.constant([cup()]))
  const stored = fc.oneof(fc.string(), fc.json(), fc.array(fc.record({ name: field, at: field, contests: field })).map((list) => JSON.stringify(list) ?? ''))
  fc.assert(
    fc.property(stored, (text) => {
      const answer = lastAnswer(text, 'active', NOON)
      for (const { contestId, leaderboard } of answer?.contests ?? []) {
        expect(typeof contestId).toBe('string')
        expect(Array.isArray(leaderboard.items)).toBe(true)
      }
      expect(lastAnswer(addStoredAnswer(text, 'history', [cup()], NOON), 'history', NOON)?.contests).toHaveLength(1)
    }),
  )
})
