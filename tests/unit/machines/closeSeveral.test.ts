import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, getInitialSnapshot, transition } from 'xstate'
import { orders, view } from '../../../gallery/views/closeSeveral.ts'
import type { Order } from '../../../src/api/order.ts'
import { type CloseEnd, closeSeveralMachine, isOnHold, isOnlyVerifying } from '../../../src/machines/closeSeveral.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

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

test('every state can be reached, and from each a settled one', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [
    value,
    context.isStopped,
    ...['left', 'sent', 'unknown', 'ends'].map((list) => context[list].length),
  ]
  const { states, stuck } = reach(
    { machine: closeSeveralMachine, input: undefined, events: eventsOf(view), key },
    (state) => !state.hasTag('underWay'),
  )
  for (const state of ['choosing', 'confirming', 'allClosed', 'someLeft'])
    expect(states).toContain(JSON.stringify(state))
  expect(stuck).toEqual([])
})

/** Sends events one after the other; returns the final state. */
function after(...sent: { type: string }[]): AnyMachineSnapshot {
  let state = getInitialSnapshot(closeSeveralMachine) as AnyMachineSnapshot
  for (const event of sent)
    [state] = transition(closeSeveralMachine, state as never, event as never) as [AnyMachineSnapshot, unknown]
  return state
}
const confirmed = [{ type: 'REVIEW', orders }, { type: 'CONFIRM' }]
const closed = (index: number): CloseEnd => ({ kind: 'closed', order: orders[index]! })

const sent = (index: number) => ({ type: 'SENT', order: orders[index]! })
const ended = (end: CloseEnd) => ({ type: 'ENDED', end })

test('an order closed before it is sent has an outcome', () => {
  expect(after(...confirmed, ended({ kind: 'gone', order: orders[3]! })).context).toMatchObject({
    left: orders.slice(0, 3),
    sent: [],
  })
  expect(after(...confirmed, ...orders.map((order) => ended({ kind: 'gone', order }))).value).toBe('allClosed')
})

test('is on hold while fewer orders are sent than possible', () => {
  expect(isOnHold(after(...confirmed).context)).toBe(true)
  expect(isOnHold(after(...confirmed, sent(0), sent(1), sent(2)).context)).toBe(false)
  expect(isOnHold(after(...confirmed, sent(0), { type: 'STOP' }).context)).toBe(false)
})

test('after Stop, sent orders finish, and the others are reported as not sent', () => {
  const stopped = after(...confirmed, sent(0), { type: 'STOP' })
  expect(stopped.matches('running')).toBe(true)
  expect(stopped.context.ends.map(({ kind }: CloseEnd) => kind)).toEqual(['notSent', 'notSent', 'notSent'])
  const over = after(...confirmed, sent(0), { type: 'STOP' }, ended(closed(0)))
  expect(over.value).toBe('someLeft')
  expect(over.context.ends.map(({ order }: CloseEnd) => order.orderId).toSorted()).toEqual(
    orders.map(({ orderId }) => orderId).toSorted(),
  )
})

test('if sending is blocked for too long, nothing more is sent', () => {
  expect(after(...confirmed, { type: 'BLOCKED' }).value).toBe('someLeft')
})

test('continuing needs at least one chosen order', () => {
  expect(after({ type: 'REVIEW', orders: [] } as never).value).toBe('choosing')
})
