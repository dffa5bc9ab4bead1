import { expect, test } from 'vitest'
import type { OrderRequest } from '../../../../src/api/orderChanges.ts'
import { MarketName } from '../../../../src/api/scalars.ts'
import { lastLevels } from '../../../../src/domain/order-form/lastLevels.ts'
import { d } from '../builders.ts'

const order: OrderRequest = { market: MarketName.parse('BTC-USDC'), type: 'LONG', amount: d('300'), leverage: 10 }

test('levels are unsigned percentages of the entry: of a limit order, the better of its price and the market price', () => {
  const long = { ...order, stopLoss: d('66133'), takeProfit: d('69680') }
  expect(lastLevels(long, d('67000'))).toEqual({ stopLoss: '1.29', takeProfit: '4' })
  expect(lastLevels({ ...long, price: d('70000') }, d('67000'))).toEqual({ stopLoss: '1.29', takeProfit: '4' })
  expect(lastLevels({ ...long, price: d('66800') }, d('67000'))).toEqual({ stopLoss: '1', takeProfit: '4.31' })
  const short: OrderRequest = { ...order, type: 'SHORT', stopLoss: d('71400') }
  expect(lastLevels({ ...short, price: d('70000') }, d('67000')).stopLoss).toBe('2')
  expect(lastLevels({ ...short, price: d('50000') }, d('68000')).stopLoss).toBe('5')
})

test('a repeated percentage stays the same, although its price was rounded', () => {
  expect(lastLevels({ ...order, stopLoss: d('66069.89') }, d('67418.25')).stopLoss).toBe('2')
  expect(lastLevels({ ...order, type: 'SHORT', stopLoss: d('68766.61') }, d('67418.25')).stopLoss).toBe('2')
})

test('a level without value, price or distance is empty', () => {
  expect(lastLevels(order, d('67000'))).toEqual({ stopLoss: '', takeProfit: '' })
  expect(lastLevels({ ...order, stopLoss: d('66000') }, null)).toEqual({ stopLoss: '', takeProfit: '' })
  expect(lastLevels({ ...order, stopLoss: d('67000.1') }, d('67000'))).toEqual({ stopLoss: '', takeProfit: '' })
})
