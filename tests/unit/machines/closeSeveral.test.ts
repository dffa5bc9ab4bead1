import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { SampleEvent } from '../../../gallery/types.ts'
import { orders, view } from '../../../gallery/views/closeSeveral.ts'
import type { Order } from '../../../src/api/order.ts'
import { type CloseEnd, closeSeveralMachine, isOnHold, isOnlyVerifying } from '../../../src/machines/closeSeveral.ts'
import { eventsOf, run, type Step, stuck, walk } from './walk.ts'

/** The machine reads only an order's id: without other fields, random walks recognise states they have visited. */
const few = orders.map(({ orderId }) => ({ orderId }) as Order) // see above
const events = [
  ...few.flatMap((order) => [
    { type: 'SENT', order },
    { type: 'LOST', order },
    { type: 'ENDED', end: { kind: 'closed', order } },
    { type: 'ENDED', end: { kind: 'notArrived', order } },
  ]),
  { type: 'CHOOSE', choice: 'all' },
  { type: 'REVIEW', orders: few },
  ...['BACK', 'CONFIRM', 'BLOCKED', 'STOP', 'RETRY'].map((type) => ({ type })),
]

/** Only confirmed orders are closed, once each; each has one outcome; none is sent after a stop. */
function invariants() {
  let isStopped = false
  return ({ before, event, after, begun }: Step) => {
    const { orders: chosen, left, sent, ends, unknown } = after.context
    equal(
      begun.filter((src) => src === 'pool').length,
      !before.matches('running') && event.type === 'CONFIRM' && before.matches('confirming') ? 1 : 0,
    )
    if (['STOP', 'BLOCKED'].includes(event.type) && before.matches('running')) isStopped = true
    if (!after.matches('running')) isStopped = false
    if (!after.matches('running')) return
    if (isStopped) equal(left.length, 0, 'something may be sent after it was stopped')
    const all: Order[] = [...left, ...sent, ...ends.map(({ order }: CloseEnd) => order)]
    equal(all.length, chosen.length)
    deepEqual(
      new Set(all.map(({ orderId }) => orderId)),
      new Set(chosen.map(({ orderId }: Order) => orderId)),
      'every order is waiting, on its way, or has an end',
    )
    for (const order of unknown) ok(sent.includes(order))
    deepEqual(new Set(unknown).size, unknown.length)
    equal(isOnlyVerifying(after.context), unknown.length > 0 && left.length === 0 && sent.length === unknown.length)
  }
}

test('closing several keeps its invariants under random events', () => {
  walk({ machine: closeSeveralMachine, events, follow: invariants })
})

test('from every state a settled one can be reached', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [
    value,
    context.isStopped,
    ...['left', 'sent', 'unknown', 'ends'].map((list) => context[list].length),
  ]
  const walked = { machine: closeSeveralMachine, events: eventsOf(view), key }
  expect(stuck(walked, (state) => !state.hasTag('underWay'))).toEqual([])
})

const sent = (index: number) => ({ type: 'SENT', order: orders[index]! })
const ended = (kind: CloseEnd['kind'], index: number) => ({ type: 'ENDED', end: { kind, order: orders[index]! } })

/** All orders are confirmed, and then this happens. */
const after = (...events: SampleEvent[]) =>
  run(closeSeveralMachine, undefined, { type: 'REVIEW', orders }, { type: 'CONFIRM' }, ...events).state

test('an order closed before it is sent has an outcome', () => {
  expect(after(ended('gone', 3)).context).toMatchObject({ left: orders.slice(0, 3), sent: [] })
  expect(after(...orders.map((_, index) => ended('gone', index))).value).toBe('allClosed')
})

test('is on hold while fewer orders are sent than possible', () => {
  expect(isOnHold(after().context)).toBe(true)
  expect(isOnHold(after(sent(0), sent(1), sent(2)).context)).toBe(false)
  expect(isOnHold(after(sent(0), { type: 'STOP' }).context)).toBe(false)
})

test('after Stop, sent orders finish, and the others are reported as not sent', () => {
  expect(after(sent(0), { type: 'STOP' }).value).toBe('running')
  const over = after(sent(0), { type: 'STOP' }, ended('closed', 0))
  expect(over.value).toBe('someLeft')
  expect(over.context.ends.map(({ kind, order }: CloseEnd) => [order.orderId, kind]).toSorted()).toEqual(
    orders.map(({ orderId }, index) => [orderId, index === 0 ? 'closed' : 'notSent']),
  )
})

test('if sending is blocked for too long, nothing more is sent', () => {
  expect(after({ type: 'BLOCKED' }).value).toBe('someLeft')
})

test('what is chosen after that counts from the beginning', () => {
  const again = after({ type: 'BLOCKED' }, { type: 'RETRY' }, { type: 'REVIEW', orders }, { type: 'CONFIRM' })
  expect(again).toMatchObject({ value: 'running', context: { left: orders, ends: [], isStopped: false } })
})

test('continuing needs at least one chosen order', () => {
  expect(run(closeSeveralMachine, undefined, { type: 'REVIEW', orders: [] }).state.value).toBe('choosing')
})
