import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { orderEvents } from '../../../../src/domain/order/orderEvents.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { forAll } from '../../../forAll.ts'
import { position } from '../builders.ts'

const all = (items: Order[], unreadable = 0) => ({ items, unreadable })
const eventsOf = (before: Order[], now: Order[], unreadable = 0) =>
  orderEvents(all(before), all(now, unreadable)).map(({ kind, order }) => `${order.orderId} ${kind}`)

const limit = (fields: object = {}) => position({ state: 'NEW', ...fields })
const other = limit({ orderId: '2' })
const [opening, failed] = [limit({ state: 'ACTIVATING' }), limit({ state: 'ACTIVATING_FAIL' })]
const closed = (closureType: string | null, fields: object = {}) =>
  position({ state: 'CLOSED', closePrice: '49000', closureType, ...fields })

test.each(['STOP_LOSS', 'TAKE_PROFIT', 'LIQUIDATION', 'ROLLOVER', 'SOMETHING_NEW', null])(
  'a position closed by %s is announced, as it is now',
  (closureType) => {
    const event = { kind: 'closed', order: closed(closureType) }
    expect(orderEvents(all([position()]), all([closed(closureType)]))).toEqual([event])
  },
)

test('a position that is no longer listed is announced, as last received', () => {
  expect(orderEvents(all([position()]), all([]))).toEqual([{ kind: 'gone', order: position() }])
})

test.each<[string, Order[], Order[], string[]]>([
  ['a filled limit order', [limit()], [position()], ['1 opened']],
  ['a limit order that opens', [limit()], [opening], []],
  ['one filled via its opening state', [opening], [position()], ['1 opened']],
  ['one filled and stopped out between two polls', [limit()], [closed('STOP_LOSS')], ['1 closed']],
  ['a pending order that could not be opened', [limit()], [failed], ['1 failed']],
  ['a new order that could not be opened', [], [failed], ['1 failed']],
  ['an order that had failed before', [failed], [limit({ state: 'ACTIVATING_FAIL', amount: '90' })], []],
  ['a pending order listed as cancelled', [limit()], [limit({ state: 'CANCELED' })], ['1 cancelled']],
  ['a pending order no longer listed', [limit()], [], ['1 cancelled']],
  ['a position the user closed, here or elsewhere', [position()], [closed('MANUAL')], []],
  ['a reset, which also cancels pending orders', [position(), other], [closed('RESET')], []],
  ['a pending order cancelled after a reset', [closed('RESET'), other], [closed('RESET')], ['2 cancelled']],
  ['new orders', [], [position(), other, closed('LIQUIDATION', { orderId: '3' })], []],
  ['a shorter history', [closed('STOP_LOSS')], [], []],
  ['a removed failed order', [failed], [], []],
])('%s', (_, before, now, events) => {
  expect(eventsOf(before, now)).toEqual(events)
})

test('while an entry is unreadable a missing order is not announced, but readable changes are', () => {
  expect(eventsOf([position(), other], [], 1)).toEqual([])
  expect(eventsOf([position(), other], [closed('STOP_LOSS')], 1)).toEqual(['1 closed'])
})

test('an order that is readable again is not announced', () => {
  expect(orderEvents(all([], 1), all([closed('LIQUIDATION')]))).toEqual([])
  expect(orderEvents(all([], 1), all([failed]))).toEqual([])
})

const states = ['NEW', 'ACTIVATING', 'ACTIVATING_FAIL', 'ACTIVE', 'LOCK_FF', 'CLOSED', 'CANCELED', 'EXPIRED']
const fields = fc.record({
  orderId: fc.integer({ min: 1, max: 12 }).map(String),
  state: fc.constantFrom(...states),
  closureType: fc.constantFrom('STOP_LOSS', 'LIQUIDATION', 'MANUAL', 'RESET', null),
  startPrice: fc.constantFrom('50000', null),
})
const orders = fc.array(fields.map(position), { maxLength: 14 })

test('of any lists an order is announced at most once, and only if it was pending or open, or is a new one that failed', () => {
  forAll(orders, orders, fc.nat(2), (before, now, unreadable) => {
    const events = orderEvents(all(before), all(now, unreadable))
    const ids = events.map((event) => event.order.orderId)
    expect(new Set(ids).size).toBe(ids.length)
    // Of two orders with the same id the later counts.
    for (const { kind, order } of events) {
      const was = before.findLast(({ orderId }) => orderId === order.orderId)
      expect(was ? orderTab(was) : kind).toMatch(/orders|positions|failed/)
    }
  })
})

test('equal orders announce nothing, in any sequence and as any objects', () => {
  forAll(orders, fc.nat(14), (list, place) => {
    const before = [...new Map(list.map((order) => [order.orderId, order])).values()]
    const moved = [...before.slice(place), ...before.slice(0, place)].map((order) => ({ ...order }))
    expect(orderEvents(all(before), all(moved))).toEqual([])
    expect(orderEvents(all(before), all(before.toReversed()))).toEqual([])
  })
})

test('unreadable entries only ever remove announcements', () => {
  forAll(orders, orders, fc.integer({ min: 1, max: 3 }), (before, now, unreadable) => {
    const whole = orderEvents(all(before), all(now))
    expect(whole).toEqual(expect.arrayContaining(orderEvents(all(before), all(now, unreadable))))
  })
})

test('unchanged orders are unaffected by insertions and removals around them', () => {
  forAll(orders, orders, fc.nat(14), (before, now, place) => {
    const same = position({ orderId: 'same', state: 'ACTIVE' })
    const withSame = (list: Order[], at: number) => all([...list.slice(0, at), same, ...list.slice(at)])
    expect(orderEvents(withSame(before, place), withSame(now, place))).toEqual(orderEvents(all(before), all(now)))
    expect(orderEvents(withSame(before, 0), withSame(now, 14))).toEqual(orderEvents(all(before), all(now)))
  })
})
