import { assign, setup } from 'xstate'
import { type GateAnswers, gateOutcome } from '../domain/account/gate.ts'
import { endsSession, type Failure, failureOf } from '../api/failure.ts'
import { promised } from './promised.ts'
import { type Change, changeOf, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'

/** What the trader decides before the shell opens. Either may be sent twice without harm. */
export type Decision = { kind: 'agreement' } | { kind: 'rollover'; contractRollover: boolean }

export type GateEvent =
  /** The box "I accept the terms" is pressed. */
  | { type: 'TICK' }
  /** The terms are accepted; `key` is new for every confirmation. Contract §1. */
  | { type: 'SUBMIT'; key: string }
  /** The terms are not accepted: back to the main site. */
  | { type: 'CANCEL' }
  /** The rollover toggle is pressed. */
  | { type: 'TOGGLE' }
  | { type: 'SAVE'; key: string }
  | { type: 'BACK' }
  | { type: 'RETRY' }

interface Context extends Change<Decision> {
  /** Why something could not be loaded. */
  failure: Failure | null
  contractRollover: boolean
  /** What the four calls have said; null after a decision, so that they are made again. */
  answers: GateAnswers | null
}

const change = changeOf<Decision>()
const submit = {
  target: 'posting',
  actions: { type: 'confirm', params: ({ event: { key } }: { event: { key: string } }) => ({ request: { kind: 'agreement' as const }, key }) },
  description: 'The trader submits.',
} as const

/** The entry of the shell: may this trader enter, and is a decision needed first? Specification §2, §4. */
export const gateMachine = setup({
  types: typesOf<{
    input: { answers: GateAnswers }
    context: Context
    events: GateEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: {
    /** Resolves to these answers; if null, makes the four calls, past the cache. */
    load: promised<GateAnswers, GateAnswers | null>(),
    /** The current rollover setting; null if there is none yet. */
    loadSetting: promised<boolean | null, void>(),
    submission: change.submission,
  },
  actions: {
    leaveToMainSite: () => {},
    ...change.actions,
  },
  guards: {
    ...change.guards,
    futuresIsNotForUser: (_, answers: GateAnswers) => gateOutcome(answers) === 'redirect',
    termsAreNotAccepted: (_, answers: GateAnswers) => gateOutcome(answers) === 'consent',
    settingIsMissing: (_, answers: GateAnswers) => gateOutcome(answers) === 'rolloverSettings',
    sessionHasEnded: (_, failure: Failure) => endsSession(failure),
  },
}).createMachine({
  id: 'gate',
  meta: { title: 'Entry to futures' },
  description: 'The entry of the shell: may this trader in, and is something to be decided first?',
  context: ({ input: { answers } }) => ({ ...unconfirmed, failure: null, contractRollover: false, answers }),
  initial: 'loading',
  states: {
    loading: {
      meta: { title: 'Looking up the trader' },
      description: 'Availability, user profile, futures profile and configuration are asked for together.',
      entry: assign({ failure: null }),
      exit: assign({ answers: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { answers } }) => answers,
        onDone: [
          {
            guard: { type: 'futuresIsNotForUser', params: ({ event }) => event.output },
            target: 'redirecting',
            description: 'Futures is not for this trader: hidden, or in the EU without KYC.',
          },
          {
            guard: { type: 'termsAreNotAccepted', params: ({ event }) => event.output },
            target: 'consent',
            description: 'The terms are not accepted.',
          },
          {
            guard: { type: 'settingIsMissing', params: ({ event }) => event.output },
            target: 'rolloverSettings',
            description: 'There is no rollover setting: profile or configuration is missing.',
          },
          { target: 'app', description: 'All is in order.' },
        ],
        onError: [
          {
            guard: { type: 'sessionHasEnded', params: ({ event }) => failureOf(event.error) },
            target: 'leaving',
            description: 'The session is over.',
          },
          {
            target: 'loadingError',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            description: 'The exchange is silent, or one of the calls fails.',
          },
        ],
      },
    },
    loadingError: {
      meta: { title: 'Not looked up', outcome: 'error' },
      description: 'Availability or the user profile could not be had: nobody can say whether this trader may in.',
      on: { RETRY: { target: 'loading', description: 'The trader tries again.' } },
    },
    redirecting: {
      meta: { title: 'Sent to the main site' },
      description: 'Futures is not for this trader: on the way to the main site.',
      type: 'final',
      entry: 'leaveToMainSite',
    },
    leaving: {
      meta: { title: 'Session over' },
      description: 'The session has ended: the tab is on its way to the auth page.',
      type: 'final',
    },
    app: {
      meta: { title: 'Let in', outcome: 'success' },
      description: 'Open: the pages are shown.',
      type: 'final',
    },
    consent: {
      meta: { title: 'Terms of use' },
      description: 'The terms of use have not been accepted yet.',
      initial: 'unchecked',
      on: { CANCEL: { target: 'redirecting', description: 'The trader cancels.' } },
      states: {
        unchecked: {
          meta: { title: 'Box empty' },
          description: 'The box is empty; Submit is disabled.',
          on: { TICK: { target: 'checked', description: 'The trader ticks the box.' } },
        },
        checked: {
          meta: { title: 'Box ticked' },
          description: 'The box is ticked.',
          on: {
            TICK: { target: 'unchecked', description: 'The trader empties the box again.' },
            SUBMIT: submit,
          },
        },
        posting: change.submitting({
          title: 'Agreement sent',
          unknown: { description: 'The answer was lost. The profile, asked for again, tells whether the agreement arrived.' },
          refused: { target: 'failed', description: 'The agreement is refused.' },
          notFound: { target: 'failed', description: 'It turns out not accepted, or nobody can tell.' },
          done: [{ target: '#gate.loading', description: 'The agreement is taken: everything is asked for anew.' }],
        }),
        failed: {
          meta: { title: 'Not accepted', outcome: 'error' },
          description: 'The agreement was not accepted. The box stays ticked, and Submit may be pressed again.',
          exit: assign({ outcome: null }),
          on: {
            TICK: { target: 'unchecked', description: 'The trader empties the box again.' },
            SUBMIT: submit,
          },
        },
      },
    },
    rolloverSettings: {
      meta: { title: 'Rollover setting' },
      description: 'The futures profile or the configuration could not be had: the rollover setting is saved first.',
      initial: 'loadingSetting',
      states: {
        loadingSetting: {
          meta: { title: 'Setting on its way' },
          description: 'Asking for the present setting.',
          invoke: {
            id: 'loadSetting',
            src: 'loadSetting',
            onDone: {
              target: 'choosing',
              actions: assign({ contractRollover: ({ event }) => event.output ?? false }),
              description: 'The setting comes, or that there is none yet.',
            },
            onError: {
              target: 'loadFailed',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              description: 'The setting does not come.',
            },
          },
        },
        choosing: {
          meta: { title: 'Choosing on or off' },
          description: 'The toggle stands as the exchange has it, or as the trader has put it since.',
          on: {
            TOGGLE: {
              actions: assign({ contractRollover: ({ context }) => !context.contractRollover }),
              description: 'The switch is turned.',
            },
            SAVE: {
              target: 'saving',
              actions: {
                type: 'confirm',
                params: ({ context: { contractRollover }, event: { key } }) => ({ request: { kind: 'rollover', contractRollover }, key }),
              },
              description: 'The trader saves.',
            },
          },
        },
        saving: change.submitting({
          title: 'Choice sent',
          description: 'The setting is on its way. Sent twice it would say the same, so a lost answer may be repeated by hand.',
          unknown: { description: 'The answer was lost. Nothing is looked for: the trader may save again.' },
          refused: { target: 'saveFailed', description: 'It is refused.' },
          notFound: { target: 'saveFailed', description: 'It is not known to be saved.' },
          done: [{ target: '#gate.loading', description: 'It is saved: everything is asked for anew.' }],
        }),
        saveFailed: {
          meta: { title: 'Not saved', outcome: 'error' },
          description: 'The setting was not saved. Back leads to the toggle, which stands as it was put.',
          exit: assign({ outcome: null }),
          on: { BACK: { target: 'choosing', description: 'The trader goes back to the switch.' } },
        },
        loadFailed: {
          meta: { title: 'Setting not loaded', outcome: 'error' },
          description: 'The present setting could not be had. Back leads to the main site.',
          on: {
            BACK: { target: '#gate.redirecting', description: 'The trader goes back to the main site.' },
            RETRY: { target: '#gate.loading', description: 'The trader tries again.' },
          },
        },
      },
    },
  },
})
