import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_ORDER_SORT, nextSort, type OrderSort, sortOrders } from '../../../../src/domain/order/orderSort.ts'
import { forAll } from '../../../forAll.ts'
import { d, NOON, position } from '../builders.ts'

const orders = fc
  .array(
    fc.record({
      market: fc.constantFrom('BTC-USDC', 'ETH-USDC', 'ADA-USDC'),
      created: fc.option(fc.integer({ min: NOON, max: NOON + 5 })),
    }),
  )
  .map((list) => list.map((fields, orderId) => position({ ...fields, orderId })))
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

test('by default the newest order is first, and one without a date last', () => {
  const list = [null, NOON, NOON + 1].map((created, index) => position({ orderId: index + 1, created }))
  expect(sortOrders(list, DEFAULT_ORDER_SORT).map(({ orderId }) => orderId)).toEqual(['3', '2', '1'])
})

test('positions are sorted by P&L at the market price, closed orders after fees; without a price they come last', () => {
  const list = [
    position({ orderId: 'even', startPrice: '49000' }),
    position({ orderId: 'unknown', market: 'ETH-USDC' }),
    position({ orderId: 'loss', startPrice: '50000' }),
    position({ orderId: 'gain', type: 'SHORT', startPrice: '50000', amount: '9' }),
    position({ orderId: 'closed', state: 'CLOSED', closePrice: '50000', feeOpen: '1', feeClose: '1', feeFunding: '4' }),
  ]
  const sorted = (direction: OrderSort['direction']) =>
    sortOrders(list, { by: 'profit', direction }, (market) => (market === 'BTC-USDC' ? d('49000') : null)).map(
      ({ orderId }) => orderId,
    )
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
