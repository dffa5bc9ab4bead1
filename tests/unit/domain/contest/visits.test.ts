import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordVisit, MAX_SEEN_RANKS, movesSince, formatRankMove, VISIT_GAP_MS, type LeaderboardVisits } from '../../../../src/domain/contest/visits.ts'
import { NOON, oneOf } from '../builders.ts'

const NEVER: LeaderboardVisits = { last: null, before: null }
const ranks = fc.array(fc.record({ hash: oneOf('abcdefghij'), rank: fc.integer({ min: 1, max: 100_000 }) }), { maxLength: 20 })
const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: VISIT_GAP_MS }), ranks), { minLength: 1, maxLength: 10 })

test('during a visit moves are relative to the last check of the previous visit', () => {
  fc.assert(
    fc.property(ranks, gaps, (then, looks) => {
      let visits = recordVisit(NEVER, then, NOON)
      const left = visits.last
      let now = NOON + VISIT_GAP_MS + 1
      for (const [gap, seen] of looks) {
        now += gap
        visits = recordVisit(visits, seen, now)
        expect(visits.before).toEqual(left)
        expect(visits.last?.at).toBe(now)
        now = visits.last?.at ?? now
      }
    }),
  )
})

test('the first visit has no comparison, however long it lasts', () => {
  fc.assert(
    fc.property(gaps, (looks) => {
      let [visits, now] = [NEVER, NOON]
      for (const [gap, seen] of looks) visits = recordVisit(visits, seen, (now += gap))
      expect(visits.before).toBeNull()
    }),
  )
})

test('returning after half an hour starts a new visit', () => {
  const visits = recordVisit(recordVisit(NEVER, [{ hash: 'a', rank: 5 }], NOON), [{ hash: 'a', rank: 8 }], NOON + VISIT_GAP_MS + 1)
  expect(visits.before).toEqual({ at: NOON, ranks: [{ hash: 'a', rank: 5 }] })
  expect(movesSince(visits.before)('a', 8)).toBe(-3)
})

test('a check in the future, after the clock was corrected, counts as old', () => {
  const visits = recordVisit(recordVisit(NEVER, [{ hash: 'a', rank: 5 }], NOON + 1), [], NOON)
  expect(visits).toEqual({ last: { at: NOON, ranks: [] }, before: { at: NOON, ranks: [{ hash: 'a', rank: 5 }] } })
})

test('a duplicate row counts with its better rank, and the number of stored ranks is limited', () => {
  fc.assert(
    fc.property(ranks, (seen) => {
      const storedRanks = recordVisit(NEVER, seen, NOON).last?.ranks ?? []
      const best = new Map<string, number>()
      for (const { hash, rank } of seen) best.set(hash, Math.min(rank, best.get(hash) ?? rank))
      expect(new Map(storedRanks.map(({ hash, rank }) => [hash, rank]))).toEqual(best)
    }),
  )
  const many = Array.from({ length: 200 }, (_, place) => ({ hash: String(place), rank: place + 1 }))
  const storedRanks = recordVisit(NEVER, many, NOON).last?.ranks ?? []
  expect(storedRanks).toHaveLength(MAX_SEEN_RANKS)
  expect(Math.max(...storedRanks.map(({ rank }) => rank))).toBe(MAX_SEEN_RANKS)
})

test('a row not seen before has not moved; gaining ranks is positive', () => {
  const moves = movesSince({ at: NOON, ranks: [{ hash: 'a', rank: 9 }, { hash: '__proto__', rank: 2 }] })
  expect([moves('a', 4), moves('a', 9), moves('b', 1), moves('__proto__', 3)]).toEqual([5, 0, null, -1])
  expect(movesSince(null)('a', 1)).toBeNull()
  expect([formatRankMove(5), formatRankMove(-3)]).toEqual(['+5', '−3'])
})
