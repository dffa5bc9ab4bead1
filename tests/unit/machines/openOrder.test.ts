import { expect, test } from 'vitest'
import { type Actor, createActor, fromPromise, SimulatedClock } from 'xstate'
import { confirmed } from '../../../gallery/view/samples.ts'
import { view } from '../../../gallery/views/openOrder.ts'
import { Failure } from '../../../src/api/failure.ts'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { OrderId } from '../../../src/api/scalars.ts'
import { REQUEST_DEADLINE_MS, VERIFY_EVERY_MS, VERIFY_FOR_MS } from '../../../src/constants/limits.ts'
import type { Verification } from '../../../src/domain/account/change.ts'
import {
  openOrderMachine,
  type OrderEnded,
  type PlacedIds,
  type OrderSubmission,
} from '../../../src/machines/openOrder.ts'
import { submissionOf } from '../../../src/machines/submission.ts'
import { size } from '../../proofs/reliability/figure.ts'
import { dice, eventsOf, paths } from './walk.ts'

const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 20 })
const request: OrderSubmission = { order, idsBefore: [], marketPrice: null }
const place = (key: string) => ({ type: 'CONFIRM', ...confirmed('order', request, key) }) as const
const id = OrderId.parse('o-1')
const refusal = new Failure('refused', { path: '/x', code: '1005' })
const lost = new Failure('timeout', { path: '/x' })

