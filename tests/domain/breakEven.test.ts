import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEvenPrice } from '../../src/domain/breakEven.ts'
import { big, ZERO } from '../../src/domain/decimal.ts'
import { netProfit } from '../../src/domain/profit.ts'
import { LEVERAGES } from '../../src/limits.ts'
import { amounts, d, market, position } from './builders.ts'

const fees = { feeOpen: '0.6', feeFunding: '0.4' }

test('the price covers opening, funding and closing there, cut in favour of the position', () => {
  // 1000 KXT at 50 000: 50 000 × 1001 / (1000 × 0.9994) = 50 080.048…
  expect(breakEvenPrice(position(fees), market())).toBe('50080.05')
  // 50 000 × 999 / (1000 × 1.0006) = 49 920.047…
  expect(breakEvenPrice(position({ ...fees, type: 'SHORT' }), market())).toBe('49920.04')
})

test('funding received moves it nearer, and an unknown fee, rate or price leaves it unknown', () => {
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
/** Profit and fee are each rounded to the eighteenth place. */
const ROUNDING = '0.000000000000000002'

test('closing there loses nothing, and one step of the price before it does', () => {
  fc.assert(
    fc.property(positions, (fields) => {
      const order = position(fields)
      const price = breakEvenPrice(order, market())
      fc.pre(price !== null)
      const net = (at: string) => big(netProfit(order, d(at), market()) ?? ZERO)
      expect(net(price ?? '').plus(ROUNDING).gte(0)).toBe(true)
      const before = big(price ?? ZERO).plus(fields.type === 'LONG' ? '-0.01' : '0.01')
      if (before.gt(0)) expect(net(before.toFixed()).lte(ROUNDING)).toBe(true)
    }),
  )
})
