import { assign, setup } from 'xstate'
import { endsSession, type Failure, failureOf } from '../api/failure.ts'
import { type Change, type Confirmation, noChange } from '../domain/account/change.ts'
import { type GateAnswers, gateOutcome } from '../domain/account/gate.ts'
import { changeOf } from './change.ts'
import { promiseActor, typesOf } from './typesOf.ts'

/** What the trader decides before the shell opens. Sending either twice is harmless. */
export type Decision = { kind: 'agreement' } | { kind: 'rollover'; contractRollover: boolean }

export type GateEvent =
  /** Toggles the box "I accept the terms". */
  | { type: 'TICK' }
  /** Accepts the terms. */
  | ({ type: 'SUBMIT' } & Confirmation<Decision>)
  /** Declines the terms: back to the main site. */
  | { type: 'CANCEL' }
  /** Toggles the rollover setting. */
  | { type: 'TOGGLE' }
  | ({ type: 'SAVE' } & Confirmation<Decision>)
  | { type: 'BACK' }
  | { type: 'RETRY' }

interface Context extends Change<Decision> {
  /** Why something could not be loaded. */
  failure: Failure | null
  contractRollover: boolean
  /** Responses of the four requests; null after a decision, so that they are sent again. */
  answers: GateAnswers | null
}

const change = changeOf<Decision>()
const submit = {
  target: 'posting',
  actions: change.confirm,
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
    /** Resolves to these responses; if null, sends the four requests, bypassing the cache. */
    load: promiseActor<GateAnswers, GateAnswers | null>(),
    /** The current rollover setting; null if there is none yet. */
    loadSetting: promiseActor<boolean | null, void>(),
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
  meta: { title: 'Entry to Futures' },
  description: 'Decides whether the trader may enter Futures and what they must accept or choose first.',
  context: ({ input: { answers } }) => ({ ...noChange, failure: null, contractRollover: false, answers }),
  initial: 'loading',
  states: {
    loading: {
      meta: { title: 'Checking access' },
      description: 'Loads availability, user profile, futures profile and configuration together.',
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
            description: 'Futures not available: hidden, or in the EU without KYC.',
          },
          {
            guard: { type: 'termsAreNotAccepted', params: ({ event }) => event.output },
            target: 'consent',
            description: 'Terms not accepted yet.',
          },
          {
            guard: { type: 'settingIsMissing', params: ({ event }) => event.output },
            target: 'rolloverSettings',
            description: 'Rollover setting missing: no profile or configuration.',
          },
          { target: 'app', description: 'Access granted.' },
        ],
        onError: [
          {
            guard: { type: 'sessionHasEnded', params: ({ event }) => failureOf(event.error) },
            target: 'leaving',
            description: 'Session ended.',
          },
          {
            target: 'loadingError',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
            description: 'A request failed or got no answer.',
          },
        ],
      },
    },
    loadingError: {
      meta: { title: 'Access unknown', outcome: 'error' },
      description: 'Availability or profile could not be loaded, so access cannot be decided.',
      on: { RETRY: { target: 'loading', description: 'The trader tries again.' } },
    },
    redirecting: {
      meta: { title: 'Redirecting to the main site' },
      description: 'Futures is not available to the trader, or they cancelled; the main site opens.',
      type: 'final',
      entry: 'leaveToMainSite',
    },
    leaving: {
      meta: { title: 'Session ended' },
      description: 'The session has ended, and the login page opens.',
      type: 'final',
    },
    app: {
      meta: { title: 'Access granted', outcome: 'success' },
      description: 'The pages are shown.',
      type: 'final',
    },
    consent: {
      meta: { title: 'Terms of use' },
      description: 'Asks the trader to accept the terms of use.',
      initial: 'unchecked',
      on: { CANCEL: { target: 'redirecting', description: 'The trader cancels.' } },
      states: {
        unchecked: {
          meta: { title: 'Box not ticked' },
          description: 'The box is not ticked; Submit is disabled.',
          on: { TICK: { target: 'checked', description: 'The trader ticks the box.' } },
        },
        checked: {
          meta: { title: 'Box ticked' },
          description: 'The box is ticked.',
          on: {
            TICK: { target: 'unchecked', description: 'The trader clears the box.' },
            SUBMIT: submit,
          },
        },
        posting: change.underWay({
          title: 'Submitting the agreement',
          unknown: { description: 'Reloads the profile to see whether the agreement arrived.' },
          refused: { target: 'failed', description: 'Agreement rejected.' },
          notFound: { target: 'failed', description: 'Consent not confirmed.' },
          done: [{ target: '#gate.loading', description: 'Agreement accepted: access is checked again.' }],
        }),
        failed: change.failed({
          meta: { title: 'Not accepted', outcome: 'error' },
          description: 'The agreement was not accepted; the box stays ticked, and the trader can submit again.',
          on: {
            TICK: { target: 'unchecked', description: 'The trader clears the box.' },
            SUBMIT: submit,
          },
        }),
      },
    },
    rolloverSettings: {
      meta: { title: 'Rollover setting' },
      description: 'The futures profile or configuration is missing, so the trader saves the rollover setting first.',
      initial: 'loadingSetting',
      states: {
        loadingSetting: {
          meta: { title: 'Loading the setting' },
          description: 'Loads the current setting.',
          invoke: {
            id: 'loadSetting',
            src: 'loadSetting',
            onDone: {
              target: 'choosing',
              actions: assign({ contractRollover: ({ event }) => event.output ?? false }),
              description: 'Setting loaded, or none saved yet.',
            },
            onError: {
              target: 'loadFailed',
              actions: assign({ failure: ({ event }) => failureOf(event.error) }),
              description: 'Setting not loaded.',
            },
          },
        },
        choosing: {
          meta: { title: 'Choosing on or off' },
          description: 'The switch shows the saved setting, or the trader’s unsaved choice.',
          on: {
            TOGGLE: {
              actions: assign({ contractRollover: ({ context }) => !context.contractRollover }),
              description: 'The trader flips the switch.',
            },
            SAVE: {
              target: 'saving',
              actions: change.confirm,
              description: 'The trader saves.',
            },
          },
        },
        saving: change.underWay({
          title: 'Saving the choice',
          description: 'Waits for the answer; saving twice is harmless.',
          unknown: { description: 'The answer was lost; there is nothing to check, since the trader can save again.' },
          refused: { target: 'saveFailed', description: 'Request rejected.' },
          notFound: { target: 'saveFailed', description: 'Save not confirmed.' },
          done: [{ target: '#gate.loading', description: 'Saved: access is checked again.' }],
        }),
        saveFailed: change.failed({
          meta: { title: 'Not saved', outcome: 'error' },
          description:
            'The setting was rejected, or its answer was lost; Back returns to the switch with the trader’s choice.',
          on: { BACK: { target: 'choosing', description: 'The trader goes back to the switch.' } },
        }),
        loadFailed: {
          meta: { title: 'Setting not loaded', outcome: 'error' },
          description: 'The current setting could not be loaded; Back opens the main site.',
          on: {
            BACK: { target: '#gate.redirecting', description: 'The trader goes back to the main site.' },
            RETRY: { target: '#gate.loading', description: 'The trader tries again.' },
          },
        },
      },
    },
  },
})
