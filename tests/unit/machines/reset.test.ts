import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { view } from '../../../gallery/views/reset.ts'
import { done, failed, startedBy } from '../../../gallery/xstate.ts'
import { Failure, LOGIN_NEEDED } from '../../../src/api/failure.ts'
import { EventId } from '../../../src/api/scalars.ts'
import { PAYMENT_SLOW_MS, WALLET_POLL_MS } from '../../../src/constants/limits.ts'
import { paymentTrouble, resetMachine } from '../../../src/machines/reset.ts'
import { run } from './walk.ts'

const input = { kind: 'reset', begun: null } as const
const resumed = { kind: 'initialize', begun: { eventId: EventId.parse('sample'), since: 77 } } as const
const samples = view.events(input as never)
const paying = [samples['type-six-digits']!, { ...samples['confirm']!, at: 1_000 }, samples['accepted']!]
const pending = samples['payment-pending']!
const again = samples['two-seconds']!

/** What is kept for a reloaded page, and what is forgotten. */
const keptBy = ({ actions }: ReturnType<typeof run>) =>
  actions.flatMap(({ type, params }) => (/^(?:keep|forget)Payment$/.test(type) ? [params] : []))

test('a payment is kept for a reloaded page until it is done', () => {
  const begun = run(resetMachine, input, ...paying, pending, again)
  expect(keptBy(begun)).toEqual([{ kind: 'reset', eventId: 'sample', since: 1_000 }])
  const paid = run(resetMachine, input, ...paying, pending, again, samples['payment-done']!)
  expect(keptBy(paid).slice(1)).toEqual(['sample'])
})

test('an earlier payment is resumed without sending anything', () => {
  const { state, actions } = run(resetMachine, resumed)
  expect(state.value).toEqual({ paying: 'checking' })
  expect(startedBy(actions)).toEqual(['checkPayment'])
  expect(keptBy({ state, actions })).toEqual([{ kind: 'initialize', eventId: 'sample', since: 77 }])
})

test('a payment is checked two seconds after each response, and called slow after a minute', () => {
  const clock = new SimulatedClock()
  const actor = createActor(resetMachine, { input: resumed, clock }).start()
  const state = () => actor.getSnapshot()
  actor.send(pending as never) // the machine's types have no events of its actors
  clock.increment(WALLET_POLL_MS - 1)
  expect(state().value).toEqual({ paying: 'waiting' })
  clock.increment(1)
  expect(state().value).toEqual({ paying: 'checking' })
  clock.increment(PAYMENT_SLOW_MS - WALLET_POLL_MS - 1)
  expect(state().context.isSlow).toBe(false)
  clock.increment(1)
  expect(state().context.isSlow).toBe(true)
  expect(state().value).toEqual({ paying: 'checking' })
  actor.stop()
})

test.each(['network', 'timeout', 'http', 'malformed', 'unauthorized', 'dropped', 'refused'] as const)(
  'a failed check (%s) is not a failed payment',
  (kind) => {
    // A refusal with this code is about the session, not the payment.
    const unanswered = failed('checkPayment', new Failure(kind, { path: '/x', status: 500, code: LOGIN_NEEDED }))
    const missed = run(resetMachine, input, ...paying, unanswered).state
    expect([missed.value, missed.context.missedChecks]).toEqual([{ paying: 'waiting' }, 1])
    const answered = run(resetMachine, input, ...paying, unanswered, again, pending).state
    expect([answered.value, answered.context.missedChecks]).toEqual([{ paying: 'waiting' }, 0])
  },
)

test.each([
  ['PAYMENT_FAILED', undefined, '9900'],
  ['FAIL', '4003', '4003'],
])('%s with the code %s has the code %s, and the next payment begins anew', (name, sent, code) => {
  const slow = [samples['one-minute']!, samples['check-not-answered']!, again]
  const end = run(resetMachine, input, ...paying, ...slow, done('checkPayment', { state: name, code: sent }))
  expect(paymentTrouble(end.state.context)).toMatchObject({ step: 'payment', failure: { code } })
  expect(keptBy(end).at(-1)).toBe('sample')
  expect(end.state.context).toMatchObject({ isSlow: false, missedChecks: 0 })
})
