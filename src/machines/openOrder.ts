import { assign, emit, setup } from 'xstate'
import { REQUEST_DEADLINE_MS, VERIFY_FOR_MS } from '../limits.ts'
import type { Failure } from '../wire/failure.ts'
import type { OrderRequest } from '../wire/order.ts'
import type { OrderId } from '../wire/scalars.ts'
import { promised } from './promised.ts'
import { type Confirmed, type Outcome, submissionOf } from './submission.ts'

/** What one press of LONG or SHORT asks for. */
export interface Placement {
  order: OrderRequest
  /** The orders there were just before: a lost order is one that is not among them. Null: not known. */
  knownIds: readonly OrderId[] | null
}

/** The order's id, as far as it was told; several where it was found more than once. */
export type Placed = readonly OrderId[]

/** How an order ended. `unsettled`: the user stopped the looking, so nobody knows. */
export type OrderEnded =
  | { type: 'created' | 'happened'; order: OrderRequest; ids: Placed }
  | { type: 'refused' | 'didNotHappen'; order: OrderRequest; failure: Failure }
  | { type: 'unsettled'; order: OrderRequest }

interface Context {
  /** The present order, or the last one. */
  placed: Confirmed<Placement> | null
  outcome: Outcome<Placed> | null
  /** Whether its answer was lost. */
  isLost: boolean
}

/** What is told to whoever listens; 'none' before the first order. */
function ended({ placed, outcome }: Context): OrderEnded | { type: 'none' } {
  if (!placed) return { type: 'none' }
  const { order } = placed.request
  if (!outcome) return { type: 'unsettled', order }
  if ('failure' in outcome) return { type: outcome.kind, order, failure: outcome.failure }
  return { type: outcome.kind === 'done' ? 'created' : 'happened', order, ids: outcome.answer }
}

/**
 * Opening a position: one order at a time, each sent once. It takes no second order before the outcome of the
 * first is known, or the user has stopped waiting for it. Specification §4, "Order form"; reliability A1, A2, A6.
 */
export const openOrderMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    context: {} as Context,
    events: {} as
      | ({ type: 'PLACE' } & Confirmed<Placement>)
      | { type: 'STOP_CHECKING' }
      | { type: 'DISMISS' },
    emitted: {} as OrderEnded | { type: 'none' },
    tags: {} as 'ready' | 'unknown',
  },
  actors: {
    submission: submissionOf<Placement, Placed>(),
    refresh: promised<void, void>(),
  },
  guards: {
    answerWasLost: ({ context }, submission: { hasTag: (tag: 'unknown') => boolean }) => !context.isLost && submission.hasTag('unknown'),
    orderIsThere: (_, { kind }: Outcome<Placed>) => kind === 'done' || kind === 'happened',
    exchangeRefused: (_, { kind }: Outcome<Placed>) => kind === 'refused',
  },
  actions: { announce: emit(({ context }) => ended(context)) },
  delays: { longEnough: VERIFY_FOR_MS, refreshDeadline: REQUEST_DEADLINE_MS },
}).createMachine({
  id: 'openOrder',
  meta: { title: 'Open a position' },
  description: 'One order at a time: sent once, looked for when its answer is lost.',
  context: { placed: null, outcome: null, isLost: false },
  initial: 'idle',
  states: {
    idle: {
      description: 'The form is ready.',
      tags: 'ready',
      initial: 'calm',
      on: {
        PLACE: {
          description: 'LONG or SHORT was pressed, and nothing is wrong with the order.',
          target: 'submitting',
          actions: assign({ placed: ({ event: { request, key } }) => ({ request, key }), outcome: null, isLost: false }),
        },
      },
      states: {
        calm: { description: 'Nothing is left to say about the last order.' },
        notSeen: {
          description: 'The last order was not answered and is not among the orders. The user decides.',
          on: { DISMISS: { description: 'The user has read it.', target: 'calm' } },
        },
        unsettled: {
          description: 'The last order was not answered, and the user stopped the looking.',
          on: { DISMISS: { description: 'The user has read it.', target: 'calm' } },
        },
      },
    },
    submitting: {
      description: 'The order is out. The form is locked.',
      initial: 'sending',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { placed } }) => {
          if (!placed) throw new Error('submitting without an order')
          return placed
        },
        onSnapshot: {
          guard: { type: 'answerWasLost', params: ({ event }) => event.snapshot },
          target: '.unknown',
          actions: assign({ isLost: true }),
          description: 'The answer was lost.',
        },
        onDone: [
          {
            guard: { type: 'orderIsThere', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: assign({ outcome: ({ event }) => event.output }),
            description: 'The exchange said yes, or the order was seen.',
          },
          {
            guard: { type: 'exchangeRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: [assign({ outcome: ({ event }) => event.output }), 'announce'],
            description: 'The exchange said no.',
          },
          {
            target: 'idle.notSeen',
            actions: [assign({ outcome: ({ event }) => event.output }), 'announce'],
            description: 'The answer was lost, and the order is not among the orders.',
          },
        ],
        // A submission turns every failure into an outcome; should it break all the same, nobody knows the outcome.
        onError: { target: 'idle.unsettled', actions: 'announce', description: 'The sending itself broke.' },
      },
      states: {
        sending: { description: 'The request is on its way.' },
        unknown: {
          description: 'No answer came. The orders are being looked at.',
          tags: 'unknown',
          initial: 'checking',
          states: {
            checking: {
              description: 'Too early to stop looking.',
              after: { longEnough: { target: 'stillChecking', description: 'Fifteen seconds without a result.' } },
            },
            stillChecking: {
              description: 'The looks tell nothing yet. The user may stop them.',
              on: {
                STOP_CHECKING: {
                  description: 'The user does not want to wait any longer.',
                  target: '#openOrder.idle.unsettled',
                  actions: 'announce',
                },
              },
            },
          },
        },
      },
    },
    refreshing: {
      description: 'The order is there. Orders and balance are brought up to date before it is said.',
      invoke: {
        src: 'refresh',
        onDone: { target: 'idle', actions: 'announce', description: 'Orders and balance are fresh.' },
        onError: { target: 'idle', actions: 'announce', description: 'The polls bring the rest.' },
      },
      after: { refreshDeadline: { target: 'idle', actions: 'announce', description: 'It is said even if the refresh hangs.' } },
    },
  },
})
