import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSteps } from '../../../../src/domain/order/firstSteps.ts'
import { nextSort, type OrderSort, sortOrders } from '../../../../src/domain/order/orderSort.ts'
import { isClosable, openOrders, ordersByTab, orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { forAll } from '../../../forAll.ts'
import { d, NOON, position } from '../builders.ts'

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

test('each order is in one tab, in its original order, cancelled ones in none; of duplicates the later state counts', () => {
  const states = ['ACTIVE', 'NEW', 'CANCELED', 'CLOSED', 'ACTIVE', 'NEW', 'FF_FAIL']
  const all = states.map((state, index) => position({ state, orderId: index % 5 }))
  const idsOf = (orders: typeof all) => orders.map(({ orderId }) => orderId)
  const tabs = ordersByTab(all)
  expect([tabs.orders, tabs.positions, tabs.history].map(idsOf)).toEqual([['0'], ['1', '4'], ['3']])
  expect(idsOf(openOrders(all))).toEqual(['0', '1', '4'])
})

const anyOrder = fc.record({
  market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'ADA-USDC'),
  created: fc.option(fc.integer({ min: NOON, max: NOON + 5 })),
})
const orders = fc.array(anyOrder).map((list) => list.map((fields, orderId) => position({ ...fields, orderId })))
const sorts = fc.record({
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

test('positions are sorted by P&L at the market price, closed orders after fees; without a price they come last', () => {
  const list = [
    position({ orderId: 'even', startPrice: '49000' }),
    position({ orderId: 'unknown', market: 'ETH-USDC' }),
    position({ orderId: 'loss', startPrice: '50000' }),
    position({ orderId: 'gain', type: 'SHORT', startPrice: '50000', amount: '9' }),
    position({ orderId: 'closed', state: 'CLOSED', closePrice: '50000', feeOpen: '1', feeClose: '1', feeFunding: '4' }),
  ]
  const priceOf = (market: string) => (market === 'BTC-USDC' ? d('49000') : null)
  const sorted = (direction: OrderSort['direction']) =>
    sortOrders(list, { by: 'profit', direction }, priceOf).map(({ orderId }) => orderId)
  expect(sorted('ascending')).toEqual(['loss', 'closed', 'even', 'gain', 'unknown'])
  expect(sorted('descending')).toEqual(['gain', 'even', 'closed', 'loss', 'unknown'])
})

test('clicking the sorted column reverses it; another one starts ascending for names, else descending', () => {
  const byDate = { by: 'created', direction: 'descending' } as const
  expect(nextSort(byDate, 'created')).toEqual({ by: 'created', direction: 'ascending' })
  expect(nextSort(nextSort(byDate, 'created'), 'created')).toEqual(byDate)
  expect(nextSort(byDate, 'market')).toEqual({ by: 'market', direction: 'ascending' })
  expect(nextSort(byDate, 'closeDate')).toEqual({ by: 'closeDate', direction: 'descending' })
})

const unstopped = position()
const inState = (state: string) => position({ orderId: state, state })
const [waiting, closed, canceled] = [inState('NEW'), inState('CLOSED'), inState('CANCELED')]

test('a new trader activates the balance, opens a position, and sets a stop on it', () => {
  expect(firstSteps(false, [])).toEqual({ isActive: false, position: null })
  expect(firstSteps(true, [waiting, canceled])).toEqual({ isActive: true, position: null })
  expect(firstSteps(true, [waiting, unstopped])).toEqual({ isActive: true, position: unstopped })
})

test('the steps disappear once a position has a stop, or one was closed', () => {
  const stopped = position({ orderId: '2', stopLoss: '49000' })
  for (const last of [stopped, closed]) expect(firstSteps(true, [unstopped, waiting, canceled, last])).toBeNull()
})
