import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import { type AnyMachineSnapshot, type EventObject, transition } from 'xstate'
import { stateTitle } from '../../../gallery/app/titles.ts'
import { charts } from '../../../gallery/chart/machines.ts'
import type { SampleEvent } from '../../../gallery/types.ts'
import { answerLost } from '../../../gallery/view/samples.ts'
import { views } from '../../../gallery/views/views.ts'
import { done, failed, shortestPaths, stateOf, takenBy } from '../../../gallery/xstate.ts'
import { failureIn, refusalIn } from '../../../src/domain/account/change.ts'
import { type GateAnswers, gateOutcome } from '../../../src/domain/account/gate.ts'
import { paymentTrouble } from '../../../src/machines/reset.ts'
import { eventsOf, type Step, stuck, walk } from './walk.ts'

/** Every machine that sends a change: those in the gallery that invoke a submission. */
const machines = charts.flatMap((chart) => {
  const view = views[chart.name]
  return view && chart.nodes.some(({ invokes }) => invokes.includes('submission'))
    ? [{ name: chart.name, chart, view }]
    : []
})

/** What random walks of a machine check beside what is true of every change. */
interface Own {
  /** The states in which a confirmation counts. */
  confirmsIn: (state: AnyMachineSnapshot) => boolean
  /** Beside those of its view, which show no order that is no longer listed. */
  events?: SampleEvent[]
  /** Proves the change without an answer to it. */
  isProof?: (step: Step) => boolean
  /** Its failures are told once, by an event, and stay in its context. */
  keepsOutcome?: boolean
  /** Called for each sequence: the check of its steps. */
  check?: () => (step: Step) => void
}

const outputOf = (event: object) => ('output' in event ? event.output : null)

function inDialog({ after }: Step) {
  equal(after.matches('loading') || after.matches('settling'), after.hasTag('underWay'))
  equal(after.matches('error'), refusalIn(after.context) !== null)
}

/** Nobody enters without the exchange's consent, or submits without a tick. */
function entersByConsent() {
  let isTicked = false
  return ({ before, event, after }: Step) => {
    if (before.matches('consent') && event.type === 'TICK' && !before.hasTag('underWay')) isTicked = !isTicked
    if (!before.matches('consent') && after.matches('consent')) isTicked = false
    if (after.matches('consent')) equal(!after.matches({ consent: 'unchecked' }), isTicked)
    if (after.matches('app')) equal(gateOutcome(outputOf(event) as GateAnswers), 'app') // as answered to `load`
    if (after.matches('loadingError')) ok(after.context.failure)
    if (after.matches({ rolloverSettings: 'choosing' })) equal(after.context.failure, null)
  }
}

/** A balance is paid only if the exchange or a check says so, and its code is forgotten once it is used. */
function paysByCode() {
  let isPaid = false
  return ({ before, event, after }: Step) => {
    if (before.matches('init') && after.matches('loading')) {
      isPaid = false
      equal(before.context.payCode.length, 6)
    }
    const output = outputOf(event) as { kind?: string; state?: string } | null | undefined // of a submission, or of a check
    if (before.matches('loading') && output?.kind === 'happened') isPaid = true
    if (before.matches({ paying: 'checking' }) && output?.state === 'DONE') isPaid = true
    if (after.matches('success') || after.matches('settling')) ok(isPaid)
    if (after.matches('paying')) ok(after.context.eventId !== null)
    if (after.hasTag('paying') || after.matches('settling')) equal(after.context.payCode, '')
    if (before.matches('error') && after.matches('init')) equal(after.context.payCode, before.context.payCode)
    equal(after.matches('error'), paymentTrouble(after.context) !== null)
  }
}

