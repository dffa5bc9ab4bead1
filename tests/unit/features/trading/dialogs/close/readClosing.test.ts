// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { Failure } from '../../../../../../src/api/failure.ts'
import { Order } from '../../../../../../src/api/order.ts'
import { readClosing, storeClosing } from '../../../../../../src/features/trading/dialogs/close/readClosing.ts'
import { listedOrder, orderActors } from '../../../../../../src/features/trading/dialogs/order/orderActors.ts'
import { queryClient } from '../../../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../../../src/queries/orders.ts'
import { knowUser } from '../../../../queries/knownUser.ts'

const orderOf = (orderId: string) =>
  Order.parse({ orderId, type: 'LONG', state: 'ACTIVE', market: 'BTC-USDC', amount: '1', leverage: 10 })

test('after a reload a refused close is shown with its reason, and what was sent is known', () => {
  knowUser()
  const [refused, sent] = [orderOf('1'), orderOf('2')]
  const failure = new Failure('refused', { path: '', code: '2003' })
  storeClosing({
    choice: 'all',
    orders: [refused, sent],
    sent: [sent],
    ends: [{ kind: 'refused', order: refused, failure }],
  })
  expect(readClosing()).toMatchObject({
    orders: [refused, sent],
    sent: [sent],
    ends: [{ kind: 'refused', order: refused, failure: { kind: 'refused', code: '2003' } }],
  })
})

test('what is known of an order is what the newer list says, and of two entries with its id the later', () => {
  const order = orderOf('1')
  const list = (state: string, market: typeof order.market | undefined, updatedAt: number) =>
    queryClient.setQueryData(
      ordersQuery(market).queryKey,
      { items: [order, { ...order, state }], unreadable: 0 },
      { updatedAt },
    )
  list('ACTIVE', undefined, 1)
  list('CLOSED', order.market, 2)
  expect(listedOrder(order)?.state).toBe('CLOSED')
  list('FAILED', undefined, 3)
  expect(listedOrder(order)?.state).toBe('FAILED')
})

test('an order is looked up in a list that has arrived, not in an old one that is only marked as such', async () => {
  const order = orderOf('3')
  const { queryKey } = ordersQuery()
  const seen = vi.fn()
  queryClient.setQueryData(queryKey, { items: [], unreadable: 0 })
  const watching = createMachine({
    invoke: { src: orderActors.watch, input: order },
    on: { SEEN: { actions: ({ event }) => seen(event['order']) } },
  })
  const actor = createActor(watching).start()
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  expect(seen).not.toHaveBeenCalled()
  queryClient.setQueryData(queryKey, { items: [order], unreadable: 0 })
  expect(seen.mock.calls).toEqual([[order]])
  actor.stop()
})
