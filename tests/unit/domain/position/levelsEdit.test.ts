import { expect, test } from 'vitest'
import { isAlreadySet, levelsEdit } from '../../../../src/domain/position/editedLevels.ts'
import { position } from '../builders.ts'

const order = position({ stopLoss: '60000' })

test('only what is not empty is sent', () => {
  const of = { orderId: '1', market: 'BTC-USDC' }
  expect(levelsEdit(order, { stopLoss: '61000.50', takeProfit: '' })).toEqual({ ...of, stopLoss: '61000.50' })
  expect(levelsEdit(order, { stopLoss: '.', takeProfit: '70000.' })).toEqual({ ...of, takeProfit: '70000' })
})

test.each([
  ['60000.00', '', true],
  ['60000', '70000', false],
  ['', '', false],
  ['60000.01', '', false],
])('stop loss %s and take profit %s are already set: %s', (stopLoss, takeProfit, told) => {
  expect(isAlreadySet(order, levelsEdit(order, { stopLoss, takeProfit }))).toBe(told)
})
