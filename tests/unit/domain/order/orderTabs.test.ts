import { expect, test } from 'vitest'
import { isClosable, openOrders, ordersByTab, orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { position } from '../builders.ts'

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

test('open orders are the pending ones and the positions, each once', () => {
  const states = ['ACTIVE', 'NEW', 'CANCELED', 'CLOSED', 'FF_FAIL']
  const all = [...states, 'ACTIVE'].map((state, index) => position({ state, orderId: index % 5 }))
  expect(openOrders(all).map(({ orderId }) => orderId)).toEqual(['1', '0', '4'])
})
