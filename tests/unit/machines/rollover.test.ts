import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../../gallery/views/rollover.ts'
import { rolloverMachine } from '../../../src/machines/rollover.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

const events = eventsOf(view)
const states = ['init', 'notLoaded', 'editing', { loading: 'sending' }, { loading: 'unknown' }, 'settling', 'success', 'error']
const isEnd = (state: AnyMachineSnapshot) => ['success', 'error', 'notLoaded'].includes(String(state.value))

function invariants() {
  let sent = 0
  let confirmed = 0
  let proof = false
  return ({ before, event, after, begun }: Step) => {
    if (event.type === 'CONFIRM' && before.matches('editing')) confirmed += 1
    sent += begun.filter((src) => src === 'submission').length
    equal(sent, confirmed)

    if (!before.matches('loading') && after.matches('loading')) proof = false
    const answer = 'output' in event ? (event.output as { kind?: string } | undefined) : undefined
    if (before.matches('loading') && (answer?.kind === 'done' || answer?.kind === 'happened')) proof = true
    if (after.matches('success')) ok(proof)
    if (after.matches('editing')) ok(after.context.profile !== null)
  }
}

test('switching the rollover keeps its invariants under random events', () => {
  const seen = walk({ machine: rolloverMachine, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('every state can be left', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [value, context.rollover]
  expect(reach({ machine: rolloverMachine, events, key }, isEnd).stuck).toEqual([])
})
