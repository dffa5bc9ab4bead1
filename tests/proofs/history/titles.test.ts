import { expect, test } from 'vitest'
import { orderCalls } from '../../../sandbox/calls/orders.ts'
import { createOrder } from '../../../src/api/order.ts'
import { titles, titlesIn } from './titles.ts'

test('every change of an order has a title for success, rejection and lost response', () => {
  for (const { endpoint } of orderCalls.filter((call) => call.endpoint.changes))
    expect(titles.flatMap(({ path, outcome }) => (path === endpoint.path ? [outcome] : [])), endpoint.path).toEqual(expect.arrayContaining(['done', 'refused', 'notArrived']))
})

test('every title has one meaning per call, in both languages, alone and after its order', () => {
  for (const { path, outcome, title } of titles)
    for (const line of [title, `BTCUSDC LONG ×10: ${title}`, `${title} ×2`])
      expect(new Set(titlesIn(line).filter((each) => each.path === path).map((each) => each.outcome)), line).toEqual(new Set([outcome]))
})

test('other lines have no meaning', () => {
  expect(titlesIn('Orders and positions')).toEqual([])
  expect(titlesIn('Zlecenie przyjęte').map(({ path, outcome }) => [path, outcome])).toEqual([[createOrder.path, 'done']])
})
