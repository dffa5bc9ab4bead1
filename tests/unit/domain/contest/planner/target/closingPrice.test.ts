import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVERAGES } from '../../../../../../src/constants/limits.ts'
import { closingPrice } from '../../../../../../src/domain/contest/planner/target/closingPrice.ts'
import { listedRoi } from '../../../../../../src/domain/contest/planner/target/tradeVerdict.ts'
import { compare } from '../../../../../../src/domain/money/decimal.ts'
import { pnlBetween } from '../../../../../../src/domain/order/profit.ts'
import { d, position, written } from '../../../builders.ts'

test('the price at which closing has the given ROI', () => {
  expect(closingPrice(position(), d('98.34'), 2)).toBe('54917')
  expect(closingPrice(position({ type: 'SHORT' }), d('98.34'), 2)).toBe('45083')
  expect(closingPrice(position(), d('0.01'), 0)).toBe('50001')
  expect(closingPrice(position(), d('-10'), 2)).toBe('49500')
})

test('a price of zero or less, or an unknown entry, has no result', () => {
  expect(closingPrice(position({ type: 'SHORT' }), d('1000'), 2)).toBeNull()
  expect(closingPrice(position({ type: 'SHORT', startPrice: '0.01' }), d('999'), 2)).toBeNull()
  expect(closingPrice(position({ startPrice: null }), d('5'), 2)).toBeNull()
})

test('closing at the price reaches the ROI, and one step earlier does not', () => {
  const any = fc.record({
    type: fc.constantFrom('LONG', 'SHORT'),
    leverage: fc.constantFrom(...LEVERAGES),
    startPrice: fc.bigInt({ min: 1_000n, max: 10n ** 8n }).map((units) => written(units, 2)),
  })
  fc.assert(
    fc.property(any, fc.integer({ min: -9_000, max: 50_000 }), (fields, hundredths) => {
      const order = position(fields)
      const roi = d(written(BigInt(hundredths), 2))
      const at = closingPrice(order, roi, 2)
      if (at === null) return
      const roiAt = (units: bigint) => listedRoi(order, pnlBetween(order, order.startPrice, d(written(units, 2))) ?? d('0'))
      const units = BigInt(Math.round(Number(at) * 100))
      expect(compare(roiAt(units) ?? d('-100'), roi)).toBeGreaterThanOrEqual(0)
      const before = pnlBetween(order, order.startPrice, d(written(order.type === 'LONG' ? units - 1n : units + 1n, 2)))
      if (before !== null && units > 1n) expect(Number(before)).toBeLessThan(hundredths / 100 + 1e-9)
    }),
  )
})
