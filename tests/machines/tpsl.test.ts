import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { levelEdit } from '../../src/domain/levelEdit.ts'
import { tpslMachine } from '../../src/machines/tpsl.ts'
import { refusalIn } from '../../src/machines/submitting.ts'
import { Failure } from '../../src/wire/failure.ts'
import { position } from '../domain/builders.ts'
import { answerLost, canReach, done, failed, paths, type Step, walk } from './walk.ts'

const order = position({ stopLoss: '60000' })
const refusal = new Failure('refused', { path: '/x', code: '3003' })
const closed = position({ state: 'CLOSED', stopLoss: '60000' })
const edited = position({ stopLoss: '61000', takeProfit: '70000' })

const events = [
  { type: 'TYPE', level: 'stopLoss', text: '61000' },
  { type: 'TYPE', level: 'takeProfit', text: '' },
  { type: 'CONFIRM', key: 'k', edit: levelEdit(order, { stopLoss: '61000', takeProfit: '70000' }) },
  { type: 'CONFIRM', key: 'k', edit: levelEdit(order, { stopLoss: '60000.00', takeProfit: '' }) },
  { type: 'RETRY' },
  { type: 'SEEN', order },
  { type: 'SEEN', order: closed },
  { type: 'SEEN', order: null },
  answerLost('submission'),
  failed('submission', new Error('broken')),
  done('submission', { kind: 'done', answer: null }),
  done('submission', { kind: 'happened', answer: edited }),
  done('submission', { kind: 'refused', failure: refusal }),
  done('submission', { kind: 'didNotHappen', failure: refusal }),
  done('refresh', edited),
  done('refresh', null),
  failed('refresh', refusal),
]
const states = ['init', { loading: 'sending' }, { loading: 'unknown' }, 'settling', 'success', 'gone', 'notArrived', 'error']
const key = ({ value, context }: AnyMachineSnapshot) => ({ value, order: context.order.state, texts: context.texts })
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

test('setting the levels stays within its invariants, whatever comes', () => {
  const seen = walk({ machine: tpslMachine, input: { order }, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('every simple path has a way out at its end', () => {
  const simple = paths(tpslMachine, { order }, events, key)
  expect(simple.length).toBeGreaterThan(20)
  for (const { state } of simple) expect(canReach(tpslMachine, state, events, isEnd)).toBe(true)
})

test('what is set already is not sent again', () => {
  const simple = paths(tpslMachine, { order }, [events[3]!], key)
  expect(simple.map(({ state }) => state.value)).toEqual(['init'])
})

test('what was typed is kept when the exchange says no', () => {
  const wanted = [events[0]!, events[2]!, done('submission', { kind: 'refused', failure: refusal }), { type: 'RETRY' }]
  const back = paths(tpslMachine, { order }, wanted, key).filter(({ state, steps }) => state.matches('init') && steps.length > 3)
  for (const { state } of back) expect(state.context.texts.stopLoss).toBe('61000')
})
