import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import type { Decimal } from '../../../../src/api/scalars.ts'
import { units } from '../../../../src/domain/money/decimal.ts'
import { netProfit } from '../../../../src/domain/order/netProfit.ts'
import { GROUPINGS } from '../../../../src/domain/results/groups.ts'
import { dayOf, type Period } from '../../../../src/domain/results/period.ts'
import { type Results, resultsOf } from '../../../../src/domain/results/results.ts'
import { forAll } from '../../../forAll.ts'
import { NOON, written } from '../builders.ts'
import { closed } from '../closedOrders.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Fields = Parameters<typeof closed>[0]
/** Closed orders, each with an id of its own. */
const several = (all: readonly Fields[]) => all.map((fields, index) => closed({ orderId: String(index), ...fields }))
const times = (count: number, fields: Fields) => Array.from({ length: count }, () => fields)

/** The results, computed without pausing. */
function worked(orders: readonly Order[], period: Period = 'all', now = NOON): Results {
  const work = resultsOf(orders, period, now, (reason) => (reason === 'STOP_LOSS' ? reason : 'Manual'))
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

test('closed orders of all markets count; open, pending or cancelled ones do not', () => {
  const others = ['NEW', 'ACTIVATING', 'ACTIVE', 'LOCK_FF', 'CANCELED'].map((state) => ({ state }))
  const { tally, leftOut } = worked(several([...others, {}, { state: 'SETTLED', market: 'ETH-USDC' }]))
  expect([tally.trades, leftOut]).toEqual([2, 0])
})

test('one without a closing price or date does not count, and is reported', () => {
  const { tally, leftOut } = worked(several([{}, { closePrice: null }, { closeDate: null }]))
  expect([tally.trades, leftOut]).toEqual([1, 2])
})

test('an order with a duplicate id counts once', () => {
  const { tally } = worked([closed({ closePrice: '49000' }), closed({ closePrice: '51000' })])
  expect(tally).toMatchObject({ trades: 1, net: '20' })
})

test.each(['7', '30', '90'] as const)('a period of %s days is of whole UTC days, today included', (period) => {
  const first = Date.UTC(2025, 10, 21) - (Number(period) - 1) * DAY_MS
  const orders = several([first - 1, first, NOON].map((closeDate) => ({ closeDate, created: closeDate - 1 })))
  expect(worked(orders, period).tally.trades).toBe(2)
  expect(worked(orders, 'all').tally.trades).toBe(3)
})

/** +19 net of fees, −21, and exactly zero. */
const [won, lost, even] = [
  { feeOpen: '0.6', feeClose: '0.4' },
  { closePrice: '49000', feeFunding: '1' },
  { closePrice: '50500', feeOpen: '10' },
]
const tallyOf = (...all: Fields[]) => worked(several(all)).tally

test('a tally has rates, averages and sums of twenty trades', () => {
  expect(tallyOf(...times(12, won), ...times(6, lost), ...times(2, even))).toEqual({
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

test('a tally has no rates for fewer than twenty trades', () => {
  const few = tallyOf(...times(12, won), ...times(7, lost))
  expect([few.trades, few.winRate, few.profitFactor]).toEqual([19, 'tooFew', 'tooFew'])
  expect([few.expectancy, few.averageWin]).not.toContain('tooFew')
})

test('a tally has no profit factor without a loss, and no averages without trades', () => {
  expect(tallyOf(...times(20, won))).toMatchObject({ profitFactor: null, averageLoss: null, winRate: '100' })
  expect(tallyOf(...times(20, lost))).toMatchObject({ profitFactor: '0', averageWin: null, winRate: '0' })
  expect(tallyOf()).toMatchObject({ trades: 0, net: '0', expectancy: null, averageWin: null, averageLoss: null })
})

const amount = (max: bigint, places: number) => fc.bigInt({ min: 0n, max }).map((units) => written(units, places))

/** A closed order on one of a few markets, leverages and days, with or without fees and the exchange's own P&L. */
const anyClosed = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'SOL-USDC'),
  leverage: fc.constantFrom(10, '20', 50, 100),
  amount: amount(10n ** 9n, 4),
  startPrice: fc.constantFrom('50000', '3', '0.00001234'),
  closePrice: fc.constantFrom('50000', '49999.99', '3', '2.5', '0.00001234', '0.00001'),
  feeOpen: fc.option(amount(10n ** 6n, 6)),
  feeFunding: fc.option(amount(10n ** 6n, 18)),
  feeClose: fc.option(amount(10n ** 6n, 6)),
  pnl: fc.option(fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }).map((units) => written(units, 4))),
  closureType: fc.constantFrom(null, 'MANUAL', 'STOP_LOSS', 'LIQUIDATION'),
  heldMs: fc.integer({ min: 0, max: 5 * DAY_MS }),
  // Few different times, so that some close at the same time.
  closeDate: fc.integer({ min: 0, max: 60 }).map((index) => NOON - index * 7 * HOUR_MS),
})

