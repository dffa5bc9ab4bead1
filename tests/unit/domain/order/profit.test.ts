import { expect, test } from 'vitest'
import { big } from '../../../../src/domain/money/decimal.ts'
import { fundingPerDay } from '../../../../src/domain/order/funding.ts'
import { closingFee, feesSoFar, netProfit, sizeOf } from '../../../../src/domain/order/netProfit.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { liquidationDistance, returnOnMargin } from '../../../../src/domain/position/position.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const price = amounts({ places: 4, positive: true })
const rates = { orderCloseFeeRate: d('0.0006') }

test('a SHORT loses what the LONG gains', () => {
  forAll(price, price, (startPrice, now) => {
    const [long, short] = (['LONG', 'SHORT'] as const).map((type) => profit(position({ type, startPrice }), now))
    expect(big(long!).plus(short!).eq(0)).toBe(true)
  })
})

test('a LONG gains exactly if the price has risen', () => {
  forAll(price, price, (startPrice, now) => {
    const rise = big(now).cmp(startPrice)
    // A rise that rounds to zero at 18 decimals is no gain.
    expect([rise, 0]).toContain(big(profit(position({ startPrice }), now)!).cmp(0))
  })
})

test.each(['NEW', 'CANCELED'])('%s orders have no profit, even if other values are unknown', (state) => {
  expect(profit(position({ state, startPrice: null }), null)).toBe('0')
  expect(profit(position({ state }), d('51000'))).toBe('0')
  expect(netProfit(position({ state, startPrice: 0, feeOpen: '1' }), null, null)).toBe('0')
})

test.each([
  ['no price', position(), null],
  ['a price of zero', position(), d('0')],
  ['no start price', position({ startPrice: null }), d('51000')],
  ['a start price of zero', position({ startPrice: 0 }), d('51000')],
  ['a negative start price', position({ startPrice: '-5' }), d('51000')],
  ['no closing price', position({ state: 'CLOSED' }), d('51000')],
])('with %s the profit is unknown, not a number', (_what, order, now) => {
  expect(profit(order, now)).toBeNull()
  expect(netProfit(order, now, rates)).toBeNull()
})

test('a closed order is valued at its closing price, regardless of the market; an open one at the market price', () => {
  const closed = position({ state: 'CLOSED', closePrice: '52000' })
  expect([profit(closed, d('1')), profit(closed, null)]).toEqual(['40', '40'])
  expect(profit(position({ closePrice: '52000' }), d('51000'))).toBe('20')
})

test('a profit is rounded at the eighteenth place', () => {
  expect(profit(position({ amount: '2', leverage: 1, startPrice: '3' }), d('4'))).toBe('0.666666666666666667')
})

test('the net profit of an open position includes opening, funding and estimated closing fees; zero is not charged yet', () => {
  // The value is now 1 020; 0.06 % of it is 0.612.
  expect(netProfit(position({ feeOpen: '0.6', feeFunding: '0.05' }), d('51000'), rates)).toBe('18.738')
  expect(netProfit(position({ feeClose: 0 }), d('51000'), rates)).toBe('19.388')
  expect(netProfit(position({ feeClose: '0.5' }), d('51000'), rates)).toBe('19.5')
  expect(netProfit(position(), d('51000'), null)).toBeNull()
  expect(netProfit(position(), d('51000'), { orderCloseFeeRate: null })).toBeNull()
})

test('the closing fee is unknown without entry price, market price or rate', () => {
  const [now, rate] = [d('51000'), d('0.0006')]
  expect(closingFee(position(), now, rate)).toBe('0.612')
  const unknown = [closingFee(position({ startPrice: null }), now, rate), closingFee(position(), null, rate)]
  expect([...unknown, closingFee(position(), now, null)]).toEqual([null, null, null])
})

test('the quantity is as reported, else amount × leverage / price, else unknown', () => {
  expect(sizeOf(position({ positionSize: '0.07465' }))).toBe('0.07465')
  expect(sizeOf(position())).toBe('0.02')
  expect(sizeOf(position({ positionSize: 0, startPrice: '3' }))).toBe('333.333333333333333333')
  expect(sizeOf(position({ amount: 2, leverage: 1, startPrice: '3' }))).toBe('0.666666666666666666')
  expect(sizeOf(position({ startPrice: 0 }))).toBeNull()
  expect(sizeOf(position({ startPrice: null }))).toBeNull()
})

test('fees so far are opening and funding, less received funding', () => {
  expect(feesSoFar(position({ feeOpen: '0.6', feeFunding: '0.05' }))).toBe('0.65')
  expect(feesSoFar(position({ feeOpen: '0.6', feeFunding: '-0.7' }))).toBe('-0.1')
  expect(feesSoFar(position({ feeOpen: '0.6' }))).toBe('0.6')
  expect(feesSoFar(position({ feeFunding: '0.05' }))).toBe('0.05')
  expect(feesSoFar(position())).toBeNull()
})

test('funding is charged three times a day on the value: a positive rate costs, a negative one pays, an unknown one is unknown', () => {
  const funding = market({ fundingLongFeeRate: '0.0002', fundingShortFeeRate: '-0.0001' })
  expect(fundingPerDay('LONG', d('1000'), funding)).toBe('-0.6')
  expect(fundingPerDay('SHORT', d('1000'), funding)).toBe('0.3')
  expect(fundingPerDay('LONG', null, funding)).toBeNull()
  expect(fundingPerDay('LONG', d('1000'), market())).toBeNull()
  expect(fundingPerDay('LONG', d('1000'), market({ fundingLongFeeRate: '0' }))).toBe('0')
})

test('a loss of 1 on a margin of 3 is a return of a third of it; without a profit or a margin it is unknown', () => {
  expect(returnOnMargin(position({ amount: '3' }), d('-1'))).toBe('-33.333333333333333333')
  expect(returnOnMargin(position(), null)).toBeNull()
  expect(['0', '-1'].map((amount) => returnOnMargin(position({ amount }), d('20')))).toEqual([null, null])
})

test('a LONG liquidated at 45 000 has a distance of 10 % at 50 000, a negative one below it; a SHORT mirrors it', () => {
  const distance = (liquidation: string, now: string, type = 'LONG') =>
    liquidationDistance(position({ type, liquidation }), d(now))
  expect([distance('45000', '50000'), distance('55000', '50000', 'SHORT')]).toEqual(['10', '10'])
  expect(distance('45000', '40000')).toBe('-12.5')
  expect(distance('55000', '60000', 'SHORT')).toBe('-8.333333333333333333')
})

test.each([
  ['no liquidation price', null, '50000'],
  ['a liquidation price of zero', '0', '50000'],
  ['a market price of zero', '45000', '0'],
  ['no market price', '45000', null],
])('with %s the distance is unknown', (_what, liquidation, now) => {
  expect(liquidationDistance(position({ liquidation }), now === null ? null : d(now))).toBeNull()
})
