import fc from 'fast-check'
import { expect, test } from 'vitest'
import { big } from '../../../../src/domain/money/decimal.ts'
import { whatIf } from '../../../../src/domain/position/whatIf.ts'
import { amounts, d, market, position } from '../builders.ts'

const open = position({ liquidation: '45250', feeOpen: '0.6', feeFunding: '0.4' })

test('at a price a position has a result before fees, after fees and on its margin', () => {
  expect(whatIf(open, d('51000'), market())).toEqual({ gross: '20', net: '18.388', onMargin: '20', isLiquidated: false })
  expect(whatIf(open, d('51000'), null)).toEqual({ gross: '20', net: null, onMargin: '20', isLiquidated: false })
})

test('beyond liquidation the margin is lost', () => {
  expect(whatIf(open, d('45000'), market())).toEqual({ gross: '-100', net: null, onMargin: '-100', isLiquidated: true })
})

test('a pending order’s result is relative to its own price, with unknown fees', () => {
  expect(whatIf(position({ state: 'NEW' }), d('51000'), market())).toEqual({ gross: '20', net: null, onMargin: '20', isLiquidated: false })
})

test('fees only reduce the result, and before them at most the margin is lost', () => {
  fc.assert(
    fc.property(amounts({ places: 2, positive: true }), fc.constantFrom('LONG', 'SHORT'), (price, type) => {
      const { gross, net } = whatIf(position({ type, feeOpen: '0.6' }), price, market())
      expect(gross !== null && big(gross).gte('-100')).toBe(true)
      if (gross !== null && net !== null && big(gross).gt('-100')) expect(big(net).lt(gross)).toBe(true)
    }),
  )
})
