import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atRank, roiToBeat, type RankedEntries, rankedEntries, projectedRank } from '../../../../../src/domain/contest/planner/rankedEntries.ts'
import { contest, d } from '../../builders.ts'

const listOf = (rois: readonly (string | null)[], rank = (place: number) => place + 1) =>
  contest({ leaderboard: rois.map((roi, place) => ({ rank: rank(place), hashedEmail: 'x', roi })) }).leaderboard

/** A list in its order; throws if it cannot be parsed. */
function boardIn(list: ReturnType<typeof listOf>): RankedEntries {
  const board = rankedEntries(list)
  if (!board) throw new Error('nothing to read')
  return board
}

/** Hundredths of a percent, in the list's format. */
const roi = (hundredths: number) => d((hundredths / 100).toFixed(2))
const returns = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 30 }).map((all) => all.sort((a, b) => b - a))

test('an empty list, or one whose ranks contradict its ROI, is unusable', () => {
  expect(rankedEntries(listOf([]))).toBeNull()
  expect(rankedEntries(listOf(['1', '2']))).toBeNull()
  expect(rankedEntries(listOf([null]))).toBeNull()
  expect(rankedEntries(listOf(['2', '2', '-1']))?.hasGaps).toBe(false)
  expect(rankedEntries(listOf(['2', null]))?.hasGaps).toBe(true)
  expect(rankedEntries({ ...listOf(['2', '1']), unreadable: 1 })?.hasGaps).toBe(true)
})

test('the list is sorted by rank, in any order', () => {
  expect(boardIn(listOf(['1', '3', '2'], (place) => [3, 1, 2][place] ?? 0)).rows.map((row) => row.roi)).toEqual(['3', '2', '1'])
})

test('traders who share a rank hold all ranks they occupy together', () => {
  const shared = boardIn(listOf(['9', '7', '7', '1'], (place) => [1, 2, 2, 4][place] ?? 0))
  expect([1, 2, 3, 4, 5].map((rank) => atRank(shared, rank))).toEqual([
    { kind: 'taken', roi: '9' },
    { kind: 'taken', roi: '7' },
    { kind: 'taken', roi: '7' },
    { kind: 'taken', roi: '1' },
    { kind: 'free' },
  ])
})

test('an unreadable rank is unknown, and so are ranks after the end of such a list', () => {
  const gap = boardIn({ ...listOf(['9', '7', '1'], (place) => [1, 2, 4][place] ?? 0), unreadable: 1 })
  expect([3, 5].map((rank) => atRank(gap, rank).kind)).toEqual(['unknown', 'unknown'])
  expect(projectedRank(gap, d('5'), false)).toEqual({ from: 3, to: 4 })
  expect(projectedRank(gap, d('0'), false)).toBeNull()
})

test.each([
  ['98.33', '98.34'],
  ['-0.01', '0'],
  ['5', '5.01'],
  ['-100', '-99.99'],
  ['1.2345', '1.2346'],
])('the smallest ROI above %s is %s', (of, next) => {
  expect(roiToBeat(d(of))).toBe(next)
})

test('a return above a rank’s ROI reaches that rank or better; a hundredth less may not', () => {
  fc.assert(
    fc.property(returns, fc.nat(29), (all, place) => {
      const board = boardIn(listOf(all.map(roi)))
      const rank = (place % all.length) + 1
      const at = atRank(board, rank)
      if (at.kind !== 'taken') throw new Error('not in the list')
      expect(at.roi).toBe(roi(all[rank - 1] ?? 0))
      expect(projectedRank(board, roiToBeat(at.roi), false)?.to).toBeLessThanOrEqual(rank)
      expect(projectedRank(board, at.roi, false)?.to).toBeGreaterThan(rank)
    }),
  )
})

test('a new return is ranked where it would be inserted, before or after its equals', () => {
  fc.assert(
    fc.property(returns, fc.integer({ min: -10_000, max: 10_000 }), (all, mine) => {
      const better = all.filter((other) => other > mine).length
      const equal = all.filter((other) => other === mine).length
      expect(projectedRank(boardIn(listOf(all.map(roi))), roi(mine), false)).toEqual({ from: better + 1, to: better + equal + 1 })
    }),
  )
})

test('a listed return is one of its equals; a missing one has no rank', () => {
  fc.assert(
    fc.property(returns, fc.integer({ min: -10_000, max: 10_000 }), (all, mine) => {
      const better = all.filter((other) => other > mine).length
      const equal = all.filter((other) => other === mine).length
      const standing = equal === 0 ? null : { from: better + 1, to: better + equal }
      expect(projectedRank(boardIn(listOf(all.map(roi))), roi(mine), true)).toEqual(standing)
    }),
  )
})

test('after a shared rank comes the next free one', () => {
  const shared = boardIn(listOf(['9', '7', '7', '1'], (place) => [1, 2, 2, 4][place] ?? 0))
  expect(projectedRank(shared, d('5'), false)).toEqual({ from: 4, to: 4 })
  expect(projectedRank(shared, d('7'), false)).toEqual({ from: 2, to: 4 })
  expect(projectedRank(shared, d('7'), true)).toEqual({ from: 2, to: 2 })
  expect(projectedRank(shared, d('0'), false)).toEqual({ from: 5, to: 5 })
})
