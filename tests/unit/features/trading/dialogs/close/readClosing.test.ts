// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Failure } from '../../../../../../src/api/failure.ts'
import { Order } from '../../../../../../src/api/order.ts'
import { readClosing, storeClosing } from '../../../../../../src/features/trading/dialogs/close/readClosing.ts'
import { knowUser } from '../../../../queries/knownUser.ts'

test('after a reload a refused close is shown with its reason, and what was sent is known', () => {
  knowUser()
  const [refused, sent] = ['1', '2'].map((orderId) =>
    Order.parse({ orderId, type: 'LONG', state: 'ACTIVE', market: 'BTC-USDC', amount: '1', leverage: 10 }),
  )
  if (!refused || !sent) throw new Error('no orders')
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
