import { assign, setup } from 'xstate'
import type { ContestId } from '../api/scalars.ts'
import { type Change, changeOf, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'

export interface JoinRequest {
  contestId: ContestId
  contestUserToken: string
  /** For the message if it ends in the background. */
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

const change = changeOf<JoinRequest>()
const contestOf = ({ context: { request } }: { context: { request: JoinRequest } }) => request.contestId

/** Joins a contest: confirmed once, sent once. Specification §4 "Join-contest dialog". */
export const joinContestMachine = setup({
  types: typesOf<{
    input: JoinRequest
    context: Change<JoinRequest> & { request: JoinRequest }
    events: JoinContestEvent
    tags: 'accepted' | 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { submission: change.submission },
  guards: change.guards,
  actions: {
    /** Refetches the contest shown behind the dialog. */
    reload: (_actor: unknown, _contestId: ContestId) => {},
    ...change.actions,
  },
}).createMachine({
  id: 'joinContest',
  meta: { title: 'Join a contest' },
  description: 'Joins a contest, once its terms are accepted.',
  context: ({ input }) => ({ ...unconfirmed, request: input }),
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
            CONFIRM: {
              target: '#joinContest.loading',
              actions: { type: 'confirm', params: ({ context: { request }, event: { key } }) => ({ request, key }) },
              description: 'The trader confirms.',
            },
          },
        },
      },
    },
    loading: change.submitting({
      unknown: { description: 'No answer came. The contest is asked whether the trader is in it.' },
      refused: { target: 'error', description: 'The exchange refuses.' },
      notFound: { target: 'notArrived', description: 'It is not found: the contest does not list the trader.' },
      done: [{ target: 'success', description: 'The exchange accepts, or the contest lists the trader.' }],
    }),
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
        RETRY: { target: 'init.checked', actions: assign({ outcome: null }), description: 'The trader tries again.' },
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
