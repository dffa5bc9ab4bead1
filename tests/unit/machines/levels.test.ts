import { equal } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { openPosition as order } from '../../../gallery/view/orders.ts'
import { confirmed } from '../../../gallery/view/samples.ts'
import { view } from '../../../gallery/views/levels.ts'
import { done } from '../../../gallery/xstate.ts'
import { Failure } from '../../../src/api/failure.ts'
import { Decimal } from '../../../src/api/scalars.ts'
import { refusalIn } from '../../../src/domain/account/change.ts'
import { levelsMachine } from '../../../src/machines/levels.ts'
import { eventsOf, reach, sentOnce, type Step, walk, LOADING } from './walk.ts'

const samples = view.events({ order } as never)
const { orderId, market } = order
/** The current values in another notation. */
const setAlready = {
  type: 'CONFIRM',
  ...confirmed('levels 1', { order, edit: { orderId, market, stopLoss: `${order.stopLoss}.00` } }),
}
const events = [...eventsOf(view), setAlready, { type: 'SEEN', order: null }, done('refresh', null)]
const states = ['init', ...LOADING, 'settling', 'success', 'gone', 'notArrived', 'error']
const isEnd = (state: AnyMachineSnapshot) => ['success', 'gone', 'error', 'notArrived'].includes(String(state.value))

function invariants() {
  const once = sentOnce({
    isConfirmed: ({ before, event, after }) =>
      event.type === 'CONFIRM' && before.matches('init') && after.matches('loading'),
  })
  return (step: Step) => {
    once(step)
    const { after } = step
    equal(after.matches('loading') || after.matches('settling'), after.hasTag('underWay'))
    equal(after.matches('error'), refusalIn(after.context) !== null)
  }
}

test('setting the levels keeps its invariants under random events', () => {
  const seen = walk({ machine: levelsMachine, input: { order }, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('while the prices are edited, a poll refreshes the order', () => {
  const [start] = initialTransition(levelsMachine, { order })
  const polled = { ...order, takeProfit: null }
  expect(transition(levelsMachine, start, { type: 'SEEN', order: polled })[0].context.order).toBe(polled)
})

test.each(['', '70000'])(
  'a stop loss that nobody edited follows the order, with take profit typed as "%s"',
  (takeProfit) => {
    const before = { ...order, stopLoss: Decimal.parse('60000'), takeProfit: null }
    const [start] = initialTransition(levelsMachine, { order: before, pricePrecision: 2 })
    const [edited] = transition(levelsMachine, start, { type: 'TYPE', level: 'takeProfit', text: takeProfit })
    const polled = { ...before, stopLoss: Decimal.parse('62000') }
    expect(transition(levelsMachine, edited, { type: 'SEEN', order: polled })[0].context.levels.texts).toEqual({
      stopLoss: '62000',
      takeProfit,
    })
  },
)

test.each([
  ['is checked', ['answer-lost', 'polled', 'not-found', 'retry']],
  ['was not found', ['answer-lost', 'not-found', 'polled', 'retry']],
])('a poll refreshes the order while or after a lost change %s', (_, names) => {
  const polled = { ...order, takeProfit: null }
  const events = { ...samples, polled: { type: 'SEEN', order: polled } }
  const [start] = initialTransition(levelsMachine, { order })
  const end = ['type-stop-loss', 'save', ...names].reduce(
    (state, name) => transition(levelsMachine, state, events[name as keyof typeof events] as never)[0],
    start,
  )
  expect(end.matches('init')).toBe(true)
  expect(end.context.order).toBe(polled)
})

test('levels that are already set are not sent again', () => {
  expect(reach({ machine: levelsMachine, input: { order }, events: [setAlready] }, isEnd).states).toEqual(['"init"'])
})

test.each([
  ['3004', 'ACTIVE', true],
  ['3004', 'CLOSED', false],
  ['3002', 'ACTIVE', false],
  ['2002', 'ACTIVE', false],
])('refused with %s, the trader of an order that is %s may try again: %s', (code, state, mayRetry) => {
  const refused = done('submission', { kind: 'refused', failure: new Failure('refused', { path: '/', code }) })
  const [start] = initialTransition(levelsMachine, { order })
  const end = [samples['type-stop-loss'], samples['save'], refused, done('refresh', { ...order, state })].reduce(
    (here, event) => transition(levelsMachine, here, event as never)[0],
    start,
  )
  expect(end.matches('error')).toBe(true)
  expect(end.can({ type: 'RETRY' })).toBe(mayRetry)
})

test('switching units converts both texts, which are kept when the exchange rejects the change', () => {
  const wanted = ['show-percent', 'save', 'refused', 'retry'].map((name) => samples[name]!)
  const [start] = initialTransition(levelsMachine, { order })
  const back = wanted.reduce((state, event) => transition(levelsMachine, state, event as never)[0], start)
  expect(back.matches('init')).toBe(true)
  expect(back.context.levels).toEqual({ unit: 'percent', texts: { stopLoss: '1.49254', takeProfit: '' } })
})
