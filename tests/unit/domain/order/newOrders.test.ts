import { describe, expect, test } from 'vitest'
import { createOrder, Order } from '../../../../src/api/order.ts'
import { OrderId } from '../../../../src/api/scalars.ts'
import { newOrders } from '../../../../src/domain/order/newOrders.ts'

const request = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 20 })
const limit = createOrder.request.parse({ ...request, price: '67000' })
const listed = (orderId: string, fields: object = {}) =>
  Order.parse({
    orderId,
    market: 'BTC-USDC',
    type: 'LONG',
    state: 'ACTIVE',
    amount: '100.0000',
    leverage: 20,
    ...fields,
  })
const all = (items: Order[]) => ({ items, unreadable: 0 })
const known = [OrderId.parse('old')]

describe('finding an order whose response was lost', () => {
  test('finds it by market, side, amount and leverage, in any notation', () => {
    expect(newOrders(request, all([listed('old'), listed('new', { leverage: '20.0' })]), known)).toEqual(['new'])
  })

  test.each([{ market: 'ETH-USDC' }, { type: 'SHORT' }, { amount: '100.01' }, { leverage: 10 }])(
    'does not find it if %o',
    (fields) => {
      expect(newOrders(request, all([listed('new', fields)]), known)).toEqual([])
    },
  )

  test('finds both if the browser has sent it twice', () => {
    expect(newOrders(request, all([listed('a'), listed('b')]), known)).toEqual(['a', 'b'])
  })

  test('finds a pending limit order by its price, a filled one at any better price', () => {
    expect(newOrders(limit, all([listed('a', { state: 'NEW', startPrice: '66000' })]), known)).toEqual([])
    expect(newOrders(limit, all([listed('a', { state: 'NEW', startPrice: '67000.00' })]), known)).toEqual(['a'])
    expect(newOrders(limit, all([listed('a', { startPrice: '66990' })]), known)).toEqual(['a'])
  })

  test('does not mistake a pending order without a price for it, on either side', () => {
    expect(newOrders(request, all([listed('a', { state: 'NEW', startPrice: '66000' })]), known)).toEqual(['a'])
    expect(newOrders(limit, all([listed('a', { state: 'NEW', startPrice: null })]), known)).toEqual(['a'])
  })

  test('is inconclusive about its absence if an order is unreadable; a match counts', () => {
    expect(newOrders(request, { items: [listed('old')], unreadable: 1 }, known)).toBe('inconclusive')
    expect(newOrders(request, { items: [listed('new')], unreadable: 1 }, known)).toEqual(['new'])
  })

  test('without the earlier orders, only the absence of matches is conclusive', () => {
    expect(newOrders(request, all([listed('a')]), null)).toBe('inconclusive')
    expect(newOrders(request, all([listed('a', { amount: '5' })]), null)).toEqual([])
  })
})
