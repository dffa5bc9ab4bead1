import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_ORDER_SORT,
  isClosable,
  nextSort,
  openOrders,
  ordersByTab,
  type OrderSort,
  orderTab,
  sortOf,
  sortOrders,
} from '../../../../src/domain/order/orderTabs.ts'
import { forAll } from '../../../forAll.ts'
import { NOON, position } from '../builders.ts'

test.each([
  ['NEW', 'orders'],
  ['ACTIVATING', 'orders'],
  ['ACTIVATING_EXECUTE', 'orders'],
  ['ACTIVATING_FAIL', 'orders'],
  ['LOCK_FF', 'positions'],
  ['FF_FAIL', 'positions'],
  ['ACTIVE', 'positions'],
  ['CLOSED', 'history'],
  ['LIQUIDATED', 'history'],
  ['constructor', 'history'],
  ['', 'history'],
  ['CANCELED', null],
])('an order in state %s is listed in %s', (state, tab) => {
  expect(orderTab({ state })).toBe(tab)
})

test('all but closed orders can be closed', () => {
  const closable = ['NEW', 'ACTIVE', 'FF_FAIL', 'CLOSED'].filter((state) => isClosable({ state }))
  expect(closable).toEqual(['NEW', 'ACTIVE', 'FF_FAIL'])
})

test('each order is in one tab, in its original order; cancelled ones in none', () => {
  const states = ['ACTIVE', 'NEW', 'CANCELED', 'CLOSED', 'ACTIVE']
  const tabs = ordersByTab(states.map((state, index) => position({ state, orderId: index })))
  const ids = [tabs.orders, tabs.positions, tabs.history].map((tab) => tab.map(({ orderId }) => orderId))
  expect(ids).toEqual([['1'], ['0', '4'], ['3']])
})

test('of duplicate orders the later state counts', () => {
  const tabs = ordersByTab([position({ state: 'ACTIVE' }), position({ state: 'CLOSED' })])
  expect([tabs.positions.length, tabs.history.length]).toEqual([0, 1])
})

const orders = fc
  .array(
    fc.record({
      market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'ADA-USDC'),
      created: fc.option(fc.integer({ min: NOON, max: NOON + 5 })),
    }),
  )
  .map((list) => list.map((fields, orderId) => position({ ...fields, orderId })))
const sorts = fc.record<OrderSort>({
  by: fc.constantFrom('market', 'created'),
  direction: fc.constantFrom('ascending', 'descending'),
})

test('sorting keeps all orders, is stable and does not change the input', () => {
  forAll(orders, sorts, (list, sort) => {
    const before = [...list]
    const sorted = sortOrders(list, sort)
    expect(list).toEqual(before)
    expect(new Set(sorted)).toEqual(new Set(list))
    for (const [index, order] of sorted.slice(1).entries()) {
      const [left, right] = [sorted[index]![sort.by], order[sort.by]]
      if (left === right) expect(list.indexOf(sorted[index]!)).toBeLessThan(list.indexOf(order))
      else if (right !== null) {
        expect(left).not.toBeNull()
        expect(left !== null && left < right).toBe(sort.direction === 'ascending')
      }
    }
  })
})

test('by default the newest order is first, and one without a date last', () => {
  const list = [null, NOON, NOON + 1].map((created, index) => position({ orderId: index + 1, created }))
  expect(sortOrders(list, DEFAULT_ORDER_SORT).map(({ orderId }) => orderId)).toEqual(['3', '2', '1'])
})

test('only the history can be sorted by closing date; other tabs then use the default', () => {
  const byClosing: OrderSort = { by: 'closeDate', direction: 'ascending' }
  expect(sortOf('history', byClosing)).toBe(byClosing)
  expect([sortOf('orders', byClosing), sortOf('positions', byClosing)]).toEqual([
    DEFAULT_ORDER_SORT,
    DEFAULT_ORDER_SORT,
  ])
  const byMarket: OrderSort = { by: 'market', direction: 'descending' }
  expect(sortOf('positions', byMarket)).toBe(byMarket)
})

test('open orders are the pending ones and the positions, each once', () => {
  const states = ['ACTIVE', 'NEW', 'CANCELED', 'CLOSED', 'FF_FAIL']
  const all = [...states, 'ACTIVE'].map((state, index) => position({ state, orderId: index % 5 }))
  expect(openOrders(all).map(({ orderId }) => orderId)).toEqual(['1', '0', '4'])
})

test('clicking the sorted column reverses it; another one starts ascending for names, descending for dates', () => {
  const byDate = { by: 'created', direction: 'descending' } as const
  expect(nextSort(byDate, 'created')).toEqual({ by: 'created', direction: 'ascending' })
  expect(nextSort(nextSort(byDate, 'created'), 'created')).toEqual(byDate)
  expect(nextSort(byDate, 'market')).toEqual({ by: 'market', direction: 'ascending' })
  expect(nextSort(byDate, 'closeDate')).toEqual({ by: 'closeDate', direction: 'descending' })
})
