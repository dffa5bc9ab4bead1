import { assign, setup } from 'xstate'
import { type GateAnswers, type GateOutcome, gateOutcome } from '../domain/gate.ts'
import { type Failure, failureOf, isUncertain } from '../wire/failure.ts'
import { promised } from './promised.ts'

export type GateEvent =
  /** The box "I accept the terms" is pressed. */
  | { type: 'TICK' }
  /** The terms are accepted; the key is this confirmation's own. Contract §1. */
  | { type: 'SUBMIT'; key: string }
  /** The terms are not accepted: back to the main site. */
  | { type: 'CANCEL' }
  /** The rollover toggle is pressed. */
  | { type: 'TOGGLE' }
  | { type: 'SAVE'; key: string }
  | { type: 'BACK' }
  | { type: 'RETRY' }

interface Context {
  /** What went wrong last; shown where it happened. */
  failure: Failure | null
  contractRollover: boolean
  /** What was asked once has to be asked anew. */
  again: boolean
}

/** The session is on its way out: nothing is wrong with the gate, and nothing is to be said. */
const isSessionEnd = (failure: Failure) => failure.kind === 'unauthorized' || failure.kind === 'dropped'

/** The entry of the shell: may this user in, and is something to be decided first? Specification §2, §4. */
export const gateMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    context: {} as Context,
    events: {} as GateEvent,
    // What the screen shows, where several states look the same.
    tags: {} as 'accepted' | 'sending' | 'choosing',
  },
  actors: {
    /** The four calls, together; `again` asks past what is kept. */
    load: promised<GateAnswers, { again: boolean }>(),
    sendAgreement: promised<unknown, { key: string }>(),
    /** The rollover setting as the exchange has it; null where there is none yet. */
    loadSetting: promised<boolean | null, void>(),
    saveSetting: promised<unknown, { contractRollover: boolean; key: string }>(),
  },
  actions: {
    leaveToMainSite: () => {},
  },
  guards: {
    leadsTo: (_, { answers, outcome }: { answers: GateAnswers; outcome: GateOutcome }) => gateOutcome(answers) === outcome,
  },
}).createMachine({
  id: 'gate',
  description: 'The entry of the shell: may this user in, and is something to be decided first?',
  context: { failure: null, contractRollover: false, again: false },
  initial: 'loading',
  states: {
    loading: {
      description: 'Availability, user profile, futures profile and configuration are asked for together.',
      entry: assign({ failure: null }),
      exit: assign({ again: true }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { again } }) => ({ again }),
        onDone: [
          { guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'redirect' }) }, target: 'redirecting' },
          { guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'consent' }) }, target: 'consent' },
          { guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'rolloverSettings' }) }, target: 'rolloverSettings' },
          { target: 'app' },
        ],
        onError: [
          { guard: ({ event }) => isSessionEnd(failureOf(event.error)), target: 'leaving' },
          { target: 'loadingError', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    loadingError: {
      description: 'Availability or the user profile could not be had: nobody can say whether this user may in.',
      on: { RETRY: 'loading' },
    },
    redirecting: {
      description: 'Futures is not for this user: on the way to the main site.',
      type: 'final',
      entry: 'leaveToMainSite',
    },
    leaving: {
      description: 'The session has ended: the tab is on its way to the auth page.',
      type: 'final',
    },
    app: {
      description: 'Open: the pages are shown.',
      type: 'final',
    },
    consent: {
      description: 'The terms of use have not been accepted yet.',
      initial: 'unchecked',
      on: { CANCEL: 'redirecting' },
      states: {
        unchecked: {
          description: 'The box is empty; Submit is disabled.',
          on: { TICK: 'checked' },
        },
        checked: {
          description: 'The box is ticked.',
          tags: 'accepted',
          on: { TICK: 'unchecked', SUBMIT: 'posting' },
        },
        posting: {
          description: 'The agreement is on its way.',
          tags: ['accepted', 'sending'],
          invoke: {
            id: 'sendAgreement',
            src: 'sendAgreement',
            // Entered by SUBMIT alone.
            input: ({ event }) => ({ key: event.type === 'SUBMIT' ? event.key : '' }),
            onDone: '#gate.loading',
            onError: [
              {
                guard: ({ event }) => isUncertain(failureOf(event.error)),
                target: 'verifying',
                actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
            ],
          },
        },
        verifying: {
          description: 'The answer was lost. The profile, asked for again, tells whether the agreement arrived.',
          tags: ['accepted', 'sending'],
          invoke: {
            id: 'verify',
            src: 'load',
            input: { again: true },
            onDone: [
              { guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'consent' }) }, target: 'failed' },
              { guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'redirect' }) }, target: '#gate.redirecting' },
              {
                guard: { type: 'leadsTo', params: ({ event }) => ({ answers: event.output, outcome: 'rolloverSettings' }) },
                target: '#gate.rolloverSettings',
              },
              { target: '#gate.app' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description: 'The agreement was not accepted. The box stays ticked, and Submit may be pressed again.',
          tags: 'accepted',
          exit: assign({ failure: null }),
          on: { TICK: 'unchecked', SUBMIT: 'posting' },
        },
      },
    },
    rolloverSettings: {
      description: 'The futures profile or the configuration could not be had: the rollover setting is saved first.',
      initial: 'loadingSetting',
      entry: assign({ failure: null }),
      states: {
        loadingSetting: {
          description: 'Asking for the present setting.',
          invoke: {
            id: 'loadSetting',
            src: 'loadSetting',
            onDone: { target: 'choosing', actions: assign({ contractRollover: ({ event }) => event.output ?? false }) },
            onError: { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
          },
        },
        choosing: {
          description: 'The toggle stands as the exchange has it, or as the user has put it since.',
          tags: 'choosing',
          on: {
            TOGGLE: { actions: assign({ contractRollover: ({ context }) => !context.contractRollover }) },
            SAVE: 'saving',
          },
        },
        saving: {
          description: 'The setting is on its way. Sent twice it would say the same, so a lost answer may be repeated by hand.',
          tags: ['choosing', 'sending'],
          invoke: {
            id: 'saveSetting',
            src: 'saveSetting',
            input: ({ context, event }) => ({
              contractRollover: context.contractRollover,
              // Entered by SAVE alone.
              key: event.type === 'SAVE' ? event.key : '',
            }),
            onDone: '#gate.loading',
            onError: { target: 'saveFailed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
          },
        },
        saveFailed: {
          description: 'The setting was not saved. Back leads to the toggle, which stands as it was put.',
          exit: assign({ failure: null }),
          on: { BACK: 'choosing' },
        },
        loadFailed: {
          description: 'The present setting could not be had. Back leads to the main site.',
          on: { BACK: '#gate.redirecting', RETRY: '#gate.loading' },
        },
      },
    },
  },
})
