import { assign, setup } from 'xstate'
import type { FuturesProfile } from '../api/user.ts'
import { promised } from './promised.ts'
import { type Change, changeOf, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'

export type RolloverEvent = { type: 'CHOOSE'; rollover: boolean } | { type: 'CONFIRM'; key: string } | { type: 'RETRY' }

const change = changeOf<boolean>()

/** Loads the rollover setting and saves it. Specification §4 "Rollover dialog". */
export const rolloverMachine = setup({
  types: typesOf<{
    context: Change<boolean> & { profile: FuturesProfile | null; rollover: boolean }
    events: RolloverEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: {
    load: promised<FuturesProfile, void>(),
    submission: change.submission,
    /** Resolves once the data shown elsewhere is fresh. */
    refresh: promised<void, void>(),
  },
  guards: change.guards,
  actions: change.actions,
}).createMachine({
  id: 'rollover',
  meta: { title: 'Automatic rollover' },
  description: 'Switches the automatic rollover of contracts.',
  context: { ...unconfirmed, profile: null, rollover: false },
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
        CONFIRM: {
          target: 'loading',
          actions: { type: 'confirm', params: ({ context, event }) => ({ request: context.rollover, key: event.key }) },
          description: 'The trader confirms.',
        },
      },
    },
    loading: change.submitting({
      unknown: { description: 'No answer came. The profile is asked what is true.' },
      refused: { target: 'error', description: 'The exchange refuses.' },
      notFound: { target: 'error', description: 'It is not found: the profile has not changed.' },
      done: [{ target: 'settling', description: 'The exchange accepts, or the profile says so.' }],
    }),
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
