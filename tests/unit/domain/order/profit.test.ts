import { expect, test } from 'vitest'
import { big } from '../../../../src/domain/money/decimal.ts'
import { closingFee, netProfit, sizeOf } from '../../../../src/domain/order/netProfit.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, position } from '../builders.ts'

const price = amounts({ places: 4, positive: true })

test('a LONG of 100 at 10×, bought at 50 000, gains 20 when the price reaches 51 000', () => {
  expect(profit(position(), d('51000'))).toBe('20')
})

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
  expect(netProfit(order, now, { orderCloseFeeRate: d('0.0006') })).toBeNull()
})

test('a closed order is valued at its closing price, regardless of the market', () => {
  const closed = position({ state: 'CLOSED', closePrice: '52000' })
  expect(profit(closed, d('1'))).toBe('40')
  expect(profit(closed, null)).toBe('40')
})

test('an open order is valued at the market price, even if it has a closing price', () => {
  expect(profit(position({ closePrice: '52000' }), d('51000'))).toBe('20')
})

test('a third is rounded at the eighteenth place', () => {
  expect(profit(position({ amount: '1', leverage: 1, startPrice: '3' }), d('4'))).toBe('0.333333333333333333')
  expect(profit(position({ amount: '2', leverage: 1, startPrice: '3' }), d('4'))).toBe('0.666666666666666667')
})

test('the net profit of an open position includes opening, funding and estimated closing fees', () => {
  const order = position({ feeOpen: '0.6', feeFunding: '0.05' })
  // The value is now 1 020; 0.06 % of it is 0.612.
  expect(netProfit(order, d('51000'), { orderCloseFeeRate: d('0.0006') })).toBe('18.738')
})

test('a closing fee of zero on an open position is not charged yet', () => {
  expect(netProfit(position({ feeClose: 0 }), d('51000'), { orderCloseFeeRate: d('0.0006') })).toBe('19.388')
  expect(netProfit(position({ feeClose: '0.5' }), d('51000'), { orderCloseFeeRate: d('0.0006') })).toBe('19.5')
})

test('an unknown closing rate makes the net profit of an open position unknown', () => {
  expect(netProfit(position(), d('51000'), null)).toBeNull()
  expect(netProfit(position(), d('51000'), { orderCloseFeeRate: null })).toBeNull()
})

test('the closing fee is unknown without entry price, market price or rate', () => {
  const [price, rate] = [d('51000'), d('0.0006')]
  expect(closingFee(position(), price, rate)).toBe('0.612')
  expect(closingFee(position({ startPrice: null }), price, rate)).toBeNull()
  expect(closingFee(position(), null, rate)).toBeNull()
  expect(closingFee(position(), price, null)).toBeNull()
})

test('the net result of a closed order is after its reported fees', () => {
  const order = { state: 'CLOSED', closePrice: '51000', feeOpen: '0.6', feeClose: '0.612', feeFunding: '0.1' }
  expect(netProfit(position(order), null, null)).toBe('18.688')
  expect(netProfit(position({ state: 'CLOSED', closePrice: '51000' }), null, null)).toBe('20')
})

test('the quantity is as reported, else amount × leverage / price, else unknown', () => {
  expect(sizeOf(position({ positionSize: '0.07465' }))).toBe('0.07465')
  expect(sizeOf(position())).toBe('0.02')
  expect(sizeOf(position({ positionSize: 0, startPrice: '3' }))).toBe('333.333333333333333333')
  expect(sizeOf(position({ amount: 2, leverage: 1, startPrice: '3' }))).toBe('0.666666666666666666')
  expect(sizeOf(position({ startPrice: 0 }))).toBeNull()
  expect(sizeOf(position({ startPrice: null }))).toBeNull()
})