/** Any closed orders, all of which count. */
const closedOrders = fc
  .array(anyClosed, { maxLength: 40 })
  .map((all) => several(all.map(({ heldMs, ...fields }) => ({ ...fields, created: fields.closeDate - heldMs }))))
const sumOf = (values: readonly (Decimal | null)[]) => values.reduce((sum, value) => sum + units(value ?? 0), 0n)

test('sums equal those of the rows, for any orders and any grouping, and averages times counts are the sums won and lost', () => {
  forAll(closedOrders, (orders) => {
    const { tally, groups, days, curve } = worked(orders)
    const net = sumOf(orders.map((order) => netProfit(order, null, null)))
    expect(sumOf([tally.net])).toBe(net)
    expect(tally.wins + tally.losses + tally.even).toBe(tally.trades)
    const near = (value: number) =>
      expect(value).toBeCloseTo(Number(tally.net), -Math.floor(Math.log10(Math.abs(value) + 1)) + 9)
    near(tally.wins * Number(tally.averageWin ?? 0) + tally.losses * Number(tally.averageLoss ?? 0))
    near(tally.trades * Number(tally.expectancy ?? 0))
    for (const grouping of GROUPINGS) {
      const tallies = groups[grouping].map((group) => group.tally)
      expect([grouping, sumOf(tallies.map((each) => each.net))]).toEqual([grouping, net])
      expect(sumOf(tallies.map(({ fees }) => fees))).toBe(sumOf([tally.fees]))
      for (const count of ['trades', 'wins', 'losses', 'even'] as const)
        expect(tallies.reduce((sum, each) => sum + each[count], 0)).toBe(tally[count])
    }
    expect(sumOf(days.map((day) => day.net))).toBe(net)
    expect(sumOf([curve.points.at(-1)?.total ?? null])).toBe(net)
  })
})

test('results do not depend on the exchange’s order', () => {
  forAll(closedOrders, (orders) => {
    expect(worked(orders.toReversed())).toEqual(worked(orders))
  })
})

test('groups by market start with the best; by side and reason they have their names, an unknown reason is manual; days are UTC', () => {
  const short = { market: 'ETH-USDC', type: 'SHORT', leverage: 100 }
  const { groups, days } = worked(
    several([
      { leverage: '10.0', closePrice: '49000', closureType: 'ADL' },
      { closePrice: '49000', closeDate: Date.UTC(2025, 10, 21, 23, 59) },
      { ...short, closePrice: '49000', closureType: 'STOP_LOSS', closeDate: Date.UTC(2025, 10, 20) },
    ]),
  )
  const counts = (grouping: (typeof GROUPINGS)[number]) =>
    groups[grouping].map(({ key, tally }) => `${key} ${tally.trades}`)
  expect(counts('market')).toEqual(['ETH-USDC 1', 'BTC-USDC 2'])
  expect(counts('side')).toEqual(['LONG 2', 'SHORT 1'])
  expect(counts('reason')).toEqual(['STOP_LOSS 1', 'Manual 2'])
  expect(days.map(({ day, trades }) => `${day} ${trades}`)).toEqual(['2025-11-20 1', '2025-11-21 2'])
  expect(dayOf(Date.UTC(2025, 10, 21, 23, 59, 59, 999))).toBe('2025-11-21')
})
