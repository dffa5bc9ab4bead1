import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { confirmed } from '../../../gallery/view/samples.ts'
import { view } from '../../../gallery/views/reset.ts'
import { Failure, LOGIN_NEEDED } from '../../../src/api/failure.ts'
import type { PaymentState } from '../../../src/api/payment.ts'
import { EventId } from '../../../src/api/scalars.ts'
import { PAYMENT_SLOW_MS, WALLET_POLL_MS } from '../../../src/constants/limits.ts'
import type { Confirmation } from '../../../src/domain/account/change.ts'
import { type PaymentRequest, resetMachine, paymentTrouble } from '../../../src/machines/reset.ts'
import { submissionOf } from '../../../src/machines/submission.ts'
import { eventsOf, type Step, walk, LOADING } from './walk.ts'

const before = { wallet: null, openOrders: null }
const eventId = EventId.parse('evt-1')
const confirm = {
  type: 'CONFIRM',
  ...confirmed('payment', { kind: 'reset', payCode: '482915', before } as const),
  at: 1_000,
} as const
const state = (name: string, code?: string): PaymentState => ({ state: name, code })

const events = [...eventsOf(view), { type: 'TYPE', text: '48 2' }]
const states = ['init', ...LOADING, { paying: 'checking' }, { paying: 'waiting' }, 'settling', 'success', 'error']
const input = { kind: 'reset', begun: null } as const

function invariants() {
  let confirmed = 0
  let sent = 0
  let proof = false
  return ({ before: from, event, after, begun }: Step) => {
    if (event.type === 'CONFIRM' && from.matches('init') && after.matches('loading')) {
      confirmed += 1
      proof = false
      equal(from.context.payCode.length, 6)
    }
    sent += begun.filter((src) => src === 'submission').length
    equal(sent, confirmed)

    const output = 'output' in event ? (event.output as { kind?: string; state?: string } | undefined) : undefined
    if (from.matches('loading') && output?.kind === 'happened') proof = true
    if (from.matches({ paying: 'checking' }) && output?.state === 'DONE') proof = true
    if (after.matches('success') || after.matches('settling')) ok(proof)
    if (after.matches('paying')) ok(after.context.eventId !== null)
    if (after.hasTag('paying') || after.matches('settling')) equal(after.context.payCode, '')
    if (from.matches('error') && after.matches('init')) equal(after.context.payCode, from.context.payCode)
    equal(after.matches('error'), paymentTrouble(after.context) !== null)
  }
}

test('resetting keeps its invariants under random events', () => {
  const seen = walk({ machine: resetMachine, input, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((one) => JSON.stringify(one)).sort())
})

/** A payment with these check results in turn; the last one repeats. */
function pay(checks: (PaymentState | Failure)[], begun: { eventId: EventId; since: number } | null = null) {
  const clock = new SimulatedClock()
  const calls = { sent: 0, checked: 0, kept: [] as string[] }
  const machine = resetMachine.provide({
    actors: {
      submission: submissionOf<PaymentRequest, EventId | null>().provide({
        actors: {
          send: fromPromise<EventId | null, Confirmation<PaymentRequest>>(async () => (calls.sent++, eventId)),
        },
      }),
      checkPayment: fromPromise(async () => {
        const answer = checks[Math.min(calls.checked, checks.length - 1)]!
        calls.checked += 1
        if (answer instanceof Failure) throw answer
        return answer
      }),
      refresh: fromPromise(async () => {}),
    },
    actions: {
      keepPayment: (_, kept) => void calls.kept.push(`${kept.kind} ${kept.eventId} since ${kept.since}`),
      forgetPayment: (_, ended) => void calls.kept.push(`forgotten ${ended}`),
    },
  })
  const actor = createActor(machine, { input: { kind: 'initialize', begun }, clock }).start()
  const wait = () => waitFor(actor, (snapshot) => snapshot.matches({ paying: 'waiting' }))
  return { actor, clock, calls, wait }
}

const typed = (actor: ReturnType<typeof pay>['actor']) => actor.send({ type: 'TYPE', text: '482 913' })

test('polls a payment two seconds after each response until it is done', async () => {
  const { actor, clock, calls, wait } = pay([state('PENDING'), state('ON_ITS_WAY'), state('DONE')])
  typed(actor)
  actor.send(confirm)
  await wait()
  clock.increment(WALLET_POLL_MS - 1)
  expect(calls.checked).toBe(1)
  clock.increment(1)
  await wait()
  expect(calls.checked).toBe(2)
  clock.increment(WALLET_POLL_MS)
  await waitFor(actor, (snapshot) => snapshot.matches('success'))
  expect(calls.kept).toEqual(['initialize evt-1 since 1000', 'forgotten evt-1'])
})

test.each(['network', 'timeout', 'http', 'malformed', 'unauthorized', 'dropped', 'refused'] as const)(
  'a failed check (%s) is not a failed payment',
  async (kind) => {
    const { actor, clock, wait } = pay([
      // A refusal with this code is about the session, not the payment.
      new Failure(kind, { path: '/x', status: 500, code: LOGIN_NEEDED }),
      state('PENDING'),
      state('DONE'),
    ])
    typed(actor)
    actor.send(confirm)
    await wait()
    expect(actor.getSnapshot().context.missedChecks).toBe(1)
    clock.increment(WALLET_POLL_MS)
    await wait()
    expect(actor.getSnapshot().context.missedChecks).toBe(0)
    clock.increment(WALLET_POLL_MS)
    await waitFor(actor, (snapshot) => snapshot.matches('success'))
  },
)

test.each([
  ['PAYMENT_FAILED', undefined, '9900'],
  ['FAIL', '4003', '4003'],
])('%s with the code %s has the code %s', async (name, sent, code) => {
  const { actor, calls } = pay([state(name, sent)])
  typed(actor)
  actor.send(confirm)
  const end = await waitFor(actor, (snapshot) => snapshot.matches('error'))
  expect(paymentTrouble(end.context)).toMatchObject({ step: 'payment', failure: { code } })
  expect(calls.kept.at(-1)).toBe('forgotten evt-1')
})

test('resumes an earlier payment without sending anything', async () => {
  const { calls, wait } = pay([state('PENDING')], { eventId, since: 77 })
  await wait()
  expect(calls).toMatchObject({ sent: 0, checked: 1, kept: ['initialize evt-1 since 77'] })
})

test('a slow payment is marked as slow, and polling continues; once it fails, the next one begins anew', async () => {
  const checks: (PaymentState | Failure)[] = [state('PENDING')]
  const { actor, clock, calls, wait } = pay(checks)
  typed(actor)
  actor.send(confirm)
  await wait()
  for (let time = 0; time < PAYMENT_SLOW_MS + WALLET_POLL_MS; time += WALLET_POLL_MS) {
    clock.increment(WALLET_POLL_MS)
    await wait()
  }
  expect(actor.getSnapshot().context.isSlow).toBe(true)
  expect(calls.checked).toBeGreaterThan(30)
  checks.push(new Failure('network', { path: '/x' }))
  clock.increment(WALLET_POLL_MS)
  await wait()
  checks.push(state('FAIL'))
  clock.increment(WALLET_POLL_MS)
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'))
  expect(context).toMatchObject({ isSlow: false, missedChecks: 0 })
})
