import { equal } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { openPosition, pendingOrder } from '../../../gallery/view/orders.ts'
import { view } from '../../../gallery/views/closeOrder.ts'
import { done } from '../../../gallery/xstate.ts'
import { refusalIn } from '../../../src/domain/account/change.ts'
import { closeOrderMachine } from '../../../src/machines/closeOrder.ts'
import { eventsOf, reach, sentOnce, type Step, walk, LOADING } from './walk.ts'

/** The order is no longer listed: no view shows it. */
const events = [...eventsOf(view), done('refresh', null)]

const states = ['init', 'filled', ...LOADING, 'settling', 'success', 'gone', 'notArrived', 'error']
const key = ({ value, context }: AnyMachineSnapshot) => ({ value, order: context.order.state })
const isEnd = (state: AnyMachineSnapshot) => ['success', 'gone', 'error', 'notArrived'].includes(String(state.value))

function invariants() {
  const once = sentOnce({
    isConfirmed: ({ before, event }) => event.type === 'CONFIRM' && before.matches('init'),
    isProof: ({ before, event }) => before.matches('notArrived') && event.type === 'SEEN',
  })
  return (step: Step) => {
    once(step)
    const { before, after } = step
    // Its own close arrived late: nobody else closed it.
    if (before.matches('notArrived')) equal(after.matches('gone'), false)
    equal(after.matches('loading') || after.matches('settling'), after.hasTag('underWay'))
    equal(after.matches('error'), refusalIn(after.context) !== null)
  }
}

test.each([
  ['a position', openPosition],
  ['a waiting order', pendingOrder],
])('closing %s keeps its invariants under random events', (_, order) => {
  walk({ machine: closeOrderMachine, input: { order }, events, follow: invariants })
})

test('only an order that has been filled meanwhile asks again before it is closed', () => {
  const seen = (order: typeof openPosition, poll: typeof openPosition) => {
    const [init] = initialTransition(closeOrderMachine, { order })
    return transition(closeOrderMachine, init, { type: 'SEEN', order: poll })[0].value
  }
  expect(seen(pendingOrder, openPosition)).toBe('filled')
  expect(seen(pendingOrder, pendingOrder)).toBe('init')
  expect(seen(openPosition, openPosition)).toBe('init')
  expect(seen(pendingOrder, { ...pendingOrder, state: 'CANCELED' })).toBe('gone')
})

test.each([
  ['while its lost cancellation is checked', ['confirm', 'answer-lost', 'order-filled', 'not-found', 'retry']],
  ['after its cancellation was not found', ['confirm', 'answer-lost', 'not-found', 'order-filled', 'retry']],
])('an order that fills %s is asked about as the position it is', (_, names) => {
  const samples = view.events({ order: pendingOrder } as never)
  const [start] = initialTransition(closeOrderMachine, { order: pendingOrder })
  const end = names.reduce((state, name) => transition(closeOrderMachine, state, samples[name] as never)[0], start)
  expect([end.value, end.context.order.state]).toEqual(['init', 'ACTIVE'])
})

test('every state can be reached and left', () => {
  const { states: reached, stuck } = reach(
    { machine: closeOrderMachine, input: { order: pendingOrder }, events, key },
    isEnd,
  )
  expect(reached).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
  expect(stuck).toEqual([])
})
