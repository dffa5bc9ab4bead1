import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { Decimal, OrderId } from '../../../../src/api/scalars.ts'
import { accountBefore, wasReset } from '../../../../src/domain/order/payment.ts'
import { position } from '../builders.ts'

const id = (text: string) => OrderId.parse(text)
const wallet = (value: string) => ({ value: Decimal.parse(value), lockedValue: Decimal.parse('0') })
const all = (items: readonly Order[]) => ({ items: [...items], unreadable: 0 })
const pending = position({ state: 'NEW' })
const cancelled = position({ state: 'CANCELED' })
const reset = position({ state: 'CLOSED', closureType: 'RESET' })
const stopped = position({ state: 'CLOSED', closureType: 'STOP_LOSS' })

test('the balance counts unless a position is open, or may be; what is open are pending orders and positions', () => {
  const waits = position({ orderId: 'o-2', state: 'NEW' })
  const before = accountBefore(wallet('1000'), all([position(), waits, position({ orderId: 'o-3', state: 'CLOSED' })]))
  expect(before.openOrders?.toSorted()).toEqual(['1', 'o-2'])
  expect(before.wallet).toBeNull()
  expect(accountBefore(wallet('1000'), all([waits])).wallet).toEqual(wallet('1000'))
  expect(accountBefore(wallet('1000'), { items: [waits], unreadable: 1 }).wallet).toBeNull()
  expect(accountBefore(wallet('1000'), null)).toEqual({ wallet: null, openOrders: null })
})

test.each([
  ['an open position that a reset has closed', [id('1')], '1000', '10000', [reset], true],
  ['a position that was closed by itself', [id('1')], '1000', '10000', [stopped], false],
  ['a position that is still open', [id('1')], '1000', '10000', [position()], false],
  ['nothing open and another balance', [], '1000', '10000', [stopped], true],
  ['nothing open and the same balance', [], '1000', '1000.00', [], false],
  ['nothing open before, something open now', [], '1000', '900', [position()], false],
  ['nothing open before, now something open beside what is over', [], '1000', '900', [stopped, position()], false],
  ['a pending order that a reset has cancelled', [id('1')], '1000', '10000', [cancelled], true],
  ['a pending order no longer listed', [id('1')], '1000', '10000', [], true],
  ['a cancelled order and the same balance', [id('1')], '1000', '1000', [cancelled], false],
  ['a pending order that is still open', [id('1')], '1000', '10000', [pending], false],
  ['a reset of long ago', [], '1000', '1000', [reset], false],
] as const)('%s', (_, openOrders, before, now, orders, told) => {
  expect(wasReset({ wallet: wallet(before), openOrders }, wallet(now), all(orders))).toBe(told)
})

test('an unknown earlier state proves nothing', () => {
  expect(wasReset({ wallet: wallet('1000'), openOrders: null }, wallet('10000'), all([reset]))).toBe(false)
  expect(wasReset({ wallet: null, openOrders: [] }, wallet('10000'), all([]))).toBe(false)
  expect(wasReset({ wallet: wallet('1000'), openOrders: [] }, null, all([]))).toBe(false)
  expect(wasReset({ wallet: null, openOrders: [id('1')] }, wallet('10000'), all([]))).toBe(false)
})

test('margin that a cancellation releases is no reset', () => {
  const locked = { value: Decimal.parse('990'), lockedValue: Decimal.parse('10') }
  expect(wasReset({ wallet: locked, openOrders: [id('1')] }, wallet('1000'), all([cancelled]))).toBe(false)
})

test('with an unreadable order a changed balance proves nothing; an order closed by RESET does', () => {
  const before = { wallet: wallet('1000'), openOrders: [] }
  expect(wasReset(before, wallet('10000'), { items: [], unreadable: 1 })).toBe(false)
  expect(wasReset({ ...before, openOrders: [id('1')] }, wallet('10000'), { items: [reset], unreadable: 1 })).toBe(true)
})
