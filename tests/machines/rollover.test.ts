import { equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { rolloverMachine } from '../../src/machines/rollover.ts'
import { Failure } from '../../src/wire/failure.ts'
import { getFuturesProfile } from '../../src/wire/user.ts'
import { answerLost, canReach, done, failed, paths, type Step, walk } from './walk.ts'

const profile = getFuturesProfile.response.parse({ nextRolloverDate: '2026-11-28T08:00:00Z', contractRollover: true })
const refusal = new Failure('refused', { path: '/x' })

const events = [
  { type: 'CHOOSE', rollover: true },
  { type: 'CHOOSE', rollover: false },
  { type: 'CONFIRM', key: 'k' },
  { type: 'RETRY' },
  done('load', profile),
  failed('load', refusal),
  answerLost('submission'),
  failed('submission', new Error('broken')),
  done('submission', { kind: 'done', answer: undefined }),
  done('submission', { kind: 'happened', answer: undefined }),
  done('submission', { kind: 'refused', failure: refusal }),
  done('submission', { kind: 'didNotHappen', failure: refusal }),
  done('refresh'),
  failed('refresh', refusal),
]
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

test('switching the rollover stays within its invariants, whatever comes', () => {
  const seen = walk({ machine: rolloverMachine, input: undefined, events, follow: invariants })
  expect([...seen].sort()).toEqual(states.map((state) => JSON.stringify(state)).sort())
})

test('every simple path has a way out at its end', () => {
  const simple = paths(rolloverMachine, undefined, events, ({ value, context }) => ({ value, on: context.rollover }))
  expect(simple.length).toBeGreaterThan(10)
  for (const { state } of simple) expect(canReach(rolloverMachine, state, events, isEnd)).toBe(true)
})
