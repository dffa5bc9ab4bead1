import { equal, ok } from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { view } from '../../gallery/views/gate.ts'
import { failed } from '../../gallery/xstate.ts'
import { type GateAnswers, type GateOutcome, gateOutcome } from '../../src/domain/gate.ts'
import { gateMachine } from '../../src/machines/gate.ts'
import type { Instant } from '../../src/wire/scalars.ts'
import { Failure } from '../../src/wire/failure.ts'
import { eventsOf, reach, type Step, walk } from './walk.ts'

const CONFIRMED = Date.UTC(2026, 7, 23) as Instant

const answers = ({ hidden = false, inEu = false, kyc = true, consent = true, settings = true } = {}): GateAnswers => ({
  tabVisible: !hidden,
  profile: { isInEu: inEu, hasKyc: kyc, agreements: { futuresConfirmationDate: consent ? CONFIRMED : null } },
  settingsLoaded: settings,
})

describe('where the entry leads: the first that holds', () => {
  const yesNo = [true, false]
  const all = yesNo.flatMap((hidden) =>
    yesNo.flatMap((inEu) => yesNo.flatMap((kyc) => yesNo.flatMap((consent) => yesNo.map((settings) => ({ hidden, inEu, kyc, consent, settings }))))),
  )
  const expected = ({ hidden, inEu, kyc, consent, settings }: (typeof all)[number]): GateOutcome =>
    hidden ? 'redirect' : inEu && !kyc ? 'redirect' : !consent ? 'consent' : !settings ? 'rolloverSettings' : 'app'

  test.each(all)('%o', (user) => {
    expect(gateOutcome(answers(user))).toBe(expected(user))
  })

  test('KYC is asked of users in the EU alone', () => {
    expect(gateOutcome(answers({ inEu: false, kyc: false }))).toBe('app')
  })
})

const no = (kind: ConstructorParameters<typeof Failure>[0]) => new Failure(kind, { path: '/x' })
const events = [
  ...eventsOf(view),
  failed('load', no('refused')),
  failed('load', no('dropped')),
  failed('sendAgreement', no('timeout')),
  failed('saveSetting', no('network')),
]

const states = [
  'loading',
  'loadingError',
  'redirecting',
  'leaving',
  'app',
  { consent: 'unchecked' },
  { consent: 'checked' },
  { consent: 'posting' },
  { consent: 'verifying' },
  { consent: 'failed' },
  { rolloverSettings: 'loadingSetting' },
  { rolloverSettings: 'choosing' },
  { rolloverSettings: 'saving' },
  { rolloverSettings: 'saveFailed' },
  { rolloverSettings: 'loadFailed' },
]

const isEnd = (state: AnyMachineSnapshot) => state.status === 'done'
const outputOf = (event: object) => ('output' in event ? (event.output as GateAnswers) : null)

/** Nobody gets in without the exchange's own yes; one press of Submit or Save is one request; nothing is sent unasked. */
function invariants() {
  let ticked = false
  let submitted = 0
  let saved = 0
  let sentAgreements = 0
  let sentSettings = 0
  return ({ before, event, after, begun }: Step) => {
    if (before.matches('consent') && event.type === 'TICK' && !before.hasTag('sending')) ticked = !ticked
    if (!before.matches('consent') && after.matches('consent')) ticked = false
    if (event.type === 'SUBMIT' && before.hasTag('accepted') && !before.hasTag('sending')) submitted += 1
    if (event.type === 'SAVE' && before.matches({ rolloverSettings: 'choosing' })) saved += 1
    sentAgreements += begun.filter((src) => src === 'sendAgreement').length
    sentSettings += begun.filter((src) => src === 'saveSetting').length
    equal(sentAgreements, submitted)
    equal(sentSettings, saved)

    if (after.matches('consent')) equal(after.hasTag('accepted'), ticked)
    if (!before.matches('app') && after.matches('app')) equal(gateOutcome(outputOf(event)!), 'app')
    if (after.matches('loadingError') || after.matches({ consent: 'failed' })) ok(after.context.failure)
    if (after.matches({ consent: 'checked' }) || after.matches({ rolloverSettings: 'choosing' })) equal(after.context.failure, null)
  }
}

test('10,000 walks of 30 events: nobody slips in, nothing is sent twice or unasked', () => {
  walk({ machine: gateMachine, events, follow: invariants })
})

test('every state can be reached, and from each there is a way on to an end', () => {
  const key = ({ value, context }: AnyMachineSnapshot) => [value, context.contractRollover]
  const { states: reached, stuck } = reach({ machine: gateMachine, events, key }, isEnd)
  expect(reached).toEqual(states.map((state) => JSON.stringify(state)).toSorted())
  expect(stuck).toEqual([])
})
