// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Failure } from '../../../../../src/api/failure.ts'
import type { OrderId } from '../../../../../src/api/scalars.ts'
import { placement } from '../../../../../src/features/trading/order-form/placement.ts'
import { orderMessage } from '../../../../../src/features/trading/order-form/sending/orderMessage.ts'
import { i18n } from '../../../../../src/i18n/i18n.ts'
import { ledger } from '../../../../../src/queries/ledger.ts'
import { d, market } from '../../../domain/builders.ts'
import { knowUser } from '../../../queries/knownUser.ts'

const code = vi.hoisted(() => Promise.withResolvers<object>())
vi.mock('../../../../../src/features/trading/order-form/sending/openOrderFlow.ts', () => code.promise)
afterEach(() => ledger.forget('order'))
const order = { market: market().market, type: 'LONG' as const, amount: d('100'), leverage: 10 }

test('until the order of an earlier page is settled, the form is blocked, also before the code that verifies it has come', () => {
  knowUser()
  expect(placement.isReady()).toBe(true)
  ledger.store('order', { key: 'k', asked: '', at: 0, request: {} })
  expect(placement.isReady()).toBe(false)
  expect(placement.pending()).toBeNull()
  const told = vi.fn()
  onTestFinished(placement.subscribe(told))
  ledger.forget('order')
  expect(told).toHaveBeenCalledOnce()
})

test('an order whose code comes after the next price is not sent, and the form is free again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const placed = placement.place({ order, idsBefore: null, marketPrice: null }, null)
  expect(placement.pending()).toBe(order)
  vi.setSystemTime(Date.now() + 3_200)
  code.resolve({ openOrderFlow: () => ({}) })
  await expect(placed).rejects.toThrow('late')
  expect(placement.isReady()).toBe(true)
  vi.useRealTimers()
})

test('an order whose form is left before its code has come is not sent', async () => {
  vi.resetModules()
  const { placement: other } = await import('../../../../../src/features/trading/order-form/placement.ts')
  const placed = other.place({ order, idsBefore: null, marketPrice: null }, null)
  other.stop()
  // The code that has come sends nothing: it would throw.
  await expect(placed).resolves.toBeUndefined()
})

test('found twice, a lost order is told as a possible duplicate', () => {
  const key = ((text: string) => text) as typeof i18n.t // which text it is, is enough
  const { text } = orderMessage(key, { type: 'happened', order, marketPrice: null, ids: ['1', '2'] as OrderId[] })
  expect(typeof text === 'function' && text(String)).toBe('orderForm.happenedMany')
})

test.each(['happened', 'didNotHappen', 'outcomeUnknown'] as const)('lost, then %s: told until dismissed', (type) => {
  const failure = new Failure('timeout', { path: '' })
  expect(orderMessage(i18n.t, { type, order, marketPrice: null, ids: [], failure }).sticky).toBe(true)
})
