import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { openPosition, pendingOrder } from '../../../gallery/view/orders.ts'
import { view } from '../../../gallery/views/closeOrder.ts'
import { done } from '../../../gallery/xstate.ts'
import { closeOrderMachine } from '../../../src/machines/closeOrder.ts'
import { refusalIn } from '../../../src/machines/change/submitting.ts'
import { eventsOf, paths, reach, type Step, walk } from './walk.ts'

/** The order is no longer listed: no view shows it. */
const events = [...eventsOf(view), done('refresh', null)]

const states = ['init', 'filled', { loading: 'sending' }, { loading: 'unknown' }, 'settling', 'success', 'gone', 'notArrived', 'error']
const key = ({ value, context }: AnyMachineSnapshot) => ({ value, order: context.order.state })
const isEnd = (state: AnyMachineSnapshot) => ['success', 'gone', 'error', 'notArrived'].includes(String(state.value))

/** No success unless the exchange confirmed it or the order was seen closed; one confirmation is sent once. */
function invariants() {
  let confirmed = 0
  let sent = 0
  let proof = false
  return ({ before, event, after, begun }: Step) => {
    if (event.type === 'CONFIRM' && before.matches('init')) confirmed += 1
    sent += begun.filter((src) => src === 'submission').length
    equal(sent, confirmed)

    if (!before.matches('loading') && after.matches('loading')) proof = false
    const answer = 'output' in event ? (event.output as { kind?: string } | null) : null
    if (before.matches('loading') && (answer?.kind === 'done' || answer?.kind === 'happened')) proof = true
    if (before.matches('notArrived') && event.type === 'SEEN') proof = true
    if (after.matches('success')) ok(proof)
    equal(after.matches('loading') || after.matches('settling'), after.hasTag('underWay'))
    equal(after.matches('error'), refusalIn(after.context) !== null)
  }
}

test.each([['a position', openPosition], ['a waiting order', pendingOrder]])('closing %s keeps its invariants under random events', (_, order) => {
  walk({ machine: closeOrderMachine, input: { order }, events, follow: invariants })
})

test('every state can be reached and left', () => {
  const { states: reached, stuck } = reach({ machine: closeOrderMachine, input: { order: pendingOrder }, events, key }, isEnd)
  expect(reached).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
  expect(stuck).toEqual([])
})

test('every simple path keeps the invariants', () => {
  const simple = paths(closeOrderMachine, { order: pendingOrder }, events, key)
  expect(simple.length).toBeGreaterThan(20)
  for (const { steps } of simple) {
    const check = invariants()
    for (const { before, event, after } of steps) {
      check({ before, event, after, begun: !before.matches('loading') && after.matches('loading') ? ['submission'] : [] })
    }
  }
})
