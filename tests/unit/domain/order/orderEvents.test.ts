import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../../src/api/order.ts'
import { orderEvents } from '../../../../src/domain/order/orderEvents.ts'
import { orderTab } from '../../../../src/domain/order/orderTabs.ts'
import { forAll } from '../../../forAll.ts'
import { position } from '../builders.ts'

const all = (items: Order[], unreadable = 0) => ({ items, unreadable })
const eventsOf = (before: Order[], now: Order[], unreadable = 0) =>
  orderEvents(all(before), all(now, unreadable)).map(({ kind, order }) => `${order.orderId} ${kind}`)

const limit = (fields: object = {}) => position({ state: 'NEW', ...fields })
const closed = (closureType: string | null, fields: object = {}) =>
  position({ state: 'CLOSED', closePrice: '49000', closureType, ...fields })

describe('announced between two responses', () => {
  test.each(['STOP_LOSS', 'TAKE_PROFIT', 'LIQUIDATION', 'ROLLOVER', 'SOMETHING_NEW', null])(
    'a position closed by %s',
    (closureType) => {
      expect(orderEvents(all([position()]), all([closed(closureType)]))).toEqual([
        { kind: 'closed', order: closed(closureType) },
      ])
    },
  )

  test('a filled limit order, immediately or via its opening state', () => {
    expect(eventsOf([limit()], [position()])).toEqual(['1 opened'])
    expect(eventsOf([limit({ state: 'ACTIVATING' })], [position()])).toEqual(['1 opened'])
    expect(eventsOf([limit()], [limit({ state: 'ACTIVATING' })])).toEqual([])
  })

  test('a limit order that filled and was stopped out between two polls', () => {
    expect(eventsOf([limit()], [closed('STOP_LOSS')])).toEqual(['1 closed'])
  })

  test('an order that could not be opened, once', () => {
    for (const before of [[], [limit()]])
      expect(eventsOf(before, [limit({ state: 'ACTIVATING_FAIL' })])).toEqual(['1 failed'])
    expect(
      eventsOf([limit({ state: 'ACTIVATING_FAIL' })], [limit({ state: 'ACTIVATING_FAIL', amount: '90' })]),
    ).toEqual([])
  })

  test('a cancelled pending order, listed as cancelled or no longer listed', () => {
    expect(eventsOf([limit()], [limit({ state: 'CANCELED' })])).toEqual(['1 cancelled'])
    expect(eventsOf([limit()], [])).toEqual(['1 cancelled'])
  })

  test('a position that is no longer listed, as last received', () => {
    expect(orderEvents(all([position()]), all([]))).toEqual([{ kind: 'gone', order: position() }])
  })
})

describe('not announced', () => {
  test.each(['MANUAL', 'RESET'])('orders the user closed, here or elsewhere: %s', (closureType) => {
    expect(eventsOf([position()], [closed(closureType)])).toEqual([])
  })

  test('pending orders cancelled by a reset', () => {
    expect(eventsOf([position(), limit({ orderId: '2' })], [closed('RESET')])).toEqual([])
    expect(eventsOf([closed('RESET'), limit({ orderId: '2' })], [closed('RESET')])).toEqual(['2 cancelled'])
  })

  test('a new order, unless it has failed', () => {
    expect(eventsOf([], [position(), limit({ orderId: '2' }), closed('LIQUIDATION', { orderId: '3' })])).toEqual([])
  })

  test('a missing order while an entry is unreadable; readable changes are announced', () => {
    expect(eventsOf([position(), limit({ orderId: '2' })], [], 1)).toEqual([])
    expect(eventsOf([position(), limit({ orderId: '2' })], [closed('STOP_LOSS')], 1)).toEqual(['1 closed'])
  })

  test('an order that is readable again', () => {
    expect(orderEvents(all([], 1), all([closed('LIQUIDATION')]))).toEqual([])
    expect(orderEvents(all([], 1), all([limit({ state: 'ACTIVATING_FAIL' })]))).toEqual([])
  })

  test('a shorter history, and a removed failed order', () => {
    expect(eventsOf([closed('STOP_LOSS'), limit({ orderId: '2', state: 'ACTIVATING_FAIL' })], [])).toEqual([])
  })
})

describe('for any lists', () => {
  const states = ['NEW', 'ACTIVATING', 'ACTIVATING_FAIL', 'ACTIVE', 'LOCK_FF', 'CLOSED', 'CANCELED', 'EXPIRED']
  const order = fc
    .record({
      orderId: fc.integer({ min: 1, max: 12 }).map(String),
      state: fc.constantFrom(...states),
      closureType: fc.constantFrom('STOP_LOSS', 'LIQUIDATION', 'MANUAL', 'RESET', null),
      startPrice: fc.constantFrom('50000', null),
    })
    .map(position)
  const orders = fc.array(order, { maxLength: 14 })

  test('an order is announced at most once, and only if it was pending or open, or is a new one that failed', () => {
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
    forAll(
      fc.uniqueArray(order, { selector: ({ orderId }) => orderId }),
      fc.infiniteStream(fc.nat()),
      (before, keys) => {
        const now = before
          .map((each) => ({ each: { ...each }, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each)
        expect(orderEvents(all(before), all(now))).toEqual([])
        expect(orderEvents(all(before), all(before.toReversed()))).toEqual([])
      },
    )
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
})
