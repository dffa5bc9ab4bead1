import { describe, expect, test } from 'vitest'
import { Order } from '../../../../src/api/order.ts'
import { createOrder } from '../../../../src/api/orderChanges.ts'
import { OrderId } from '../../../../src/api/scalars.ts'
import { findSent, sentRow, type SentOrder } from '../../../../src/domain/order/sentOrder.ts'
import { position } from '../builders.ts'

const market = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 20 })
const limit = createOrder.request.parse({ ...market, price: '67000' })
const listed = (orderId: string, state: string) => Order.parse({ ...market, orderId, state })
const [before, id] = [OrderId.parse('before'), OrderId.parse('new')]
const sent: SentOrder = { order: market, idsBefore: [before], ids: null, isPending: true, isUnknown: false }
const accepted = { ...sent, ids: [id], isPending: false }
const old = listed('before', 'ACTIVE')

test.each<[string, SentOrder, Order[], string | undefined]>([
  ['a market order just sent', sent, [old], 'positions'],
  ['whose answer is late, already listed', sent, [old, listed('new', 'ACTIVE')], undefined],
  ['accepted, the list not read yet', { ...accepted, isPending: true }, [old], 'positions'],
  ['accepted, activating', accepted, [old, listed('new', 'NEW')], 'positions'],
  ['activation failed', accepted, [old, listed('new', 'ACTIVATING_FAIL')], undefined],
  ['open', accepted, [old, listed('new', 'ACTIVE')], undefined],
  ['gone, such as by a reset', accepted, [old], undefined],
  ['a limit order just sent', { ...sent, order: limit }, [old], 'orders'],
  ['a limit order that waits', { ...accepted, order: limit }, [listed('new', 'NEW')], undefined],
])('%s', (_, order, orders, tab) => {
  expect(sentRow(order, orders)?.tab).toBe(tab)
})

test('its row has what was sent', () => {
  const row = { ...market, leverage: '20', state: 'NEW', startPrice: '67000' }
  expect(sentRow({ ...sent, order: limit }, [])?.order).toMatchObject(row)
})

const withFields = (orderId: string, fields: object = {}) =>
  position({ orderId, amount: '100.0000', leverage: 20, ...fields })
const all = (items: Order[]) => ({ items, unreadable: 0 })
const known = [OrderId.parse('old')]

describe('finding an order whose response was lost', () => {
  test('finds it by market, side, amount and leverage, in any notation', () => {
    expect(findSent(market, all([withFields('old'), withFields('new', { leverage: '20.0' })]), known)).toEqual(['new'])
  })

  test.each([{ market: 'ETH-USDC' }, { type: 'SHORT' }, { amount: '100.01' }, { leverage: 10 }])(
    'does not find it if %o',
    (fields) => {
      expect(findSent(market, all([withFields('new', fields)]), known)).toEqual([])
    },
  )

  test('finds both if the browser has sent it twice', () => {
    expect(findSent(market, all([withFields('a'), withFields('b')]), known)).toEqual(['a', 'b'])
  })

  test('finds a pending limit order by its price, a filled one at any better price', () => {
    expect(findSent(limit, all([withFields('a', { state: 'NEW', startPrice: '66000' })]), known)).toEqual([])
    expect(findSent(limit, all([withFields('a', { state: 'NEW', startPrice: '67000.00' })]), known)).toEqual(['a'])
    expect(findSent(limit, all([withFields('a', { startPrice: '66990' })]), known)).toEqual(['a'])
  })

  test('does not mistake a pending order without a price for it, on either side', () => {
    expect(findSent(market, all([withFields('a', { state: 'NEW', startPrice: '66000' })]), known)).toEqual(['a'])
    expect(findSent(limit, all([withFields('a', { state: 'NEW', startPrice: null })]), known)).toEqual(['a'])
  })

  test('is inconclusive about its absence if an order is unreadable; a match counts', () => {
    expect(findSent(market, { items: [withFields('old')], unreadable: 1 }, known)).toBe('inconclusive')
    expect(findSent(market, { items: [withFields('new')], unreadable: 1 }, known)).toEqual(['new'])
  })

  test('without the earlier orders, only the absence of matches is conclusive', () => {
    expect(findSent(market, all([withFields('a')]), null)).toBe('inconclusive')
    expect(findSent(market, all([withFields('a', { amount: '5' })]), null)).toEqual([])
  })
})
