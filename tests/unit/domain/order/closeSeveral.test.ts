import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MarketName } from '../../../../src/api/scalars.ts'
import { big } from '../../../../src/domain/money/decimal.ts'
import { CLOSE_CHOICES, closeTotals, ordersToClose } from '../../../../src/domain/order/closeSeveral.ts'
import { closingFee, netProfit } from '../../../../src/domain/order/netProfit.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, position } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')
const PRICES: Record<string, string> = { 'BTC-USDC': '50000', 'ETH-USDC': '3300' }
/** There is no price of OLD-USDC. */
const priceOf = (market: string) => (PRICES[market] === undefined ? null : d(PRICES[market]))
const rateOf = () => d('0.0006')

const order = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  state: fc.constantFrom('NEW', 'ACTIVATING', 'ACTIVE', 'LOCK_FF', 'FF_FAIL', 'CLOSED', 'CANCELED'),
  market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'OLD-USDC'),
  amount: amounts({ places: 4, positive: true }),
  startPrice: fc.constantFrom('50000', '49000', '3300', '3400'),
})
const orders = fc.array(order).map((all) => all.map((fields, index) => position({ ...fields, orderId: String(index) })))

test('each choice includes only what can be closed: positions, or pending orders', () => {
  forAll(orders, (all) => {
    const choices = ordersToClose(all, BTC, priceOf, rateOf)
    for (const choice of CLOSE_CHOICES)
      for (const one of choices[choice]) expect(orderTab(one)).toBe(choice === 'waiting' ? 'orders' : 'positions')
    expect([...choices.all, ...choices.waiting]).toHaveLength(
      all.filter((one) => ['orders', 'positions'].includes(orderTab(one) ?? '')).length,
    )
    expect(choices.market).toEqual(choices.all.filter(({ market }) => market === BTC))
  })
})

test('every position is winning, losing, or neither if its gain is zero or unknown', () => {
  forAll(orders, (all) => {
    const { all: positions, winning, losing } = ordersToClose(all, BTC, priceOf, rateOf)
    for (const one of positions) {
      const pnl = netProfit(one, priceOf(one.market), { orderCloseFeeRate: rateOf() })
      expect(winning.includes(one)).toBe(pnl !== null && big(pnl).gt(0))
      expect(losing.includes(one)).toBe(pnl !== null && big(pnl).lt(0))
    }
    expect(new Set([...winning, ...losing]).size).toBe(winning.length + losing.length)
  })
})

test('the totals are exactly the sums of the orders, and unknown if any part is', () => {
  forAll(orders, (all) => {
    const { all: positions, waiting } = ordersToClose(all, BTC, priceOf, rateOf)
    const sums = closeTotals(positions, priceOf, rateOf)
    const isUnknown = positions.some(({ market }) => market === 'OLD-USDC')
    const sumOf = (parts: ReturnType<typeof profit>[]) =>
      parts.reduce((sum, part) => sum.plus(part ?? d('0')), big(d('0')))
    expect(sums.profit === null).toBe(isUnknown)
    expect(sums.fees === null).toBe(isUnknown)
    expect(sums.net === null).toBe(isUnknown)
    const rates = { orderCloseFeeRate: rateOf() }
    if (sums.net)
      expect(big(sums.net).eq(sumOf(positions.map((one) => netProfit(one, priceOf(one.market), rates))))).toBe(true)
    if (sums.profit && sums.fees) {
      expect(big(sums.profit).minus(sums.paid!).minus(sums.fees).eq(sums.net!)).toBe(true)
      expect(big(sums.profit).eq(sumOf(positions.map((one) => profit(one, priceOf(one.market)))))).toBe(true)
      expect(big(sums.fees).eq(sumOf(positions.map((one) => closingFee(one, priceOf(one.market), rateOf()))))).toBe(
        true,
      )
    }
    expect(big(closeTotals(waiting, priceOf, rateOf).margin!).eq(sumOf(waiting.map(({ amount }) => amount)))).toBe(true)
  })
})

test('an unknown fee rate makes the fees unknown, but not the P&L', () => {
  expect(closeTotals([position({ startPrice: '49000' })], priceOf, () => null)).toMatchObject({
    fees: null,
    margin: '0',
  })
  expect(closeTotals([position({ startPrice: '25000' })], priceOf, () => null).profit).toBe('1000')
})
