import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { openPosition as order } from '../../../gallery/view/orders.ts'
import { view } from '../../../gallery/views/tpsl.ts'
import { done } from '../../../gallery/xstate.ts'
import { tpslEdit } from '../../../src/domain/position/tpslEdit.ts'
import { tpslMachine } from '../../../src/machines/tpsl.ts'
import { refusalIn } from '../../../src/machines/change/submitting.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

const samples = view.events({ order } as never)
/** The current values in another notation. */
const setAlready = { type: 'CONFIRM', key: 'k', edit: tpslEdit(order, { stopLoss: `${order.stopLoss}.00`, takeProfit: '' }) }
const events = [...eventsOf(view), setAlready, { type: 'SEEN', order: null }, done('refresh', null)]
const states = ['init', { loading: 'sending' }, { loading: 'unknown' }, 'settling', 'success', 'gone', 'notArrived', 'error']
const key = ({ value, context }: AnyMachineSnapshot) => ({ value, order: context.order.state, levels: context.levels })
const isEnd = (state: AnyMachineSnapshot) => ['success', 'gone', 'error', 'notArrived'].includes(String(state.value))

function invariants() {
  let sent = 0
  let confirmed = 0
  let proof = false
  return ({ before, event, after, begun }: Step) => {
    if (event.type === 'CONFIRM' && before.matches('init') && after.matches('loading')) confirmed += 1
    sent += begun.filter((src) => src === 'submission').length
    equal(sent, confirmed)

    if (!before.matches('loading') && after.matches('loading')) proof = false
    const answer = 'output' in event ? (event.output as { kind?: string } | null) : null
    if (before.matches('loading') && (answer?.kind === 'done' || answer?.kind === 'happened')) proof = true
    if (after.matches('success')) ok(proof)
    equal(after.matches('loading') || after.matches('settling'), after.hasTag('underWay'))
    equal(after.matches('error'), refusalIn(after.context) !== null)
  }
}

test('setting the levels keeps its invariants under random events', () => {
  const seen = walk({ machine: tpslMachine, input: { order }, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('every state can be left', () => {
  expect(reach({ machine: tpslMachine, input: { order }, events, key }, isEnd).stuck).toEqual([])
})

test('levels that are already set are not sent again', () => {
  expect(reach({ machine: tpslMachine, input: { order }, events: [setAlready] }, isEnd).states).toEqual(['"init"'])
})

test('keeps the typed text when the exchange rejects the change', () => {
  const wanted = ['type-stop-loss', 'save', 'refused', 'retry'].map((name) => samples[name]!)
  const [start] = initialTransition(tpslMachine, { order })
  const back = wanted.reduce((state, event) => transition(tpslMachine, state, event as never)[0], start)
  expect(back.matches('init')).toBe(true)
  expect(back.context.levels.texts.stopLoss).toBe('66330')
})

test('switching units converts both texts, which are kept when the exchange rejects the change', () => {
  const wanted = ['show-percent', 'save', 'refused', 'retry'].map((name) => samples[name]!)
  const [start] = initialTransition(tpslMachine, { order })
  const back = wanted.reduce((state, event) => transition(tpslMachine, state, event as never)[0], start)
  expect(back.matches('init')).toBe(true)
  expect(back.context.levels).toEqual({ unit: 'percent', texts: { stopLoss: '1.49254', takeProfit: '' } })
})
