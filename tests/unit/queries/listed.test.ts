// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Order } from '../../../src/api/order.ts'
import { READ_SLICE } from '../../../src/constants/limits.ts'
import { session } from '../../../src/queries/call/session.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { polledList } from '../../../src/queries/polledList.ts'
import { d, position } from '../domain/builders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ids = (orders: Order[] | undefined) => orders?.map(({ orderId }) => orderId)
const two = () => [position({ orderId: '1' }), position({ orderId: '2' })]

/** The orders as their consumers receive them; responses arrive one by one. */
function shown() {
  const client = new QueryClient()
  const orders = new QueryObserver(client, { ...ordersQuery(), enabled: false, notifyOnChangeProps: ['data'] })
  const listener = vi.fn<() => void>()
  orders.subscribe(listener)
  return {
    answer: async (items: Order[], count: number) => {
      client.setQueryData(ordersQuery().queryKey, { items, unreadable: count })
      await vi.advanceTimersByTimeAsync(1)
    },
    data: () => orders.getCurrentResult().data,
    cached: () => client.getQueryData(ordersQuery().queryKey),
    told: listener,
  }
}

test('an equal response keeps the list, and a changed order changes no other, regardless of skipped entries', async () => {
  const { answer, data } = shown()
  const orders = () => data()?.items
  await answer(two(), 0)
  const before = orders()
  await answer(two(), 1)
  expect(orders()).toBe(before)
  await answer([position({ orderId: '1', pnl: '7' }), position({ orderId: '2' })], 1)
  expect(orders()?.[0]?.pnl).toBe(d('7'))
  expect(orders()?.[1]).toBe(before?.[1])
  await answer(two(), 1)
  await answer(two().slice(0, 1), 1)
  expect(ids(orders())).toEqual(['1'])
})

test('an equal response notifies nobody', async () => {
  const { answer, told } = shown()
  for (const [pnl, count] of [
    ['1', 3],
    ['1', 3],
    ['1', 3],
    ['1', 0],
  ] as const)
    await answer([position({ pnl })], count)
  expect(told).toHaveBeenCalledTimes(2)
})

// The last one, since it ends the session.
test('the next session parses the same entries anew, those of a list that was being parsed, too', async () => {
  const list = polledList(Order, 'orders', 'orderId')
  const entry = { orderId: '1', type: 'LONG', state: 'ACTIVE', market: 'BTC-USDC', amount: '100', leverage: 10 }
  const [first] = list.parse([entry]).items
  expect(list.parse([entry]).items[0]).toBe(first)
  const late = { ...entry, orderId: '2' }
  const parsing = list.parseAsync([...Array.from({ length: READ_SLICE }, () => entry), late])
  session.logout()
  await vi.advanceTimersByTimeAsync(1)
  const before = [first, (await parsing).items.at(-1)]
  const again = list.parse([entry, late]).items
  expect(again).toEqual(before)
  again.forEach((item, index) => expect(item).not.toBe(before[index]))
})
