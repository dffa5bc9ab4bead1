import { expect, test } from 'vitest'
import { Contest } from '../../../src/api/contest.ts'

test('a contest without markets is on all of them, one with unreadable markets is not', () => {
  const contest = {
    contestId: '1',
    contestName: 'Cup',
    startDate: '2026-11-01T00:00:00Z',
    endDate: '2026-11-02T00:00:00Z',
  }
  const marketsOf = (markets: unknown) => Contest.parse({ ...contest, markets }).markets
  expect([marketsOf(undefined), marketsOf(null)]).toEqual([null, null])
  expect(marketsOf('BTC-USDC')).toEqual({ items: [], unreadable: 1 })
  expect(marketsOf(['BTC-USDC', 7])).toEqual({ items: ['BTC-USDC'], unreadable: 1 })
})
