import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { type Decimal, MarketName } from '../../../../src/api/scalars.ts'
import { WalletEntry } from '../../../../src/api/wallet.ts'
import { big, decimal, ZERO } from '../../../../src/domain/money/decimal.ts'
import { CLOSE_CHOICES, closeTotals, ordersToClose } from '../../../../src/domain/order/closeSeveral.ts'
import { closingFee, feesSoFar, netProfit } from '../../../../src/domain/order/netProfit.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { equity, unrealisedProfit } from '../../../../src/domain/order/totals.ts'
import { atRisk, positionTotals } from '../../../../src/domain/position/positionTotals.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const BTC = MarketName.parse('BTC-USDC')
const PRICES: Record<string, string> = { 'BTC-USDC': '50000', 'ETH-USDC': '3300' }
/** There is no price of OLD-USDC. */
const priceOf = (market: string) => (PRICES[market] === undefined ? null : d(PRICES[market]))
const rates = { orderCloseFeeRate: d('0.0006') }
const rateOf = () => rates.orderCloseFeeRate

const order = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  state: fc.constantFrom('NEW', 'ACTIVATING', 'ACTIVE', 'LOCK_FF', 'FF_FAIL', 'CLOSED', 'CANCELED'),
  market: fc.constantFrom('BTC-USDC', 'BTC-USDC', 'ETH-USDC', 'ETH-USDC', 'OLD-USDC'),
  amount: amounts({ places: 8, positive: true }),
  startPrice: fc.constantFrom('50000', '49000', '3300', '3400'),
  feeOpen: fc.option(amounts({ places: 4 })),
})
const orders = fc
  .array(order, { maxLength: 12 })
  .map((all) => all.map((fields, index) => position({ ...fields, orderId: String(index) })))

test('each choice includes only what can be closed: positions, or pending orders', () => {
  forAll(orders, (all) => {
    const choices = ordersToClose(all, BTC, priceOf, rateOf)
    for (const choice of CLOSE_CHOICES)
      for (const one of choices[choice]) expect(orderTab(one)).toBe(choice === 'waiting' ? 'orders' : 'positions')
    const closable = all.filter((one) => ['orders', 'positions'].includes(orderTab(one) ?? ''))
    expect([...choices.all, ...choices.waiting]).toHaveLength(closable.length)
    expect(choices.market).toEqual(choices.all.filter(({ market }) => market === BTC))
  })
})

test('every position is winning, losing, or neither if its gain is zero or unknown', () => {
  forAll(orders, (all) => {
    const { all: positions, winning, losing } = ordersToClose(all, BTC, priceOf, rateOf)
    for (const one of positions) {
      const pnl = netProfit(one, priceOf(one.market), rates)
      expect(winning.includes(one)).toBe(pnl !== null && big(pnl).gt(0))
      expect(losing.includes(one)).toBe(pnl !== null && big(pnl).lt(0))
    }
  })
})

test('all totals are exactly the sums of the orders, and unknown if any part is', () => {
  const sumOf = (parts: (Decimal | null)[]) => {
    const known = parts.filter((part) => part !== null)
    return known.length < parts.length ? null : decimal(known.reduce((sum, part) => sum.plus(part), big(ZERO)))
  }
  forAll(orders, (all) => {
    const { all: positions, waiting } = ordersToClose(all, BTC, priceOf, rateOf)
    const total = (part: (one: Order, price: Decimal | null) => Decimal | null) =>
      sumOf(positions.map((one) => part(one, priceOf(one.market))))
    const gains = { profit: total(profit), net: total((one, price) => netProfit(one, price, rates)) }
    const paid = total((one) => feesSoFar(one) ?? ZERO)
    const fees = total((one, price) => closingFee(one, price, rates.orderCloseFeeRate))
    expect(closeTotals(positions, priceOf, rateOf)).toEqual({ ...gains, paid, fees, margin: '0' })
    expect(closeTotals(waiting, priceOf, rateOf).margin).toBe(sumOf(waiting.map(({ amount }) => amount)))
    expect(unrealisedProfit(positions, priceOf)).toBe(gains.profit)
    const rows = positions.map((one) => ({ order: one, market: market() }))
    expect(positionTotals(rows, priceOf)).toMatchObject(gains)
    if (gains.profit && gains.net) expect(big(gains.profit).minus(paid!).minus(fees!).eq(gains.net)).toBe(true)
  })
})

test('an unknown fee rate makes the fees unknown, but not the P&L', () => {
  const totals = closeTotals([position({ startPrice: '25000' })], priceOf, () => null)
  expect(totals).toMatchObject({ profit: '1000', fees: null, net: null, margin: '0' })
})

test('equity is available, locked and P&L together, and unknown without any of them', () => {
  const wallet = WalletEntry.parse({ value: '10000.5', lockedValue: '200' })
  expect(equity(wallet, d('-50.25'))).toBe('10150.25')
  expect([equity(null, d('1')), equity(wallet, null)]).toEqual([null, null])
})

const row = (fields: Parameters<typeof position>[0]) => ({ order: position(fields), market: market() })

test('exposure is the value of LONG less that of SHORT, at the price now', () => {
  const rows = [row({ orderId: '1' }), row({ orderId: '2', type: 'SHORT', leverage: '5' })]
  expect(positionTotals(rows, () => d('51000'))).toMatchObject({ long: '1020', short: '510', exposure: '510' })
  expect(positionTotals(rows.slice(1), () => d('51000'))).toMatchObject({ long: '0', exposure: '-510' })
  expect(positionTotals(rows, () => null)).toMatchObject({ long: null, short: null, exposure: null })
})

test('at risk is the loss at the stop loss; the margin without one or if liquidation comes first; nothing with a stop in profit', () => {
  const risk = (...positions: Parameters<typeof row>[0][]) => atRisk(positions.map(row))
  expect(risk({ stopLoss: '49000' })).toBe('20')
  expect(risk({})).toBe('100')
  expect(risk({ stopLoss: '45000', liquidation: '45250' })).toBe('100')
  expect(risk({ stopLoss: '50500' })).toBe('0')
  expect(risk({ type: 'SHORT', stopLoss: '50500' })).toBe('10')
  expect(risk({ stopLoss: '49000' }, { startPrice: null, stopLoss: '49000' })).toBeNull()
  expect(risk()).toBe('0')
})
