import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContestRules, listedRoi, verdictOf } from '../../../../../../src/domain/contest/planner/target/tradeVerdict.ts'
import { contest, d, NOON } from '../../../builders.ts'
import { closed, unitsOf } from '../../../closedOrders.ts'

const DAY_MS = 86_400_000
const rules: ContestRules = contest({ startDate: NOON - DAY_MS, endDate: NOON, markets: ['BTC-USDC', 'ETH-USDC'], minOrderAmount: '100' })
const why = (fields: Parameters<typeof closed>[0], by = rules) => {
  const verdict = verdictOf(closed(fields), by)
  return verdict === null || verdict.counts ? verdict && verdict.roi : verdict.why
}

test('a trade opened and closed between start and end counts, with its P&L before fees in percent of the margin', () => {
  expect(why({ pnl: '42.1', feeOpen: '1', feeClose: '1' })).toBe('42.1')
  // Computed from its prices, without the exchange's own P&L.
  expect(why({ pnl: null })).toBe('20')
  expect(why({ created: NOON - DAY_MS, closeDate: NOON })).toBe('20')
})

test.each<[string, Parameters<typeof closed>[0]]>([
  ['market', { market: 'SOL-USDC' }],
  ['size', { amount: '99.99', leverage: 100 }],
  ['beforeStart', { created: NOON - DAY_MS - 1 }],
  ['open', { state: 'ACTIVE', closePrice: null, closeDate: null }],
  ['afterEnd', { closeDate: NOON + 1 }],
  ['unknown', { created: null }],
  ['unknown', { closeDate: null }],
  ['unknown', { closePrice: null, pnl: null }],
  ['unknown', { amount: '0' }],
])('%s: %o does not count', (reason, fields) => {
  expect(why(fields, fields?.['amount'] === '0' ? { ...rules, minOrderAmount: null } : rules)).toBe(reason)
})

test('an order that was never opened is not a trade', () => {
  for (const state of ['NEW', 'ACTIVATING', 'ACTIVATING_FAIL', 'CANCELED']) expect(verdictOf(closed({ state }), rules)).toBeNull()
})

test('without markets and minimum margin all trades count; with unreadable markets it is unknown', () => {
  expect(why({ market: 'SOL-USDC', amount: '1', pnl: '1' }, contest({ startDate: NOON - DAY_MS, endDate: NOON }))).toBe('100')
  expect(why({ market: 'SOL-USDC' }, contest({ startDate: NOON - DAY_MS, endDate: NOON, markets: ['BTC-USDC', 7] }))).toBe('unknown')
})

test('the ROI is truncated to hundredths', () => {
  expect(listedRoi({ amount: d('300') }, d('100'))).toBe('33.33')
  expect(listedRoi({ amount: d('300') }, d('-100'))).toBe('-33.33')
  const units = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
  fc.assert(
    fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 12n }), (pnl, amount) => {
      const roi = listedRoi({ amount: d(String(amount)) }, d(String(pnl)))
      expect(unitsOf(roi)).toBe(((pnl * 10_000n) / amount) * 10n ** 28n)
    }),
  )
})

test('removing a rule never excludes a trade', () => {
  const fields = fc.record({ market: fc.constantFrom('BTC-USDC', 'SOL-USDC'), amount: fc.constantFrom('50', '100', '200'), created: fc.integer({ min: NOON - 2 * DAY_MS, max: NOON }), closeDate: fc.integer({ min: NOON - DAY_MS, max: NOON + DAY_MS }) })
  fc.assert(
    fc.property(fields, (each) => {
      const strict = verdictOf(closed(each), rules)
      const loose = verdictOf(closed(each), { ...rules, markets: null, minOrderAmount: null })
      if (strict?.counts) expect(loose).toEqual(strict)
    }),
  )
})
