import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canJoin,
  chooseContest,
  contestPhase,
  sortByRank,
  rewardOf,
  rewardsByRank,
  shortHash,
} from '../../../../src/domain/contest/contest.ts'
import { forAll } from '../../../forAll.ts'
import { contest, NOON } from '../builders.ts'

const end = contest().endDate

test('a contest runs from its start until just before its end', () => {
  const at = (now: number) => contestPhase(contest(), now)
  expect([at(NOON - 1), at(NOON), at(end - 1), at(end)]).toEqual(['before', 'running', 'running', 'ended'])
})

test('joining needs a token, and is possible once, until the end', () => {
  expect(canJoin(contest(), 'T', 'before')).toBe(true)
  expect(canJoin(contest(), 'T', 'running')).toBe(true)
  expect(canJoin(contest(), 'T', 'ended')).toBe(false)
  expect(canJoin(contest(), null, 'running')).toBe(false)
  expect(canJoin(contest(), '', 'running')).toBe(false)
  expect(canJoin(contest({ isUserInContest: true }), 'T', 'running')).toBe(false)
})

/** What a tier pays each rank. */
const tier = (tier: number, paid: Record<number, string | number>) => ({
  tier,
  list: Object.entries(paid).map(([rank, amount]) => ({ rank: Number(rank), amount })),
})
const { rewards } = contest({
  rewards: [tier(1, { 1: '0.1', 2: 50 }), tier(2, { 1: '0.2', 3: 25 }), tier(3, { 1: 1000 })],
})

test.each([
  [1, 1, '0.1'],
  [1, 2, '0.3'],
  [1, 3, '1000.3'],
  [2, 3, '50'],
  [3, 1, null],
  [3, 2, '25'],
  [4, 3, null],
  [1, 0, null],
  [1, null, null],
])('rank %i wins at tier %s: %s', (rank, reached, reward) => {
  expect(rewardOf(rank, rewardsByRank(rewards, reached))).toBe(reward)
})

test('a higher tier never takes a reward away', () => {
  forAll(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), (rank, tier) => {
    const at = (reached: number) => Number(rewardOf(rank, rewardsByRank(rewards, reached)) ?? 0)
    expect(at(tier + 1)).toBeGreaterThanOrEqual(at(tier))
  })
})

test('traders with equal rank keep their order', () => {
  const came = [2, 1, 2, 1].map((rank, place) => ({ rank, hashedEmail: 'abcd'[place] }))
  const sorted = sortByRank(contest({ leaderboard: came }).leaderboard.items)
  expect(sorted.map(({ hashedEmail }) => hashedEmail).join('')).toBe('bdac')
})

test('without an id the first active contest is shown, else the one that ended last', () => {
  const [a, b] = [contest({ contestId: 'a' }), contest({ contestId: 'b' })]
  const old = contest({ contestId: 'old', endDate: NOON })
  const older = contest({ contestId: 'older', endDate: NOON - 1 })
  expect(chooseContest([a, b], [older, old])).toBe(a)
  expect(chooseContest([], [older, old])).toBe(old)
  expect(chooseContest([], [])).toBeNull()
})

test('a hash of ten characters is not shortened', () => {
  expect([shortHash('a91fc07c20'), shortHash('a91fc07c20e')]).toEqual(['a91fc07c20', 'a91f…c20e'])
})
