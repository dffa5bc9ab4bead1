import { deepEqual, equal, ok } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { view } from '../../../gallery/views/gate.ts'
import { done, failed } from '../../../gallery/xstate.ts'
import { Failure } from '../../../src/api/failure.ts'
import type { Instant } from '../../../src/api/scalars.ts'
import { failureIn } from '../../../src/domain/account/change.ts'
import { type GateAnswers, gateOutcome } from '../../../src/domain/account/gate.ts'
import { gateMachine } from '../../../src/machines/gate.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

const CONFIRMED = Date.UTC(2026, 7, 23) as Instant

const answers = ({ hidden = false, inEu = false, kyc = true, consent = true, settings = true } = {}): GateAnswers => ({
  tabVisible: !hidden,
  profile: { isInEu: inEu, hasKyc: kyc, agreements: { futuresConfirmationDate: consent ? CONFIRMED : null } },
  settingsLoaded: settings,
})

const input = { answers: answers() }

const no = (kind: ConstructorParameters<typeof Failure>[0]) => new Failure(kind, { path: '/x' })
const events = [...eventsOf(view), failed('load', no('refused')), failed('load', no('dropped'))]

const states = [
  'loading',
  'loadingError',
  'redirecting',
  'leaving',
  'app',
  { consent: 'unchecked' },
  { consent: 'checked' },
  { consent: { posting: 'sending' } },
  { consent: { posting: 'unknown' } },
  { consent: 'failed' },
  { rolloverSettings: 'loadingSetting' },
  { rolloverSettings: 'choosing' },
  { rolloverSettings: { saving: 'sending' } },
  { rolloverSettings: { saving: 'unknown' } },
  { rolloverSettings: 'saveFailed' },
  { rolloverSettings: 'loadFailed' },
]

const isEnd = (state: AnyMachineSnapshot) => state.status === 'done'
const outputOf = (event: object) => ('output' in event ? (event.output as GateAnswers) : null)

const accepted = (state: AnyMachineSnapshot) => state.matches('consent') && !state.matches({ consent: 'unchecked' })

/** Nobody enters without the exchange's consent; one click of Submit or Save is one request; nothing is sent without a click. */
function invariants() {
  let ticked = false
  let confirmed = 0
  let sent = 0
  return ({ before, event, after, begun }: Step) => {
    if (before.matches('consent') && event.type === 'TICK' && !before.hasTag('underWay')) ticked = !ticked
    if (!before.matches('consent') && after.matches('consent')) ticked = false
    if (event.type === 'SUBMIT' && accepted(before) && !before.hasTag('underWay')) {
      confirmed += 1
      deepEqual({ type: 'SUBMIT', ...after.context.confirmed }, { ...event, wasSent: undefined })
    }
    if (event.type === 'SAVE' && before.matches({ rolloverSettings: 'choosing' })) {
      confirmed += 1
      deepEqual({ type: 'SAVE', ...after.context.confirmed }, { ...event, wasSent: undefined })
    }
    sent += begun.filter((src) => src === 'submission').length
    equal(sent, confirmed)

    if (after.matches('consent')) equal(accepted(after), ticked)
    if (!before.matches('app') && after.matches('app')) equal(gateOutcome(outputOf(event)!), 'app')
    if (after.matches('loadingError')) ok(after.context.failure)
    if (after.matches({ consent: 'failed' }) || after.matches({ rolloverSettings: 'saveFailed' }))
      ok(failureIn(after.context))
    if (after.matches({ consent: 'checked' }) || after.matches({ rolloverSettings: 'choosing' })) {
      equal(after.context.failure, null)
      equal(failureIn(after.context), null)
    }
  }
}

test('in random walks of 30 events nobody bypasses the gate, and nothing is sent twice or unasked', () => {
  walk({ machine: gateMachine, input, events, follow: invariants })
})

test('without a saved setting the rollover starts switched off', () => {
  const [start] = initialTransition(gateMachine, input)
  const asked = transition(gateMachine, start, done('load', answers({ settings: false })) as never)[0]
  const [choosing] = transition(gateMachine, asked, done('loadSetting', null) as never)
  expect(choosing.context.contractRollover).toBe(false)
})

test('every state can be reached, and from each a final one', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [value, context.contractRollover]
  const { states: reached, stuck } = reach({ machine: gateMachine, input, events, key }, isEnd)
  expect(reached).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
  expect(stuck).toEqual([])
})
