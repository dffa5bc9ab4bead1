import { describe, expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { addTo, noSums, tallyOf } from '../../../../src/domain/results/tally.ts'
import { tradeOf } from '../../../../src/domain/results/trade.ts'
import { forAll } from '../../../forAll.ts'
import { closed, closedOrders } from '../closedOrders.ts'

function tallied(orders: readonly Order[]) {
  const sums = noSums()
  for (const order of orders) {
    const trade = tradeOf(order)
    if (trade) addTo(sums, trade)
  }
  return tallyOf(sums)
}
const times = (count: number, fields: Readonly<Record<string, unknown>>) =>
  Array.from({ length: count }, () => closed(fields))

/** +19 net of fees, −21, and exactly zero. */
const [won, lost, even] = [
  { feeOpen: '0.6', feeClose: '0.4' },
  { closePrice: '49000', feeFunding: '1' },
  { closePrice: '50500', feeOpen: '10' },
]

describe('a tally', () => {
  test('has rates, averages and sums of twenty trades', () => {
    expect(tallied([...times(12, won), ...times(6, lost), ...times(2, even)])).toEqual({
      trades: 20,
      wins: 12,
      losses: 6,
      even: 2,
      fees: '38',
      net: '102',
      winRate: '60',
      profitFactor: '1.809523809523809524',
      expectancy: '5.1',
      averageWin: '19',
      averageLoss: '-21',
    })
  })

  test('has no rates for fewer than twenty trades', () => {
    const few = tallied([...times(12, won), ...times(7, lost)])
    expect([few.trades, few.winRate, few.profitFactor]).toEqual([19, 'tooFew', 'tooFew'])
    expect([few.expectancy, few.averageWin]).not.toContain('tooFew')
  })

  test('has no profit factor without a loss', () => {
    expect(tallied(times(20, won))).toMatchObject({ profitFactor: null, averageLoss: null, winRate: '100' })
    expect(tallied(times(20, lost))).toMatchObject({ profitFactor: '0', averageWin: null, winRate: '0' })
  })

  test('has no averages without trades', () => {
    expect(tallied([])).toMatchObject({ trades: 0, net: '0', expectancy: null, averageWin: null, averageLoss: null })
  })

  test('of any trades: averages times counts are the sums won and lost', () => {
    forAll(closedOrders, (orders) => {
      const { net, wins, losses, averageWin, averageLoss, expectancy, trades } = tallied(orders)
      const near = (value: number) =>
        expect(value).toBeCloseTo(Number(net), -Math.floor(Math.log10(Math.abs(value) + 1)) + 9)
      near(wins * Number(averageWin ?? 0) + losses * Number(averageLoss ?? 0))
      near(trades * Number(expectancy ?? 0))
    })
  })
})
