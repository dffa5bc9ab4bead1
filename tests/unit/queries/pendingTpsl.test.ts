import { afterEach, expect, test } from 'vitest'
import { Decimal, MarketName, OrderId } from '../../../src/api/scalars.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { pendingTpslQuery, setPendingTpsl } from '../../../src/queries/pendingTpsl.ts'

const editOf = (id: string) => ({
  orderId: OrderId.parse(id),
  market: MarketName.parse('BTC-USDC'),
  stopLoss: Decimal.parse('60000'),
})
const [one, two] = [editOf('1'), editOf('2')]
const levels = () => queryClient.getQueryData(pendingTpslQuery.queryKey)
afterEach(() => queryClient.clear())

test('the levels asked for of one order are kept and settled apart from those of another', () => {
  setPendingTpsl(one.orderId, one)
  setPendingTpsl(two.orderId, two)
  expect([...(levels() ?? [])]).toEqual([
    ['1', one],
    ['2', two],
  ])
  setPendingTpsl(one.orderId, null)
  expect([...(levels() ?? [])]).toEqual([['2', two]])
})

test('the same levels again, or none where there are none, change nothing', () => {
  setPendingTpsl(one.orderId, one)
  const before = levels()
  setPendingTpsl(one.orderId, one)
  setPendingTpsl(two.orderId, null)
  expect(levels()).toBe(before)
})
