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
  /** The trader confirms; `key` is new for every confirmation. */
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
      meta: { title: 'Asks to accept the terms' },
      description: 'Says which contest, and asks to accept its terms.',
      initial: 'unchecked',
      on: { CLOSE: { target: 'closed', description: 'The trader cancels.' } },
      states: {
        unchecked: {
          meta: { title: 'Box empty' },
          description: 'The box is empty; Confirm is disabled.',
          on: { TICK: { target: 'checked', description: 'The trader ticks the box.' } },
        },
        checked: {
          meta: { title: 'Box ticked' },
          description: 'The box is ticked.',
          tags: 'accepted',
          on: {
            TICK: { target: 'unchecked', description: 'The trader empties the box again.' },
            CONFIRM: { target: '#joinContest.loading', description: 'The trader confirms.' },
          },
        },
      },
    },
    loading: {
      meta: { title: 'Under way' },
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
          description: 'The answer is lost.',
        },
        onDone: [
          {
            guard: { type: 'exchangeRefused', params: ({ event }) => event.output },
            target: 'error',
            actions: { type: 'fail', params: ({ event }) => ('failure' in event.output ? event.output.failure : failureOf(null)) },
            description: 'The exchange refuses.',
          },
          {
            guard: { type: 'didNotHappen', params: ({ event }) => event.output },
            target: 'notArrived',
            description: 'It is not found: the contest does not list the trader.',
          },
          { target: 'success', description: 'The exchange accepts, or the contest lists the trader.' },
        ],
      },
      states: {
        sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
        unknown: {
          meta: { title: 'Answer lost' },
          description: 'No answer came. The contest is asked whether the trader is in it.',
          tags: 'unknown',
        },
      },
    },
    success: {
      meta: { title: 'Joined', outcome: 'success' },
      description: 'The trader takes part.',
      on: {
        CLOSE: {
          target: 'closed',
          actions: { type: 'reload', params: contestOf },
          description: 'The trader finishes: the contest behind is read anew.',
        },
      },
    },
    error: {
      meta: { title: 'Refused', outcome: 'error' },
      description: 'The exchange refused, and the code says why.',
      on: {
        RETRY: { target: 'init.checked', actions: assign({ failure: null }), description: 'The trader tries again.' },
        CLOSE: {
          target: 'closed',
          actions: { type: 'reload', params: contestOf },
          description: 'The trader finishes. What is shown of the contest may be old: it is read anew.',
        },
      },
    },
    notArrived: {
      meta: { title: 'Not joined so far', outcome: 'error' },
      description: 'The answer was lost and the trader is not in the contest so far. The trader decides.',
      on: {
        RETRY: { target: 'init.checked', description: 'The trader tries again.' },
        CLOSE: {
          target: 'closed',
          actions: { type: 'reload', params: contestOf },
          description: 'The trader finishes. It may arrive after all: the contest is read anew.',
        },
      },
    },
    closed: { meta: { title: 'Dialog closed' }, description: 'Nothing is left to do.', type: 'final' },
  },
})
