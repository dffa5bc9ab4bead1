import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from '../../../../src/api/scalars.ts'
import { LEVERAGES } from '../../../../src/constants/limits.ts'
import { big, compare, decimal, ZERO } from '../../../../src/domain/money/decimal.ts'
import { isWrongSide } from '../../../../src/domain/order-form/level.ts'
import { netProfit } from '../../../../src/domain/order/netProfit.ts'
import { breakEvenPrice, breakEvenStop, estimatedBreakEven } from '../../../../src/domain/position/breakEven.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, market, position } from '../builders.ts'

const fees = { feeOpen: '0.6', feeFunding: '0.4' }

test('before it is opened it covers opening and closing', () => {
  // 67 418.25 × 1.0006 / 0.9994 = 67 499.2005…, 67 418.25 × 0.9994 / 1.0006 = 67 337.3966…
  expect(estimatedBreakEven('LONG', d('67418.25'), market())).toBe('67499.21')
  expect(estimatedBreakEven('SHORT', d('67418.25'), market())).toBe('67337.39')
  expect(estimatedBreakEven('LONG', null, market())).toBeNull()
  expect(estimatedBreakEven('LONG', d('67418.25'), market({ orderOpenFeeRate: null }))).toBeNull()
})

test('received funding brings it closer; an unknown fee, rate or price makes it unknown', () => {
  expect(breakEvenPrice(position({ feeOpen: '0.6', feeFunding: '-1.2' }), market())).toBe('50000')
  expect(breakEvenPrice(position({ feeFunding: '0.4' }), market())).toBeNull()
  expect(breakEvenPrice(position({ ...fees, startPrice: null }), market())).toBeNull()
  expect(breakEvenPrice(position(fees), market({ orderCloseFeeRate: null }))).toBeNull()
  expect(breakEvenPrice(position(fees), market({ orderCloseFeeRate: '1' }))).toBeNull()
  expect(breakEvenPrice(position({ ...fees, feeOpen: '1000', type: 'SHORT' }), market())).toBeNull()
})

const positions = fc.record({
  type: fc.constantFrom('LONG', 'SHORT'),
  amount: amounts({ places: 2, positive: true }),
  leverage: fc.constantFrom(...LEVERAGES),
  startPrice: amounts({ places: 2, positive: true }),
  feeOpen: amounts({ places: 4 }),
  feeFunding: amounts({ places: 4 }),
})
/** Profit and fee are each rounded to 18 decimals. */
const ROUNDING = '0.000000000000000002'

test('closing there loses nothing, and one price step earlier does', () => {
  forAll(positions, (fields) => {
    const order = position(fields)
    const price = breakEvenPrice(order, market())
    fc.pre(price !== null)
    const net = (at: Decimal) => big(netProfit(order, at, market()) ?? ZERO)
    expect(net(price ?? ZERO).gte(`-${ROUNDING}`)).toBe(true)
    const before = big(price ?? ZERO).plus(fields.type === 'LONG' ? '-0.01' : '0.01')
    if (before.gt(0)) expect(net(decimal(before)).lte(ROUNDING)).toBe(true)
  })
})

const sides = { LONG: position(fees), SHORT: position({ ...fees, type: 'SHORT' }) }

test('it is offered as a stop once the price has passed it, unless the current stop is as good', () => {
  const offered = (side: 'LONG' | 'SHORT', price: string | null, fields: object = {}) =>
    breakEvenStop({ ...sides[side], ...fields }, market(), price === null ? null : d(price))
  expect([offered('LONG', '50080.06'), offered('LONG', '50080.05')]).toEqual(['50080.05', null])
  expect(offered('LONG', null)).toBeNull()
  expect([offered('SHORT', '49920.03'), offered('SHORT', '49920.04')]).toEqual(['49920.04', null])
  const stops = ['49000', '50080.04', '50080.05', '50080.06'].map((stopLoss) => offered('LONG', '51000', { stopLoss }))
  expect(stops).toEqual(['50080.05', '50080.05', null, null])
  expect(offered('SHORT', '49000', { stopLoss: '49920' })).toBeNull()
  expect(offered('SHORT', '49000', { stopLoss: '51000' })).toBe('49920.04')
  expect(offered('LONG', '51000', { state: 'NEW' }), 'a waiting order has none').toBeNull()
})

test('the offered stop never closes the position immediately, and never protects less than the current one', () => {
  const cents = amounts({ places: 2, positive: true })
  forAll(positions, cents, fc.option(cents), (fields, price, stopLoss) => {
    const order = position({ ...fields, stopLoss })
    const at = breakEvenStop(order, market(), price)
    if (at === null) return
    expect(isWrongSide('stopLoss', at, order.type, price)).toBe(false)
    if (stopLoss !== null) expect(compare(at, stopLoss)).toBe(order.type === 'LONG' ? 1 : -1)
  })
})
