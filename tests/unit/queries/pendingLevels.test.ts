import { afterEach, expect, test } from 'vitest'
import { Decimal, MarketName, OrderId } from '../../../src/api/scalars.ts'
import { pendingLevels, setPendingLevels } from '../../../src/queries/pendingLevels.ts'

const editOf = (id: string) => ({
  orderId: OrderId.parse(id),
  market: MarketName.parse('BTC-USDC'),
  stopLoss: Decimal.parse('60000'),
})
const [one, two] = [editOf('1'), editOf('2')]
afterEach(() => pendingLevels.set(new Map()))

test('the levels asked for of one order are kept and settled apart from those of another', () => {
  setPendingLevels(one.orderId, one)
  setPendingLevels(two.orderId, two)
  expect([...pendingLevels.get()]).toEqual([
    ['1', one],
    ['2', two],
  ])
  setPendingLevels(one.orderId, null)
  expect([...pendingLevels.get()]).toEqual([['2', two]])
})

test('the same levels again, or none where there are none, change nothing', () => {
  setPendingLevels(one.orderId, one)
  const before = pendingLevels.get()
  setPendingLevels(one.orderId, one)
  setPendingLevels(two.orderId, null)
  expect(pendingLevels.get()).toBe(before)
})
