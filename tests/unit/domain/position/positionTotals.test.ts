import { expect, test } from 'vitest'
import { atRisk, positionTotals } from '../../../../src/domain/position/positionTotals.ts'
import { d, market, position } from '../builders.ts'

const at = (price: string | null) => () => (price === null ? null : d(price))
const row = (fields: Parameters<typeof position>[0]) => ({
  order: position({ startPrice: '50000', ...fields }),
  market: market(),
})

test('profit and net are the sums of the rows', () => {
  const rows = [row({ orderId: '1', feeOpen: '0.6' }), row({ orderId: '2', type: 'SHORT', feeOpen: '0.6' })]
  const { profit, net } = positionTotals(rows, at('51000'))
  expect(profit).toBe('0')
  // Both opening fees, and closing fees of 0.06 % of 1 020 each.
  expect(Number(net)).toBeLessThan(-1.2)
})

test('exposure is the value of LONG less that of SHORT, at the price now', () => {
  const rows = [row({ orderId: '1' }), row({ orderId: '2', type: 'SHORT', leverage: '5' })]
  expect(positionTotals(rows, at('51000'))).toMatchObject({ long: '1020', short: '510', exposure: '510' })
  expect(positionTotals(rows.slice(1), at('51000'))).toMatchObject({ long: '0', exposure: '-510' })
})

test('at risk is the loss at the stop loss; the margin without one or if liquidation comes first; nothing with a stop in profit', () => {
  const risk = (fields: Parameters<typeof position>[0]) => atRisk([row(fields)])
  expect(risk({ stopLoss: '49000' })).toBe('20')
  expect(risk({})).toBe('100')
  expect(risk({ stopLoss: '45000', liquidation: '45250' })).toBe('100')
  expect(risk({ stopLoss: '50500' })).toBe('0')
  expect(risk({ type: 'SHORT', stopLoss: '50500' })).toBe('10')
})

test('an unknown part makes exactly that total unknown', () => {
  const rows = [row({ orderId: '1', stopLoss: '49000' }), row({ orderId: '2', startPrice: null, stopLoss: '49000' })]
  expect(positionTotals(rows, at('51000'))).toMatchObject({ profit: null, net: null, exposure: null })
  expect(positionTotals(rows.slice(0, 1), at(null))).toMatchObject({ profit: null, net: null, exposure: null })
  expect([atRisk(rows), atRisk(rows.slice(0, 1))]).toEqual([null, '20'])
  expect(positionTotals([], at(null))).toMatchObject({ profit: '0', net: '0', exposure: '0' })
  expect(atRisk([])).toBe('0')
})
