import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../api/failure.ts'
import type { FuturesProfile } from '../api/user.ts'
import { type Change, type Confirmation, noChange } from '../domain/account/change.ts'
import { changeOf } from './change.ts'
import { promiseActor, typesOf } from './typesOf.ts'

type RolloverEvent =
  | { type: 'CHOOSE'; rollover: boolean }
  | ({ type: 'CONFIRM' } & Confirmation<boolean>)
  | { type: 'RETRY' }

const change = changeOf<boolean>()

/** Loads the rollover setting and saves it. Specification §4 "Rollover dialog". */
export const rolloverMachine = setup({
  types: typesOf<{
    context: Change<boolean> & { profile: FuturesProfile | null; rollover: boolean; notLoaded: Failure | null }
    events: RolloverEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: {
    load: promiseActor<FuturesProfile, void>(),
    submission: change.submission,
    /** Resolves once the data shown elsewhere is fresh. */
    refresh: promiseActor<void, void>(),
  },
  guards: change.guards,
  actions: change.actions,
}).createMachine({
  id: 'rollover',
  meta: { title: 'Automatic rollover' },
  description: 'Turns the automatic rollover of contracts on or off.',
  context: { ...noChange, profile: null, rollover: false, notLoaded: null },
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Loading the setting' },
      description: 'Loads the current setting.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'editing',
          actions: assign({
            profile: ({ event }) => event.output,
            rollover: ({ event }) => event.output.contractRollover,
          }),
          description: 'Setting loaded.',
        },
        onError: {
          target: 'notLoaded',
          actions: assign({ notLoaded: ({ event }) => failureOf(event.error) }),
          description: 'Setting not loaded.',
        },
      },
    },
    notLoaded: {
      meta: { title: 'Setting not loaded', outcome: 'error' },
      description: 'The current setting could not be loaded, so there is nothing to change yet.',
      on: { RETRY: { target: 'init', description: 'The trader tries again.' } },
    },
    editing: {
      meta: { title: 'Choosing on or off' },
      description: 'Shows the setting and the next rollover date.',
      on: {
        CHOOSE: {
          actions: assign({ rollover: ({ event }) => event.rollover }),
          description: 'The trader flips the switch.',
        },
        CONFIRM: {
          target: 'loading',
          actions: change.confirm,
          description: 'The trader confirms.',
        },
      },
    },
    loading: change.underWay({
      unknown: { description: 'Checks the profile for the outcome; nothing is sent again.' },
      refused: { target: 'error', description: 'Request rejected.' },
      notFound: { target: 'error', description: 'Not found: the profile is unchanged.' },
      done: [{ target: 'settling', description: 'Request accepted, or a check found the profile changed.' }],
    }),
    settling: {
      meta: { title: 'Refreshing the setting' },
      description: 'Saved; refreshes the profile before showing the outcome.',
      tags: 'underWay',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: { target: 'success', description: 'Profile refreshed.' },
        onError: { target: 'success', description: 'Refresh failed; the next poll will catch up.' },
      },
    },
    success: { meta: { title: 'Saved', outcome: 'success' }, description: 'The new setting is shown everywhere.' },
    error: change.failed({
      meta: { title: 'Not saved', outcome: 'error' },
      description: 'The setting was not saved.',
      on: { RETRY: { target: 'init', description: 'The trader tries again from the saved setting.' } },
    }),
  },
})
