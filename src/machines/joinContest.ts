import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../wire/failure.ts'
import type { ContestId } from '../wire/scalars.ts'
import { submissionGuards, submissionOf } from './submission.ts'

/** Who joins what. */
export interface JoinRequest {
  contestId: ContestId
  contestUserToken: string
  /** Named where it ends out of sight. */
  contestName: string
}

export type JoinContestEvent =
  /** The box "I accept the terms" is pressed. */
  | { type: 'TICK' }
  /** The user confirms; `key` is new for every confirmation. */
  | { type: 'CONFIRM'; key: string }
  | { type: 'RETRY' }
  /** The dialog is closed. */
  | { type: 'CLOSE' }

const contestOf = ({ context }: { context: JoinRequest }) => context.contestId

/** Takes part in a contest: asked once, sent once. Specification §4 "Join-contest dialog". */
export const joinContestMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    input: {} as JoinRequest,
    context: {} as JoinRequest & { failure: Failure | null },
    events: {} as JoinContestEvent,
    tags: {} as 'accepted' | 'underWay' | 'sending' | 'unknown',
  },
  actors: {
    submission: submissionOf<JoinRequest, void>(),
  },
  guards: submissionGuards,
  actions: {
    /** Reads the contest shown behind anew. */
    reload: (_actor: unknown, _contestId: ContestId) => {},
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'joinContest',
  meta: { title: 'Join a contest' },
  description: 'Joins a contest, once its terms are accepted.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'init',
  states: {
    init: {
      description: 'Says which contest, and asks to accept its terms.',
      initial: 'unchecked',
      on: { CLOSE: { target: 'closed', description: 'The user has thought better of it.' } },
      states: {
        unchecked: {
          description: 'The box is empty; Confirm is disabled.',
          on: { TICK: { target: 'checked', description: 'The terms are accepted.' } },
        },
        checked: {
          description: 'The box is ticked.',
          tags: 'accepted',
          on: {
            TICK: { target: 'unchecked', description: 'The box is emptied again.' },
            CONFIRM: { target: '#joinContest.loading', description: 'The user confirms.' },
          },
        },
      },
    },
    loading: {
      description: 'Sent once. No confirmation is heard until it is known how it ended.',
      tags: ['underWay', 'sending'],
      initial: 'sending',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { contestId, contestUserToken, contestName }, event }) => ({
          request: { contestId, contestUserToken, contestName },
          key: event.type === 'CONFIRM' ? event.key : '',
        }),
        onSnapshot: {
          guard: { type: 'answerWasLost', params: ({ event }) => event.snapshot },
          target: '.unknown',
          description: 'The answer was lost.',
        },
        onDone: [
          {
            guard: { type: 'exchangeRefused', params: ({ event }) => event.output },
            target: 'error',
            actions: { type: 'fail', params: ({ event }) => ('failure' in event.output ? event.output.failure : failureOf(null)) },
            description: 'The exchange said no.',
          },
          {
            guard: { type: 'didNotHappen', params: ({ event }) => event.output },
            target: 'notArrived',
            description: 'The answer was lost, and the contest does not list the user.',
          },
          { target: 'success', description: 'The exchange said yes, or the contest lists the user.' },
        ],
      },
      states: {
        sending: { description: 'The request is on its way.' },
        unknown: { description: 'No answer came. The contest is asked whether the user is in it.', tags: 'unknown' },
      },
    },
    success: {
      description: 'The user takes part.',
      on: { CLOSE: { target: 'closed', actions: { type: 'reload', params: contestOf }, description: 'The contest behind is read anew.' } },
    },
    error: {
      description: 'The exchange said no, and the code says why.',
      on: {
        RETRY: { target: 'init.checked', actions: assign({ failure: null }), description: 'The user wants to try again.' },
        CLOSE: { target: 'closed', actions: { type: 'reload', params: contestOf }, description: 'What is shown of the contest may be old: it is read anew.' },
      },
    },
    notArrived: {
      description: 'The answer was lost and the user is not in the contest so far. The user decides.',
      on: {
        RETRY: { target: 'init.checked', description: 'The user wants to try again.' },
        CLOSE: { target: 'closed', actions: { type: 'reload', params: contestOf }, description: 'It may arrive after all: the contest is read anew.' },
      },
    },
    closed: { description: 'Nothing is left to do.', type: 'final' },
  },
})