const OWN: Record<string, Own> = {
  closeOrder: {
    confirmsIn: (state) => state.matches('init'),
    events: [done('refresh', null)],
    isProof: ({ before, event }) => before.matches('notArrived') && event.type === 'SEEN',
    check: () => (step) => {
      inDialog(step)
      // Its own close arrived late: nobody else closed it.
      if (step.before.matches('notArrived')) equal(step.after.matches('gone'), false)
    },
  },
  gate: {
    confirmsIn: (state) =>
      (state.matches('consent') && !state.matches({ consent: 'unchecked' })) ||
      state.matches({ rolloverSettings: 'choosing' }),
    check: entersByConsent,
  },
  joinContest: { confirmsIn: (state) => state.matches({ init: 'checked' }), check: () => inDialog },
  levels: {
    confirmsIn: (state) => state.matches('init'),
    events: [{ type: 'SEEN', order: null }, done('refresh', null)],
    check: () => inDialog,
  },
  openOrder: {
    confirmsIn: (state) => state.matches('idle'),
    keepsOutcome: true,
    check: () => (step) => {
      const kind = step.after.context.outcome?.kind
      if (step.after.matches('submitting')) equal(kind, undefined)
      if (step.after.matches('refreshing')) ok(kind === 'done' || kind === 'happened')
      if (step.after.matches({ idle: 'notFound' })) equal(kind, 'didNotHappen')
    },
  },
  reset: {
    confirmsIn: (state) => state.matches('init'),
    events: [{ type: 'TYPE', text: '48 2' }],
    check: paysByCode,
  },
  rollover: {
    confirmsIn: (state) => state.matches('editing'),
    check: () => (step) => {
      if (step.after.matches('editing')) ok(step.after.context.profile !== null)
    },
  },
}

test('every machine that sends a change says where it is confirmed', () => {
  expect(machines.map(({ name }) => name).toSorted()).toEqual(Object.keys(OWN))
})

describe.each(machines)('$name', ({ name, chart, view }) => {
  const { machine } = chart
  const own = OWN[name] ?? expect.fail('see above')
  const input = Object.values(view.scenes)[0]?.input
  const events = eventsOf(view)
  const key = ({ value, context }: AnyMachineSnapshot) => [value, view.key?.(context as never) ?? null]
  const after = (from: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(machine, from, event)[0]
  const outcomes = new Map(chart.nodes.map(({ path, outcome }) => [path, outcome]))
  const outcomeOf = (state: AnyMachineSnapshot) => outcomes.get(stateOf(state))
  const paths = shortestPaths(machine, { input, events: () => events, key })
  const sending = paths.find(({ state }) => state.hasTag('unsettled'))?.state ?? expect.fail('nothing is sent')
  const lost = after(sending, answerLost)

  /** For one sequence. */
  function sentOnce() {
    const check = own.check?.()
    let confirmed = 0
    let sent = 0
    let isProven = false
    return (step: Step) => {
      const { before, event, after: now, begun } = step
      const { context } = now
      const isBegun = !before.hasTag('unsettled') && now.hasTag('unsettled')
      if ('key' in event && own.confirmsIn(before) && isBegun) {
        confirmed += 1
        isProven = false
        deepEqual({ type: event.type, ...context.confirmed }, { ...event, wasSent: undefined })
      }
      sent += begun.filter((src) => src === 'submission').length
      equal(sent, confirmed)
      const output = outputOf(event) as { kind?: string } | null | undefined // a submission's outcome has one
      const isAnswer = before.hasTag('unsettled') && (output?.kind === 'done' || output?.kind === 'happened')
      if (isAnswer || own.isProof?.(step)) isProven = true
      if (outcomeOf(now) === 'success' && confirmed > 0) ok(isProven)
      // Cleared once it is left, so that trying again does not show it.
      if (failureIn(context) !== null && !own.keepsOutcome) equal(outcomeOf(now), 'error')
      check?.(step)
    }
  }

  test('in random walks each confirmation is sent once, success needs an answer or a proof, and a failure is shown until it is left', () => {
    walk({ machine, input, events: [...events, ...(own.events ?? [])], follow: sentOnce })
  })

  test('records a lost response once: later checks change nothing', () => {
    expect(sending.hasTag('unknown')).toBe(false)
    expect(lost.hasTag('unknown')).toBe(true)
    expect(takenBy(machine, lost, answerLost)).toEqual([])
  })

  test.each([
    ['on its way', sending],
    ['lost', lost],
  ])('ends in a state with a text if the submission itself throws while the change is %s', (_, state) => {
    const broken = after(state, failed('submission', new Error('broken')))
    expect(broken.status).toBe('active')
    expect(broken.hasTag('underWay')).toBe(false)
    expect(outcomeOf(broken)).toBe('error')
    expect(stateTitle(chart, stateOf(broken))).toMatch(/^[A-Z]/)
  })

  test('from every state a settled one can be reached', () => {
    expect(stuck({ machine, input, events, key }, (state) => !state.hasTag('underWay'))).toEqual([])
  })
})