/** A promise settled from outside. */
interface Call<Answer> {
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

const newWorld = () => ({
  send: [] as Call<PlacedIds>[],
  check: [] as Call<Verification<PlacedIds>>[],
  refresh: [] as Call<void>[],
  sent: [] as string[],
})
let world = newWorld()
const pending = <Answer>(list: Call<Answer>[]) =>
  new Promise<Answer>((resolve, reject) => list.push({ resolve, reject }))

/** The machine with actors controlled by the test. */
const machine = openOrderMachine.provide({
  actors: {
    submission: submissionOf<OrderSubmission, PlacedIds>().provide({
      actors: {
        send: fromPromise(({ input }) => {
          world.sent.push(input.key)
          return pending(world.send)
        }),
        check: fromPromise(() => pending(world.check)),
      },
    }),
    refresh: fromPromise(() => pending(world.refresh)),
  },
})

function open() {
  world = newWorld()
  const clock = new SimulatedClock()
  const ended: OrderEnded[] = []
  const actor = createActor(machine, { clock })
  actor.on('*', (event) => ended.push(event))
  actor.start()
  return { actor, clock, calls: world, sent: world.sent, told: ended }
}

/** Long enough for settled promises to reach the machine. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}
const at = (actor: Actor<typeof openOrderMachine>) => JSON.stringify(actor.getSnapshot().value)

test.each([
  ['orders and balance are refreshed', 1, [id]],
  ['ten seconds, also without its id,', REQUEST_DEADLINE_MS, []],
])('announces an accepted order only after %s', async (_, ms, ids) => {
  const { actor, calls, clock, told, sent } = open()
  actor.send(place('k'))
  expect(actor.getSnapshot().hasTag('ready')).toBe(false)
  calls.send[0]!.resolve(ids)
  await settle()
  expect(at(actor)).toBe('"refreshing"')
  clock.increment(ms - 1)
  expect(told).toEqual([])

  clock.increment(1)
  if (ms === 1) calls.refresh[0]!.resolve()
  await settle()
  expect(told).toEqual([{ type: 'created', order, marketPrice: null, ids }])
  expect(actor.getSnapshot().hasTag('ready')).toBe(true)
  expect(sent).toEqual(['k'])
})

test('announces a rejection with its failure, and the form is ready again', async () => {
  const { actor, calls, told } = open()
  actor.send(place('k'))
  calls.send[0]!.reject(refusal)
  await settle()
  expect(told).toEqual([{ type: 'refused', order, failure: refusal }])
  expect(at(actor)).toBe('{"idle":"calm"}')
})

test('a lost response locks the form until the order is found', async () => {
  const { actor, calls, told } = open()
  actor.send(place('k'))
  calls.send[0]!.reject(lost)
  await settle()
  expect(actor.getSnapshot().hasTag('unknown')).toBe(true)
  actor.send(place('again'))
  actor.send({ type: 'STOP_CHECKING' })
  expect(actor.getSnapshot().hasTag('unknown')).toBe(true)

  calls.check[0]!.resolve({ found: [id] })
  await settle()
  calls.refresh[0]!.resolve()
  await settle()
  expect(told).toEqual([{ type: 'happened', order, marketPrice: null, ids: [id] }])
})

test('an order not found within 15 seconds and three conclusive checks is left to the user', async () => {
  const { actor, calls, clock, told, sent } = open()
  actor.send(place('k'))
  calls.send[0]!.reject(lost)
  for (let check = 0; check < 8; check += 1) {
    await settle()
    calls.check[check]!.resolve('notFound')
    await settle()
    clock.increment(VERIFY_EVERY_MS)
  }
  expect(told).toEqual([{ type: 'didNotHappen', order, failure: lost }])
  expect(at(actor)).toBe('{"idle":"notFound"}')
  expect(sent).toEqual(['k'])

  actor.send(place('second'))
  expect(sent).toEqual(['k', 'second'])
})

test('inconclusive checking can be stopped after 15 seconds, not before', async () => {
  const { actor, calls, clock, told } = open()
  actor.send(place('k'))
  calls.send[0]!.reject(lost)
  await settle()
  clock.increment(VERIFY_FOR_MS - 1)
  actor.send({ type: 'STOP_CHECKING' })
  expect(told).toEqual([])
  clock.increment(1)
  actor.send({ type: 'STOP_CHECKING' })
  expect(told).toEqual([{ type: 'outcomeUnknown', order }])
  actor.send({ type: 'DISMISS' })
  expect(at(actor)).toBe('{"idle":"calm"}')
})

const simple = paths(openOrderMachine, undefined, eventsOf(view), ({ value, context: { outcome } }) => [
  value,
  outcome?.kind,
])

test('every state can be reached, and returns to a ready form', () => {
  const reached = new Set(simple.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual([
    '"refreshing"',
    '{"idle":"calm"}',
    '{"idle":"notFound"}',
    '{"idle":"outcomeUnknown"}',
    '{"submitting":"sending"}',
    '{"submitting":{"unknown":"checking"}}',
    '{"submitting":{"unknown":"stillChecking"}}',
  ])
  const readyAfter = new Set(
    simple
      .filter(({ state }) => state.hasTag('ready'))
      .flatMap(({ steps }) =>
        steps.flatMap(({ before, after }) => [before, after]).map(({ value }) => JSON.stringify(value)),
      ),
  )
  expect([...reached].filter((state) => !readyAfter.has(state))).toEqual([])
})

test(`on all ${simple.length} simple paths an order is placed first, and nothing ends before its outcome`, () => {
  for (const { steps, state } of simple) {
    const types = steps.map(({ event }) => event.type)
    expect(types.length === 0 || types[0] === 'CONFIRM').toBe(true)
    expect(state.context.confirmed === null).toBe(types.length === 0)
    if (state.matches('submitting')) expect(state.context.outcome).toBeNull()
    if (state.matches('refreshing')) expect(['done', 'happened']).toContain(state.context.outcome?.kind)
    if (state.matches({ idle: 'notFound' })) expect(state.context.outcome?.kind).toBe('didNotHappen')
  }
})

const LIVES = size(2_000, 10_000)

test(`in ${LIVES} random runs each confirmation is sent once, succeeds only with a response, and can always be left`, async () => {
  const pick = dice(7)
  for (let life = 0; life < LIVES; life += 1) {
    const { actor, calls, clock, sent, told } = open()
    const accepted: string[] = []
    const good = { answered: 0, seen: 0 }
    const last = <Answer>(list: Call<Answer>[]) => list.splice(0)
    for (let step = 0; step < 24; step += 1) {
      const wasReady = actor.getSnapshot().hasTag('ready')
      const key = `${life}-${step}`
      const actions = [
        () => {
          actor.send(place(key))
          if (wasReady) accepted.push(key)
        },
        () => actor.send({ type: 'STOP_CHECKING' }),
        () => actor.send({ type: 'DISMISS' }),
        () =>
          last(calls.send).forEach((call) => {
            good.answered += 1
            call.resolve([id])
          }),
        () => last(calls.send).forEach((call) => call.reject(lost)),
        () => last(calls.send).forEach((call) => call.reject(refusal)),
        () =>
          last(calls.check).forEach((call) => {
            good.seen += 1
            call.resolve({ found: [id] })
          }),
        () => last(calls.check).forEach((call) => call.resolve(pick(2) ? 'notFound' : 'inconclusive')),
        () => last(calls.check).forEach((call) => call.reject(lost)),
        () => last(calls.refresh).forEach((call) => (pick(2) ? call.resolve() : call.reject(lost))),
        () => clock.increment(VERIFY_EVERY_MS),
        () => clock.increment(VERIFY_FOR_MS),
      ]
      actions[pick(actions.length)]!()
      if (pick(3)) await settle()
    }
    await settle()
    expect(sent).toEqual(accepted)
    expect(told.filter(({ type }) => type === 'created').length).toBeLessThanOrEqual(good.answered)
    expect(told.filter(({ type }) => type === 'happened').length).toBeLessThanOrEqual(good.seen)
    expect(told.length).toBeLessThanOrEqual(sent.length)

    // Every way out: calls end, time passes, or the user stops waiting.
    for (let round = 0; round < 6 && !actor.getSnapshot().hasTag('ready'); round += 1) {
      last(calls.send).forEach((call) => call.reject(lost))
      last(calls.check).forEach((call) => call.reject(lost))
      await settle()
      clock.increment(VERIFY_FOR_MS)
      actor.send({ type: 'STOP_CHECKING' })
    }
    expect(actor.getSnapshot().hasTag('ready')).toBe(true)
    actor.stop()
  }
})
