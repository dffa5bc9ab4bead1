import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { placement, view } from '../../../gallery/views/openOrder.ts'
import { REQUEST_DEADLINE_MS, VERIFY_FOR_MS } from '../../../src/constants/limits.ts'
import { openOrderMachine, type OrderEnded } from '../../../src/machines/openOrder.ts'
import { run } from './walk.ts'

const { order } = placement
const samples = view.events(undefined as never) // as its scene has none

/** What is told of an order after these events. */
const told = (...names: string[]) =>
  run(openOrderMachine, undefined, ...names.map((name) => samples[name]!)).actions.flatMap(
    ({ type, params }) => (type === 'xstate.emit' ? [(params as { event: OrderEnded }).event] : []), // as XState writes that action
  )

const created = { type: 'created', marketPrice: null, ids: ['sample'] }

test.each([
  ['is accepted, and orders and balance are refreshed', ['accepted'], 'refreshed', created],
  ['is accepted, and refreshing fails', ['accepted'], 'not-refreshed', created],
  ['is accepted, and refreshing takes too long', ['accepted'], 'refresh-too-slow', created],
  ['is found by a check', ['answer-lost', 'found'], 'refreshed', { ...created, type: 'happened' }],
  ['is refused', [], 'refused', { type: 'refused', failure: { code: '1005' } }],
  ['is not found', ['answer-lost'], 'not-found', { type: 'didNotHappen', failure: { kind: 'network' } }],
  ['is no longer checked for', ['answer-lost', 'fifteen-seconds'], 'stop-checking', { type: 'outcomeUnknown' }],
  ['breaks off', [], 'check-failed', { type: 'outcomeUnknown' }],
])('an order that %s is told of then, once', (_, before, last, ended) => {
  expect(told('place-long', ...before)).toEqual([])
  expect(told('place-long', ...before, last)).toMatchObject([{ ...ended, order }])
})

test('checking can be stopped after 15 seconds, not before, and refreshing takes ten seconds at most', () => {
  const clock = new SimulatedClock()
  const actor = createActor(openOrderMachine, { clock }).start()
  const send = (name: string) => actor.send(samples[name] as never) // the machine's types have no events of its actors
  const isReady = () => actor.getSnapshot().hasTag('ready')

  send('place-long')
  send('answer-lost')
  clock.increment(VERIFY_FOR_MS - 1)
  send('stop-checking')
  expect(isReady()).toBe(false)
  clock.increment(1)
  send('stop-checking')
  expect(isReady()).toBe(true)

  send('place-long')
  send('accepted')
  clock.increment(REQUEST_DEADLINE_MS - 1)
  expect(isReady()).toBe(false)
  clock.increment(1)
  expect(isReady()).toBe(true)
  actor.stop()
})
