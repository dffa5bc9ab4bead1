// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listOf } from '../../../src/api/listOf.ts'
import { Order } from '../../../src/api/order.ts'
import type * as z from '../../../src/api/zod.ts'
import { READ_SLICE } from '../../../src/constants/limits.ts'
import { session } from '../../../src/queries/call/session.ts'
import { listOrdersOf, ordersQuery } from '../../../src/queries/orders.ts'
import { polledList } from '../../../src/queries/polledList.ts'
import { forAll } from '../../forAll.ts'
import { d, position, sentPosition } from '../domain/builders.ts'

type WireOrder = z.input<typeof Order>

const order = (fields: object = {}) => sentPosition({ pnl: '1.5', ...fields })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('an unchanged order is the same object, and so is one of which only a field has changed that the app does not read', () => {
  const list = polledList(Order, 'orders', 'orderId')
  const [first] = list.parse([order({ more: 1 })]).items
  expect(list.parse([order({ orderId: '2' }), order({ more: 1 })]).items[1]).toBe(first)
  expect(list.parse([order({ more: 2 })]).items[0]).toBe(first)
})

test('an order that becomes unreadable is dropped, reported once, counted at every poll, and comes back', () => {
  const list = polledList(Order, 'orders', 'orderId')
  const other = order({ orderId: '2' })
  expect(list.parse([order(), other])).toMatchObject({ items: [{ orderId: '1' }, { orderId: '2' }], unreadable: 0 })
  for (let poll = 0; poll < 3; poll++)
    expect(list.parse([order({ amount: 'much' }), other])).toMatchObject({ items: [{ orderId: '2' }], unreadable: 1 })
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Could not be read:', 'orders: amount']])
  expect(list.parse([order(), other])).toMatchObject({ items: [{ orderId: '1' }, { orderId: '2' }], unreadable: 0 })
})

test('a list parses the same after any earlier list', () => {
  const text = fc.constantFrom('0', '1.5', '-2e-9', 'no', '')
  const field = fc.oneof(text, fc.constant(null), fc.integer(), fc.constant({}))
  const entry = fc.record(
    {
      orderId: fc.constantFrom('1', '2', 3, null),
      type: fc.constantFrom('LONG', 'SHORT', 'UP'),
      state: text,
      market: fc.constant('BTC-USDC'),
      amount: field,
      leverage: field,
      stopLoss: field,
      created: field,
      closureType: field,
    },
    { requiredKeys: ['orderId', 'state', 'market', 'leverage'] },
  )
  const lists = fc.array(fc.array(fc.oneof(entry, fc.constant(null), fc.constant('x')), { maxLength: 4 }), {
    maxLength: 5,
  })
  forAll(lists, (polls) => {
    const list = polledList(Order, 'orders', 'orderId')
    for (const poll of polls) expect(list.parse(structuredClone(poll))).toEqual(listOf(Order).parse(poll))
  })
})

test('the exchange’s P&L is used for closed orders only: for an open one a change has no effect, but is validated', () => {
  const read = (over: Partial<WireOrder>) =>
    listOrdersOf().response.parse({ result: 'ok', orders: [order(over)] }).orders.items[0]
  const open = read({ pnl: '1.5' })
  expect(read({ pnl: '2' })).toBe(open)
  expect(read({ pnl: '3', stopLoss: '9' })).toMatchObject({ pnl: '3', stopLoss: '9' })
  read({ pnl: 'much' })
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Could not be read:', 'orders: pnl']])
  read({ pnl: '4' })
  const closed = read({ pnl: '4', state: 'CLOSED' })
  expect(closed).toMatchObject({ state: 'CLOSED', pnl: '4' })
  expect(read({ pnl: '5', state: 'CLOSED' })).toMatchObject({ pnl: '5' })
})

test('an equal response keeps the list, and a changed order changes no other, regardless of skipped entries', () => {
  const client = new QueryClient()
  onTestFinished(new QueryObserver(client, { ...ordersQuery(), enabled: false }).subscribe(() => {}))
  const answer = (items: Order[], unreadable: number) =>
    client.setQueryData(ordersQuery().queryKey, { items, unreadable })?.items
  const two = () => [position({ orderId: '1' }), position({ orderId: '2' })]
  const before = answer(two(), 0)
  expect(answer(two(), 1)).toBe(before)
  const changed = answer([position({ orderId: '1', pnl: '7' }), position({ orderId: '2' })], 1)
  expect(changed?.[0]?.pnl).toBe(d('7'))
  expect(changed?.[1]).toBe(before?.[1])
})

// The last one, since it ends the session.
test('the next session parses the same entries anew, those of a list that was being parsed, too', async () => {
  const list = polledList(Order, 'orders', 'orderId')
  const [first] = list.parse([order()]).items
  const late = order({ orderId: '2' })
  const parsing = list.parseAsync([...Array.from({ length: READ_SLICE }, () => order()), late])
  session.logout()
  const before = [first, (await parsing).items.at(-1)]
  const again = list.parse([order(), late]).items
  expect(again).toEqual(before)
  again.forEach((item, index) => expect(item).not.toBe(before[index]))
})
