import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profit } from '../../../../src/domain/order/profit.ts'
import type { Order } from '../../../../src/api/order.ts'
import { closed, closedOrders, sumOf, unitsOf } from '../closedOrders.ts'
import { worked } from '../worked.ts'

const compared = (orders: readonly Order[]) => worked(orders).comparison

test('rows that match the exchange to four decimals agree; the totals show the rest', () => {
  const { disagreeing, difference, compared: count } = compared([closed({ pnl: '20.00004' }), closed({ orderId: 'b', pnl: '19.99999' })])
  expect([disagreeing, difference, count]).toEqual([[], '0.00003', 2])
})

test('an order disagrees from half of the last decimal on, and if its row has no P&L', () => {
  const { disagreeing } = compared([closed({ orderId: 'a', pnl: '20.00005' }), closed({ orderId: 'b', pnl: '-5', closePrice: null }), closed({ orderId: 'c', pnl: '20' })])
  expect(disagreeing.map(({ order, row, exchange, difference }) => [order.orderId, row, exchange, difference])).toEqual([
    ['a', '20', '20.00005', '0.00005'],
    ['b', null, '-5', '-5'],
  ])
})

test('an order without the exchange’s P&L is counted but not compared', () => {
  expect(compared([closed({ pnl: null }), closed({ orderId: 'b', pnl: '21' })])).toMatchObject({ compared: 1, untold: 1, rows: '20', exchange: '21', difference: '1' })
})

test('for any orders the difference of the sums equals the sum of the differences', () => {
  fc.assert(
    fc.property(closedOrders, (orders) => {
      const withResult = orders.filter(({ pnl }) => pnl !== null)
      const { rows, exchange, difference, disagreeing } = compared(orders)
      expect(unitsOf(rows)).toBe(sumOf(withResult.map((order) => profit(order, null))))
      expect(unitsOf(exchange)).toBe(sumOf(withResult.map(({ pnl }) => pnl)))
      expect(unitsOf(difference)).toBe(unitsOf(exchange) - unitsOf(rows))
      expect(disagreeing.every((each) => unitsOf(each.difference) === unitsOf(each.exchange) - unitsOf(each.row))).toBe(true)
    }),
  )
})
