import { setup } from 'xstate'
import type { ContestId } from '../api/scalars.ts'
import { type Change, type Confirmation, noChange } from '../domain/account/change.ts'
import { changeOf } from './change.ts'
import { typesOf } from './typesOf.ts'

export interface JoinRequest {
  contestId: ContestId
  contestUserToken: string
  /** For the message if it ends in the background. */
  contestName: string
}

type JoinContestEvent =
  /** Toggles the box "I accept the terms". */
  | { type: 'TICK' }
  | ({ type: 'CONFIRM' } & Confirmation<JoinRequest>)
  | { type: 'RETRY' }
  /** The dialog is closed. */
  | { type: 'CLOSE' }

const change = changeOf<JoinRequest>()
const closing = {
  target: 'closed',
  actions: {
    type: 'reload',
    params: ({ context: { request } }: { context: { request: JoinRequest } }) => request.contestId,
  },
} as const

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
  description: 'Joins a contest after the trader accepts its terms.',
  context: ({ input }) => ({ ...noChange, request: input }),
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Accepting the terms' },
      description: 'Names the contest and asks the trader to accept its terms.',
      initial: 'unchecked',
      on: { CLOSE: { target: 'closed', description: 'The trader cancels.' } },
      states: {
        unchecked: {
          meta: { title: 'Box not ticked' },
          description: 'The box is not ticked; Confirm is disabled.',
          on: { TICK: { target: 'checked', description: 'The trader ticks the box.' } },
        },
        checked: {
          meta: { title: 'Box ticked' },
          description: 'The box is ticked.',
          tags: 'accepted',
          on: {
            TICK: { target: 'unchecked', description: 'The trader clears the box.' },
            CONFIRM: {
              target: '#joinContest.loading',
              actions: change.confirm,
              description: 'The trader confirms.',
            },
          },
        },
      },
    },
    loading: change.underWay({
      unknown: { description: 'Checks the contest for the trader; nothing is sent again.' },
      refused: { target: 'error', description: 'Request rejected.' },
      notFound: { target: 'notArrived', description: 'Not found: the contest does not list the trader.' },
      done: [{ target: 'success', description: 'Request accepted, or a check found the trader in the contest.' }],
    }),
    success: {
      meta: { title: 'Joined', outcome: 'success' },
      description: 'The trader takes part in the contest.',
      on: { CLOSE: { ...closing, description: 'The trader closes the dialog; the contest is refreshed.' } },
    },
    error: change.failed({
      meta: { title: 'Rejected', outcome: 'error' },
      description: 'Shows why the exchange rejected the request.',
      on: {
        RETRY: { target: 'init.checked', description: 'The trader tries again.' },
        CLOSE: { ...closing, description: 'The trader closes the dialog; the contest is refreshed.' },
      },
    }),
    notArrived: change.failed({
      meta: { title: 'Not joined', outcome: 'error' },
      description: 'The answer was lost, and no check found the trader in the contest; the trader decides what to do.',
      on: {
        RETRY: { target: 'init.checked', description: 'The trader tries again.' },
        CLOSE: { ...closing, description: 'The trader closes the dialog; the contest is refreshed.' },
      },
    }),
    closed: { meta: { title: 'Dialog closed' }, description: 'The dialog is closed.', type: 'final' },
  },
})
