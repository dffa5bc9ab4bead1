import { expect, test } from 'vitest'
import { Order } from '../../../../src/api/order.ts'
import { createOrder, type OrderRequest } from '../../../../src/api/orderChanges.ts'
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

const like = (fields: object = {}) => position({ orderId: 'new', amount: '100.0000', leverage: 20, ...fields })
const limitAt = (startPrice: string | null) => like({ state: 'NEW', startPrice })
const all = (...items: Order[]) => ({ items, unreadable: 0 })

test.each<[string, boolean, OrderRequest, Order]>([
  ['in any notation', true, market, like({ leverage: '20.0' })],
  ['that was listed before', false, market, like({ orderId: 'before' })],
  ['on another market', false, market, like({ market: 'ETH-USDC' })],
  ['on the other side', false, market, like({ type: 'SHORT' })],
  ['of another amount', false, market, like({ amount: '100.01' })],
  ['at another leverage', false, market, like({ leverage: 10 })],
  ['at market that is pending at a price', true, market, limitAt('66000')],
  ['pending at its limit price', true, limit, limitAt('67000.00')],
  ['pending at another price', false, limit, limitAt('66000')],
  ['pending without a price', true, limit, limitAt(null)],
  ['filled at a better price', true, limit, like({ startPrice: '66990' })],
])('an order whose response was lost is one %s: %s', (_, isFound, request, order) => {
  expect(findSent(request, all(order), [before])).toEqual(isFound ? ['new'] : [])
})

test('both are found if the browser has sent it twice', () => {
  expect(findSent(market, all(like(), like({ orderId: 'b' })), [before])).toEqual(['new', 'b'])
})

test('its absence is inconclusive if an order is unreadable; a match counts', () => {
  expect(findSent(market, { items: [old], unreadable: 1 }, [before])).toBe('inconclusive')
  expect(findSent(market, { items: [like()], unreadable: 1 }, [before])).toEqual(['new'])
})

test('without the earlier orders, only the absence of matches is conclusive', () => {
  expect(findSent(market, all(like()), null)).toBe('inconclusive')
  expect(findSent(market, all(like({ amount: '5' })), null)).toEqual([])
})
