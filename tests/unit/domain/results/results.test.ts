import { describe, expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { netProfit } from '../../../../src/domain/order/netProfit.ts'
import { GROUPINGS } from '../../../../src/domain/results/groups.ts'
import { dayOf, type Period } from '../../../../src/domain/results/period.ts'
import { type Results, resultsOf } from '../../../../src/domain/results/results.ts'
import { forAll } from '../../../forAll.ts'
import { NOON } from '../builders.ts'
import { closed, closedOrders, sumOf, unitsOf } from '../closedOrders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The results, computed without pausing. */
function worked(orders: readonly Order[], period: Period = 'all', now = NOON): Results {
  const work = resultsOf(orders, period, now, (reason) => (reason === 'STOP_LOSS' ? reason : 'Manual'))
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

describe('which orders count', () => {
  test('closed ones of all markets; not open, pending or cancelled ones', () => {
    const others = ['NEW', 'ACTIVATING', 'ACTIVE', 'LOCK_FF', 'CANCELED'].map((state, index) =>
      closed({ orderId: `o${index}`, state }),
    )
    const { tally, leftOut } = worked([
      ...others,
      closed({ orderId: 'a' }),
      closed({ orderId: 'b', market: 'ETH-USDC', state: 'SETTLED' }),
    ])
    expect([tally.trades, leftOut]).toEqual([2, 0])
  })

  test('one without a closing price or date does not, and is reported', () => {
    const { tally, leftOut } = worked([
      closed(),
      closed({ orderId: 'b', closePrice: null }),
      closed({ orderId: 'c', closeDate: null }),
    ])
    expect([tally.trades, leftOut]).toEqual([1, 2])
  })

  test('an order with a duplicate id counts once', () => {
    expect(worked([closed({ closePrice: '49000' }), closed({ closePrice: '51000' })]).tally).toMatchObject({
      trades: 1,
      net: '20',
    })
  })

  test.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
  ] as const)('a period of %s days starts with a whole UTC day and includes today', (period, days) => {
    const first = Date.UTC(2025, 10, 21) - (days - 1) * DAY_MS
    const orders = [first - 1, first, NOON].map((closeDate, index) =>
      closed({ orderId: String(index), closeDate, created: closeDate - 1 }),
    )
    expect(worked(orders, period).tally.trades).toBe(2)
    expect(worked(orders, 'all').tally.trades).toBe(3)
  })
})

describe('sums', () => {
  test('equal those of the rows, for any orders and any grouping', () => {
    forAll(closedOrders, (orders) => {
      const { tally, groups, days, curve } = worked(orders)
      const net = sumOf(orders.map((order) => netProfit(order, null, null)))
      expect(unitsOf(tally.net)).toBe(net)
      expect(tally.wins + tally.losses + tally.even).toBe(tally.trades)
      for (const grouping of GROUPINGS) {
        const tallies = groups[grouping].map((group) => group.tally)
        expect([grouping, sumOf(tallies.map((each) => each.net))]).toEqual([grouping, net])
        expect(sumOf(tallies.map(({ fees }) => fees))).toBe(unitsOf(tally.fees))
        for (const count of ['trades', 'wins', 'losses', 'even'] as const)
          expect(tallies.reduce((sum, each) => sum + each[count], 0)).toBe(tally[count])
      }
      expect(sumOf(days.map((day) => day.net))).toBe(net)
      expect(unitsOf(curve.points.at(-1)?.total ?? null)).toBe(net)
    })
  })

  test('do not depend on the exchange’s order', () => {
    forAll(closedOrders, (orders) => {
      expect(worked(orders.toReversed())).toEqual(worked(orders))
    })
  })
})

describe('groups', () => {
  const orders = [
    closed({ orderId: 'a', leverage: '10.0', closePrice: '49000', closureType: 'ADL' }),
    closed({ orderId: 'b', leverage: 10, closePrice: '49000', closeDate: Date.UTC(2025, 10, 21, 23, 59) }),
    closed({
      orderId: 'c',
      market: 'ETH-USDC',
      type: 'SHORT',
      leverage: 100,
      closePrice: '49000',
      closureType: 'STOP_LOSS',
      closeDate: Date.UTC(2025, 10, 20, 0, 0),
    }),
  ]
  const keys = (grouping: (typeof GROUPINGS)[number]) =>
    worked(orders).groups[grouping].map(({ key, tally }) => [key, tally.trades])

  test('by market start with the best', () => {
    expect(keys('market')).toEqual([
      ['ETH-USDC', 1],
      ['BTC-USDC', 2],
    ])
  })
  test('by side and reason have their names; an unknown reason is manual', () => {
    expect(keys('side')).toEqual([
      ['LONG', 2],
      ['SHORT', 1],
    ])
    expect(keys('reason')).toEqual([
      ['STOP_LOSS', 1],
      ['Manual', 2],
    ])
  })
  test('by day use UTC days', () => {
    expect(worked(orders).days.map(({ day, trades }) => [day, trades])).toEqual([
      ['2025-11-20', 1],
      ['2025-11-21', 2],
    ])
    expect(dayOf(Date.UTC(2025, 10, 21, 23, 59, 59, 999))).toBe('2025-11-21')
  })
})
