import { expect, test } from 'vitest'
import { orderCalls } from '../../../sandbox/calls/orders.ts'
import { createOrder } from '../../../src/api/order.ts'
import { titles, toldBy } from './titles.ts'

test('every change of an order has a title for success, rejection and lost response', () => {
  for (const { endpoint } of orderCalls.filter((call) => call.endpoint.changes))
    expect(titles.flatMap(({ path, told }) => (path === endpoint.path ? [told] : [])), endpoint.path).toEqual(expect.arrayContaining(['done', 'refused', 'notArrived']))
})

test('every title has one meaning per call, in both languages, alone and after its order', () => {
  for (const { path, told, title } of titles)
    for (const line of [title, `BTCUSDC LONG ×10: ${title}`, `${title} ×2`])
      expect(new Set(toldBy(line).filter((each) => each.path === path).map((each) => each.told)), line).toEqual(new Set([told]))
})

test('other lines have no meaning', () => {
  expect(toldBy('Orders and positions')).toEqual([])
  expect(toldBy('Zlecenie przyjęte').map(({ path, told }) => [path, told])).toEqual([[createOrder.path, 'done']])
})
