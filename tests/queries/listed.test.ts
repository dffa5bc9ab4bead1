// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leftOutOf } from '../../src/queries/listed.ts'
import { ordersQuery } from '../../src/queries/orders.ts'
import type { Listed } from '../../src/wire/listOf.ts'
import type { Order } from '../../src/wire/order.ts'
import { d, position } from '../domain/builders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ids = (orders: Order[] | undefined) => orders?.map(({ orderId }) => orderId)
const two = () => [position({ orderId: '1' }), position({ orderId: '2' })]

/** The orders as whoever uses them gets them, beside the number that is told below them; answers come one by one. */
function shown() {
  const client = new QueryClient()
  const passive = { ...ordersQuery(), enabled: false, notifyOnChangeProps: ['data' as const] }
  const orders = new QueryObserver(client, passive)
  const leftOut = new QueryObserver(client, { ...passive, select: leftOutOf })
  const told = vi.fn<() => void>()
  orders.subscribe(() => {})
  leftOut.subscribe(told)
  return {
    answer: async (items: Order[], count: number) => {
      client.setQueryData(ordersQuery().queryKey, { items, leftOut: count })
      await vi.advanceTimersByTimeAsync(1)
    },
    orders: () => orders.getCurrentResult().data,
    leftOut: () => leftOut.getCurrentResult().data,
    told,
  }
}

test('who uses the list gets its items, and who asks, how many were left out of the newest answer', async () => {
  const { answer, orders, leftOut } = shown()
  await answer([position({ orderId: '1' })], 2)
  expect([ids(orders()), leftOut()]).toEqual([['1'], 2])
  await answer(two(), 0)
  expect([ids(orders()), leftOut()]).toEqual([['1', '2'], 0])
})

test('an equal answer is the same list, and a changed order changes no other, whatever was left out', async () => {
  const { answer, orders } = shown()
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

test('what is picked from the list is the same while each of its items is, and changes with them', async () => {
  const client = new QueryClient()
  const picked = new QueryObserver(client, { ...ordersQuery(), enabled: false, select: ({ items }: Listed<Order>) => ids(items) })
  picked.subscribe(() => {})
  const pick = (...items: Order[]) => {
    client.setQueryData(ordersQuery().queryKey, { items, leftOut: 0 })
    return picked.getCurrentResult().data
  }
  const before = pick(...two())
  expect(pick(position({ orderId: '1', pnl: '7' }), position({ orderId: '2' }))).toBe(before)
  expect(pick(position({ orderId: '1' }))).toEqual(['1'])
  expect(pick(position({ orderId: '2' }))).toEqual(['2'])
})

test('the number is told anew only when it changes, however the orders do', async () => {
  const { answer, told } = shown()
  for (const [pnl, count] of [['1', 3], ['2', 3], ['3', 3], ['4', 0]] as const) await answer([position({ pnl })], count)
  expect(told).toHaveBeenCalledTimes(2)
})
