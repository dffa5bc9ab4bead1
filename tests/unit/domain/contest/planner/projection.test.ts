import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RankedEntries, rankedEntries } from '../../../../../src/domain/contest/planner/rankedEntries.ts'
import { leaderboardHour } from '../../../../../src/domain/contest/time/leaderboardHour.ts'
import { projectionResult, nextStoredProjections, projectRank } from '../../../../../src/domain/contest/planner/projection.ts'
import { type ContestTrades, contestTrades } from '../../../../../src/domain/contest/planner/contestTrades.ts'
import type { Order } from '../../../../../src/api/order.ts'
import { contest, d, NOON } from '../../builders.ts'
import { closed } from '../../closedOrders.ts'

const HOUR_MS = 3_600_000
const rules = contest({ startDate: NOON - 24 * HOUR_MS, endDate: NOON + 24 * HOUR_MS })

function boardIn(rois: readonly string[]): RankedEntries {
  const board = rankedEntries(contest({ leaderboard: rois.map((roi, place) => ({ rank: place + 1, hashedEmail: 'x', roi })) }).leaderboard)
  if (!board) throw new Error('nothing to read')
  return board
}

function tradesOf(orders: readonly Order[], listedAt = NOON): ContestTrades {
  const work = contestTrades(orders, rules, listedAt)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** A trade with this ROI in percent, closed this many minutes after noon. */
const trade = (orderId: string, roi: string, minutes: number) => closed({ orderId, pnl: roi, closeDate: NOON + minutes * 60_000 })

test('a list belongs to the hour in which it was received, after the end to the end', () => {
  expect(leaderboardHour(NOON + 59 * 60_000, rules.endDate)).toBe(NOON)
  expect(leaderboardHour(NOON + HOUR_MS, rules.endDate)).toBe(NOON + HOUR_MS)
  expect(leaderboardHour(rules.endDate + 7, rules.endDate - 30 * 60_000)).toBe(rules.endDate - 30 * 60_000)
})

test('finds the best trade that counts, the first closed among equals, and the best one already listed', () => {
  const { best, listed, all } = tradesOf([trade('a', '10', -30), trade('b', '30', 5), trade('c', '30', 1), trade('d', '20', -5), trade('e', '30', 9)])
  expect([best?.order.orderId, listed?.order.orderId, all.length]).toEqual(['c', 'd', 5])
  expect(tradesOf([closed({ state: 'ACTIVE' })]).best).toBeNull()
  // At exactly that hour it is unknown whether the list includes it.
  expect(tradesOf([trade('a', '10', 0)]).listed).toBeNull()
})

test('the best of any trades in any order is the best', () => {
  const some = fc.array(fc.tuple(fc.integer({ min: -100, max: 300 }), fc.integer({ min: -600, max: 60 })), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(some, (all) => {
      const { best, listed } = tradesOf(all.map(([roi, minutes], place) => trade(String(place), String(roi), minutes)))
      expect(Number(best?.roi)).toBe(Math.max(...all.map(([roi]) => roi)))
      const before = all.filter(([, minutes]) => minutes < 0)
      expect(Number(listed?.roi ?? Number.NaN)).toBe(before.length === 0 ? Number.NaN : Math.max(...before.map(([roi]) => roi)))
    }),
  )
})

test('a trade closed since the list is projected from its listed rank to its new one', () => {
  const board = boardIn(['50', '40', '30', '20', '10'])
  expect(projectRank(board, tradesOf([trade('a', '20', -30), trade('b', '45', 5)]))).toMatchObject({ isListed: false, from: { from: 4, to: 4 }, to: { from: 2, to: 2 } })
  expect(projectRank(board, tradesOf([trade('a', '20', -30)]))).toMatchObject({ isListed: true, to: { from: 4, to: 4 } })
  expect(projectRank(board, tradesOf([trade('a', '21', -30)]))).toMatchObject({ isListed: true, to: null })
  expect(projectRank(board, tradesOf([trade('a', '30', 5)]))).toMatchObject({ from: null, to: { from: 3, to: 4 } })
  expect(projectRank(board, tradesOf([]))).toBeNull()
})

const former = { from: 3, to: 4, listedAt: NOON, roi: d('30') }

test.each([
  [['50', '40', '30'], 0],
  [['50', '40', '35', '30'], 0],
  [['60', '55', '50', '40', '35', '30'], 2],
  [['50', '30'], -1],
  [['50', '40'], null],
])('by the next list %o the projection was off by %s', (rois, off) => {
  expect(projectionResult(former, boardIn(rois), NOON + HOUR_MS)?.off).toBe(off)
})

test('a projection is compared with the next list only, and is then replaced by the next projection', () => {
  const [first, second] = [boardIn(['50', '40', '20']), boardIn(['50', '40', '30', '20'])]
  const projection = projectRank(first, tradesOf([trade('a', '30', 5)]))
  const open = nextStoredProjections({ open: null, checked: null }, first, NOON, projection)
  expect(open).toEqual({ open: { from: 3, to: 3, listedAt: NOON, roi: '30' }, checked: null })
  expect(nextStoredProjections(open, first, NOON, projection)).toBe(open)

  const compared = nextStoredProjections(open, second, NOON + HOUR_MS, projectRank(second, tradesOf([trade('a', '30', 5)], NOON + HOUR_MS)))
  expect(compared).toMatchObject({ open: null, checked: { off: 0, newRank: { from: 3, to: 3 }, listedAt: NOON + HOUR_MS } })
  expect(nextStoredProjections(compared, boardIn(['50']), NOON + 2 * HOUR_MS, null)).toBe(compared)
})
