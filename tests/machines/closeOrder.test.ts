import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { closeOrderMachine } from '../../src/machines/closeOrder.ts'
import { refusalIn } from '../../src/machines/submitting.ts'
import { Failure } from '../../src/wire/failure.ts'
import { position } from '../domain/builders.ts'
import { answerLost, canReach, done, failed, paths, type Step, walk } from './walk.ts'

const refusal = new Failure('refused', { path: '/x', code: '2002' })
const waiting = position({ state: 'NEW' })
const closed = position({ state: 'CLOSED', closePrice: '67000' })

const events = [
  { type: 'CONFIRM', key: 'k' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
  { type: 'SEEN', order: waiting },
  { type: 'SEEN', order: position() },
  { type: 'SEEN', order: closed },
  { type: 'SEEN', order: null },
  answerLost('submission'),
  failed('submission', new Error('broken')),
  done('submission', { kind: 'done', answer: null }),
  done('submission', { kind: 'happened', answer: closed }),
  done('submission', { kind: 'refused', failure: refusal }),
  done('submission', { kind: 'didNotHappen', failure: refusal }),
  done('refresh', closed),
  done('refresh', null),
  done('refresh', position()),
  failed('refresh', refusal),
]

const states = ['init', 'filled', { loading: 'sending' }, { loading: 'unknown' }, 'settling', 'success', 'gone', 'notArrived', 'error']
const key = ({ value, context }: AnyMachineSnapshot) => ({ value, order: context.order.state })
const isEnd = (state: AnyMachineSnapshot) => ['success', 'gone', 'error', 'notArrived'].includes(String(state.value))

/** No success without a yes of the exchange or the order seen closed; no second send for one confirmation. */
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

test.each([['a position', position()], ['a waiting order', waiting]])('closing %s stays within its invariants, whatever comes', (_, order) => {
  walk({ machine: closeOrderMachine, input: { order }, events, follow: invariants })
})

const simple = paths(closeOrderMachine, { order: waiting }, events, key)

test('every state can be reached', () => {
  const reached = new Set(simple.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('every simple path keeps the invariants and has a way out at its end', () => {
  expect(simple.length).toBeGreaterThan(20)
  for (const { steps, state } of simple) {
    const check = invariants()
    steps.forEach(({ state: after, event }, index) => {
      const before = steps[index - 1]?.state
      const begun = before && !before.matches('loading') && after.matches('loading') ? ['submission'] : []
      if (before) check({ before, event, after, begun })
    })
    expect(canReach(closeOrderMachine, state, events, isEnd)).toBe(true)
  }
})
