import { expect, test } from 'vitest'
import { createOrder, Order } from '../../../../src/api/order.ts'
import { OrderId } from '../../../../src/api/scalars.ts'
import { openingOrder, type SentOrder } from '../../../../src/domain/order/openingOrder.ts'

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
  expect(openingOrder(order, orders)?.tab).toBe(tab)
})

test('its row has what was sent', () => {
  const row = { ...market, leverage: '20', state: 'NEW', startPrice: '67000' }
  expect(openingOrder({ ...sent, order: limit }, [])?.order).toMatchObject(row)
})
