import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, getInitialSnapshot, transition } from 'xstate'
import { orders, view } from '../../../gallery/views/closeSeveral.ts'
import { done, failed, told } from '../../../gallery/xstate.ts'
import { type CloseEnd, closeSeveralMachine, isOnlyLookedFor, LANES } from '../../../src/machines/closeSeveral.ts'
import type { Order } from '../../../src/api/order.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

/** All that the machine looks at of an order is which it is: with nothing else, random walks know their states again. */
const [one, ...others] = orders.map(({ orderId }) => ({ orderId }) as Order) // see above
const few = [one, ...others]
const steps = [{ kind: 'unknown' }, { kind: 'closed', order: one }, { kind: 'notArrived', order: one }]
const events = [
  ...LANES.flatMap((lane) => [done(`${lane}Clearance`), failed(`${lane}Clearance`, null), ...steps.map((step) => told(lane, step))]),
  { type: 'CHOOSE', choice: 'all' },
  { type: 'REVIEW', orders: few },
  ...['BACK', 'CONFIRM', 'STOP', 'RETRY'].map((type) => ({ type })),
]

const isAt = (lane: string, at: object | string) => (state: AnyMachineSnapshot) => state.matches({ running: { [lane]: at } } as never) // any state of the lane
const busy = (state: AnyMachineSnapshot) => LANES.filter((lane) => isAt(lane, 'closing')(state))

/** What is closed was confirmed, once; three at most are on their way; each has one end; what was stopped is never sent. */
function invariants() {
  let isStopped = false
  return ({ before, event, after, begun }: Step) => {
    const { orders: chosen, left, out, ends, unknown } = after.context
    const started = begun.filter((src) => src === 'close').length
    if (started > 0) {
      ok(!isStopped, 'sent after it was stopped')
      equal(started, busy(after).length - busy(before).length)
    }
    ok(busy(after).length <= 3)
    if (event.type === 'STOP' && before.matches('running')) isStopped = true
    if (!after.matches('running')) isStopped = false
    if (!after.matches('running')) return
    const onTheirWay = LANES.flatMap((lane): unknown[] => out[lane] ?? [])
    equal(left.length + onTheirWay.length + ends.length, chosen.length, 'every order is waiting, on its way, or has an end')
    deepEqual(new Set([...left, ...onTheirWay]).size, left.length + onTheirWay.length)
    for (const order of unknown) ok(onTheirWay.includes(order))
    equal(after.hasTag('unknown'), unknown.length > 0)
    equal(isOnlyLookedFor(after.context), unknown.length > 0 && left.length === 0 && onTheirWay.length === unknown.length)
  }
}

test('closing several stays within its invariants, whatever comes', () => {
  walk({ machine: closeSeveralMachine, events, follow: invariants })
})

test('every state can be reached, and from each there is a way to one in which nothing is under way', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [value, context.left.length, context.isStopped, context.unknown.length]
  const { states, stuck } = reach({ machine: closeSeveralMachine, input: undefined, events: eventsOf(view), key }, (state) => !state.hasTag('underWay'))
  for (const state of ['choosing', 'confirming', 'allClosed', 'someLeft']) expect(states).toContain(JSON.stringify(state))
  expect(stuck).toEqual([])
})

/** Sends events one after the other; answers the state they lead to. */
function after(...sent: { type: string }[]): AnyMachineSnapshot {
  let state = getInitialSnapshot(closeSeveralMachine) as AnyMachineSnapshot
  for (const event of sent) [state] = transition(closeSeveralMachine, state as never, event as never) as [AnyMachineSnapshot, unknown]
  return state
}
const confirmed = [{ type: 'REVIEW', orders }, { type: 'CONFIRM' }]
const closed = (index: number): CloseEnd => ({ kind: 'closed', order: orders[index]! })

test('three are taken at once; the fourth is taken when one has ended', () => {
  const begun = after(...confirmed)
  expect(begun.context.left).toEqual([orders[3]])
  expect(busy(begun)).toEqual([])
  const three = after(...confirmed, ...LANES.map((lane) => done(`${lane}Clearance`)))
  expect(busy(three)).toHaveLength(3)
  const next = after(...confirmed, ...LANES.map((lane) => done(`${lane}Clearance`)), told('second', closed(1)))
  expect(next.context.left).toEqual([])
  expect(isAt('second', 'waiting')(next)).toBe(true)
})

test('an order whose answer is lost holds its lane until it is known', () => {
  const lost = after(...confirmed, done('firstClearance'), told('first', { kind: 'unknown' }))
  expect(lost.context.unknown).toEqual([orders[0]])
  expect(lost.context.left).toEqual([orders[3]])
  const found = after(...confirmed, done('firstClearance'), told('first', { kind: 'unknown' }), told('first', closed(0)))
  expect(found.context.unknown).toEqual([])
  expect(found.context.left).toEqual([])
})

test('stopped, what was sent goes on to its end, and what was not is told as not sent', () => {
  const stopped = after(...confirmed, done('firstClearance'), { type: 'STOP' })
  expect(stopped.matches('running')).toBe(true)
  expect(stopped.context.ends.map(({ kind }: CloseEnd) => kind)).toEqual(['notSent', 'notSent', 'notSent'])
  const ended = after(...confirmed, done('firstClearance'), { type: 'STOP' }, told('first', closed(0)))
  expect(ended.value).toBe('someLeft')
  expect(ended.context.ends.map(({ order }: CloseEnd) => order.orderId).toSorted()).toEqual(orders.map(({ orderId }) => orderId).toSorted())
})

test('where one may not be sent for long, nothing more is sent', () => {
  expect(after(...confirmed, failed('firstClearance', new Error('not cleared'))).value).toBe('someLeft')
})

test('nothing chosen cannot be gone on with', () => {
  expect(after({ type: 'REVIEW', orders: [] } as never).value).toBe('choosing')
})
