import { describe, expect, test } from 'vitest'
import { lastPaidRank, moveForRoi, rankNeed } from '../../../../src/domain/contest/rankCalculator.ts'
import { d } from '../builders.ts'

/** A list of rows 'rank ROI'; a rank alone has no ROI. */
const list = (rows: readonly string[], unreadable = 0) => ({
  items: rows.map((row) => {
    const [rank = '', roi] = row.split(' ')
    return { rank: Number(rank), roi: roi === undefined ? null : d(roi), hashedEmail: `trader${rank}`, reward: null }
  }),
  unreadable,
})

describe('a rank needs', () => {
  test('the next hundredth above its ROI, also where the list has more decimals than are shown', () => {
    const rows = list(['2 20.5', '1 50.3412', '3 -5.125'])
    expect(rankNeed(rows, 1)).toEqual({ kind: 'taken', roi: '50.3412', needed: '50.35' })
    expect(rankNeed(rows, 2)).toEqual({ kind: 'taken', roi: '20.5', needed: '20.51' })
    expect(rankNeed(rows, 3)).toEqual({ kind: 'taken', roi: '-5.125', needed: '-5.12' })
    // Shown as 50.35 and -5.12.
    expect(rankNeed(list(['1 50.347', '2 -5.124']), 1)).toMatchObject({ needed: '50.36' })
    expect(rankNeed(list(['1 50.347', '2 -5.124']), 2)).toMatchObject({ needed: '-5.11' })
  })
  test('what those who share it have, on all ranks that they occupy together', () => {
    const rows = list(['1 50', '2 20', '2 20', '4 10'])
    expect([2, 3, 4].map((rank) => rankNeed(rows, rank))).toMatchObject([{ roi: '20' }, { roi: '20' }, { roi: '10' }])
  })
  test('any trade below a shorter list, and something unknown where the list has a gap', () => {
    expect(rankNeed(list(['1 50']), 2)).toEqual({ kind: 'free' })
    expect(rankNeed(list(['1 50', '4 10']), 2)).toEqual({ kind: 'unknown' })
    expect(rankNeed(list(['1 50'], 1), 2)).toEqual({ kind: 'unknown' })
    expect(rankNeed(list(['1 50', '2']), 2)).toEqual({ kind: 'unknown' })
    expect(rankNeed(list(['2 50']), 1)).toEqual({ kind: 'unknown' })
  })
  test('nothing that an empty list or one in another order could say', () => {
    expect(rankNeed(list([]), 1)).toBeNull()
    expect(rankNeed(list(['1']), 1)).toBeNull()
    expect(rankNeed(list(['1 9', '2 10']), 1)).toBeNull()
  })
})

test('the price move at a leverage is rounded up, so that it suffices', () => {
  const moves = ([10, 20, 50, 100] as const).map((leverage) => moveForRoi(d('99.34'), leverage))
  expect(moves).toEqual(['9.94', '4.97', '1.99', '1'])
})

test('the last paid rank is that of the tier reached; the first without one', () => {
  const pays = (rank: number, amount: string) => ({ rank, amount: d(amount), currency: null })
  const rewards = [
    { tier: 1, list: [pays(1, '100'), pays(3, '10'), pays(5, '0')] },
    { tier: 2, list: [pays(9, '5')] },
  ]
  expect([null, 1, 2].map((rewardsTier) => lastPaidRank({ rewards, rewardsTier }))).toEqual([1, 3, 9])
  expect(lastPaidRank({ rewards: [], rewardsTier: null })).toBe(1)
})
