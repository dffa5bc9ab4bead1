import { assign, setup } from 'xstate'
import type { FuturesProfile } from '../wire/user.ts'
import { promised } from './promised.ts'
import { type Outcome, submissionGuards, submissionOf } from './submission.ts'

export type RolloverEvent = { type: 'CHOOSE'; rollover: boolean } | { type: 'CONFIRM'; key: string } | { type: 'RETRY' }

/** Loads the rollover setting and saves it. Specification §4 "Rollover dialog". */
export const rolloverMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    context: {} as { profile: FuturesProfile | null; rollover: boolean },
    events: {} as RolloverEvent,
    tags: {} as 'underWay' | 'sending' | 'unknown',
  },
  actors: {
    load: promised<FuturesProfile, void>(),
    submission: submissionOf<boolean, void>(),
    /** Everything shown elsewhere is fresh when it resolves. */
    refresh: promised<void, void>(),
  },
  guards: {
    ...submissionGuards,
    settingIsSaved: (_, { kind }: Outcome<void>) => kind === 'done' || kind === 'happened',
  },
}).createMachine({
  id: 'rollover',
  meta: { title: 'Automatic rollover' },
  description: 'Switches the automatic rollover of contracts.',
  context: { profile: null, rollover: false },
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Loading the setting' },
      description: 'The current setting is being loaded.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'editing',
          actions: assign({ profile: ({ event }) => event.output, rollover: ({ event }) => event.output.contractRollover }),
          description: 'The setting comes.',
        },
        onError: { target: 'notLoaded', description: 'The setting does not come.' },
      },
    },
    notLoaded: {
      meta: { title: 'Setting not loaded', outcome: 'error' },
      description: 'The current setting could not be loaded, so there is nothing to change yet.',
      on: { RETRY: { target: 'init', description: 'The trader tries again.' } },
    },
    editing: {
      meta: { title: 'Choosing on or off' },
      description: 'Shows the setting and when it counts next.',
      on: {
        CHOOSE: { actions: assign({ rollover: ({ event }) => event.rollover }), description: 'The switch is turned.' },
        CONFIRM: { target: 'loading', description: 'The trader confirms.' },
      },
    },
    loading: {
      meta: { title: 'Under way' },
      description: 'Saved once. Nothing is heard until it is known how it ended.',
      tags: ['underWay', 'sending'],
      initial: 'sending',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context, event }) => ({ request: context.rollover, key: event.type === 'CONFIRM' ? event.key : '' }),
        onSnapshot: {
          guard: { type: 'answerWasLost', params: ({ event }) => event.snapshot },
          target: '.unknown',
          description: 'The answer is lost.',
        },
        onDone: [
          {
            guard: { type: 'settingIsSaved', params: ({ event }) => event.output },
            target: 'settling',
            description: 'The exchange accepts, or the profile says so.',
          },
          { target: 'error', description: 'The exchange refuses, or the profile has not changed.' },
        ],
      },
      states: {
        sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
        unknown: { meta: { title: 'Answer lost' }, description: 'No answer came. The profile is asked what is true.', tags: 'unknown' },
      },
    },
    settling: {
      meta: { title: 'Updating the rollover line' },
      description: 'Saved. The rollover line is brought up to date before the dialog says so.',
      tags: 'underWay',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: { target: 'success', description: 'The profile comes: the rollover line is fresh.' },
        onError: { target: 'success', description: 'The profile does not come; the next answer brings the line.' },
      },
    },
    success: { meta: { title: 'Saved', outcome: 'success' }, description: 'Saved, and shown everywhere.' },
    error: {
      meta: { title: 'Not saved', outcome: 'error' },
      description: 'Not saved.',
      on: { RETRY: { target: 'init', description: 'The trader tries again, from what the exchange says now.' } },
    },
  },
})
