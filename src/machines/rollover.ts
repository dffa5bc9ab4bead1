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
      description: 'The current setting is being loaded.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'editing',
          actions: assign({ profile: ({ event }) => event.output, rollover: ({ event }) => event.output.contractRollover }),
          description: 'The exchange tells the setting.',
        },
        onError: { target: 'notLoaded', description: 'No answer, or a refusal.' },
      },
    },
    notLoaded: {
      description: 'The current setting could not be loaded, so there is nothing to change yet.',
      on: { RETRY: { target: 'init', description: 'The user asks again.' } },
    },
    editing: {
      description: 'Shows the setting and when it counts next.',
      on: {
        CHOOSE: { actions: assign({ rollover: ({ event }) => event.rollover }), description: 'The switch is turned.' },
        CONFIRM: { target: 'loading', description: 'The user confirms.' },
      },
    },
    loading: {
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
          description: 'The answer was lost.',
        },
        onDone: [
          {
            guard: { type: 'settingIsSaved', params: ({ event }) => event.output },
            target: 'settling',
            description: 'The exchange said yes, or the profile says so.',
          },
          { target: 'error', description: 'The exchange said no, or the profile has not changed.' },
        ],
      },
      states: {
        sending: { description: 'The request is on its way.' },
        unknown: { description: 'No answer came. The profile is asked what is true.', tags: 'unknown' },
      },
    },
    settling: {
      description: 'Saved. The rollover line is brought up to date before the dialog says so.',
      tags: 'underWay',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: { target: 'success', description: 'The rollover line is fresh.' },
        onError: { target: 'success', description: 'Saved all the same; the next answer brings the line.' },
      },
    },
    success: { description: 'Saved, and shown everywhere.' },
    error: {
      description: 'Not saved.',
      on: { RETRY: { target: 'init', description: 'The user starts over, from what the exchange says now.' } },
    },
  },
})
