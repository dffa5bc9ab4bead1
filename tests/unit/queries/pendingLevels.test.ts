import { afterEach, expect, test } from 'vitest'
import { Decimal, MarketName, OrderId } from '../../../src/api/scalars.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { pendingLevelsQuery, setPendingLevels } from '../../../src/queries/pendingLevels.ts'

const editOf = (id: string) => ({
  orderId: OrderId.parse(id),
  market: MarketName.parse('BTC-USDC'),
  stopLoss: Decimal.parse('60000'),
})
const [one, two] = [editOf('1'), editOf('2')]
const levels = () => queryClient.getQueryData(pendingLevelsQuery.queryKey)
afterEach(() => queryClient.clear())

test('the levels asked for of one order are kept and settled apart from those of another', () => {
  setPendingLevels(one.orderId, one)
  setPendingLevels(two.orderId, two)
  expect([...(levels() ?? [])]).toEqual([
    ['1', one],
    ['2', two],
  ])
  setPendingLevels(one.orderId, null)
  expect([...(levels() ?? [])]).toEqual([['2', two]])
})

test('the same levels again, or none where there are none, change nothing', () => {
  setPendingLevels(one.orderId, one)
  const before = levels()
  setPendingLevels(one.orderId, one)
  setPendingLevels(two.orderId, null)
  expect(levels()).toBe(before)
})
