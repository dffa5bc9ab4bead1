import fc from 'fast-check'
import { expect, test } from 'vitest'
import { big } from '../../../../src/domain/money/decimal.ts'
import { feesSoFar } from '../../../../src/domain/order/netProfit.ts'
import { profit } from '../../../../src/domain/order/profit.ts'
import { liquidationDistance, returnOnMargin } from '../../../../src/domain/position/position.ts'
import { forAll } from '../../../forAll.ts'
import { amounts, d, position } from '../builders.ts'

const price = amounts({ places: 4, positive: true })

test('a gain of 20 on a margin of 100 is a return of 20 %', () => {
  expect(returnOnMargin(position(), d('20'))).toBe('20')
  expect(returnOnMargin(position({ amount: '3' }), d('-1'))).toBe('-33.333333333333333333')
})

test('the return has the sign of the profit', () => {
  forAll(price, price, fc.constantFrom('LONG', 'SHORT'), (startPrice, now, type) => {
    const order = position({ type, startPrice })
    const gained = profit(order, now)!
    expect(big(returnOnMargin(order, gained)!).cmp(0)).toBe(big(gained).cmp(0))
  })
})

test('a return is unknown without a profit or a margin', () => {
  expect(returnOnMargin(position(), null)).toBeNull()
  expect(returnOnMargin(position({ amount: '0' }), d('20'))).toBeNull()
  expect(returnOnMargin(position({ amount: '-1' }), d('20'))).toBeNull()
})

test('a LONG liquidated at 45 000 has a distance of 10 % at 50 000, like a SHORT at 55 000', () => {
  expect(liquidationDistance(position({ liquidation: '45000' }), d('50000'))).toBe('10')
  expect(liquidationDistance(position({ type: 'SHORT', liquidation: '55000' }), d('50000'))).toBe('10')
})

test('past its liquidation a position has a negative distance', () => {
  expect(liquidationDistance(position({ liquidation: '45000' }), d('40000'))).toBe('-12.5')
  expect(liquidationDistance(position({ type: 'SHORT', liquidation: '55000' }), d('60000'))).toBe(
    '-8.333333333333333333',
  )
})

test.each([
  ['no liquidation price', null, '50000'],
  ['a liquidation price of zero', '0', '50000'],
  ['a market price of zero', '45000', '0'],
  ['no market price', '45000', null],
])('with %s the distance is unknown', (_what, liquidation, now) => {
  expect(liquidationDistance(position({ liquidation }), now === null ? null : d(now))).toBeNull()
})

test('fees so far are opening and funding, less received funding', () => {
  expect(feesSoFar(position({ feeOpen: '0.6', feeFunding: '0.05' }))).toBe('0.65')
  expect(feesSoFar(position({ feeOpen: '0.6', feeFunding: '-0.7' }))).toBe('-0.1')
  expect(feesSoFar(position({ feeOpen: '0.6' }))).toBe('0.6')
  expect(feesSoFar(position({ feeFunding: '0.05' }))).toBe('0.05')
  expect(feesSoFar(position())).toBeNull()
})
