import { ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { view } from '../../../gallery/views/rollover.ts'
import { rolloverMachine } from '../../../src/machines/rollover.ts'
import { eventsOf, sentOnce, type Step, walk, LOADING } from './walk.ts'

const events = eventsOf(view)
const states = ['init', 'notLoaded', 'editing', ...LOADING, 'settling', 'success', 'error']

function invariants() {
  const once = sentOnce({ isConfirmed: ({ before, event }) => event.type === 'CONFIRM' && before.matches('editing') })
  return (step: Step) => {
    once(step)
    if (step.after.matches('editing')) ok(step.after.context.profile !== null)
  }
}

test('switching the rollover keeps its invariants under random events', () => {
  const seen = walk({ machine: rolloverMachine, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})
