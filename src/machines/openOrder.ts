import { emit, setup } from 'xstate'
import { REQUEST_DEADLINE_MS, VERIFY_FOR_MS } from '../constants/limits.ts'
import type { Failure } from '../api/failure.ts'
import type { OrderRequest } from '../api/order.ts'
import type { OrderId } from '../api/scalars.ts'
import { promised } from './promised.ts'
import type { Confirmed } from './submission.ts'
import { type Change, changeOf, confirmedIn, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'

/** The request of one press of LONG or SHORT. */
export interface OrderSubmission {
  order: OrderRequest
  /** The orders just before: a lost order is one that is not among them. Null: unknown. */
  idsBefore: readonly OrderId[] | null
}

/** The order's id, if known; several if it was found more than once. */
export type Placed = readonly OrderId[]

/** How an order ended. `happened`: the response was lost, but the order was found. `unsettled`: the trader stopped the checking, so it is unknown. */
export type OrderEnded =
  | { type: 'created' | 'happened'; order: OrderRequest; ids: Placed }
  | { type: 'refused' | 'didNotHappen'; order: OrderRequest; failure: Failure }
  | { type: 'unsettled'; order: OrderRequest }

type Context = Change<OrderSubmission, Placed>

/** The event to emit. */
function ended(context: Context): OrderEnded {
  const { outcome } = context
  const { order, idsBefore } = confirmedIn(context).request
  if (!outcome || outcome.kind === 'unknown') return { type: 'unsettled', order }
  if ('failure' in outcome) return { type: outcome.kind, order, failure: outcome.failure }
  // If sent again, the exchange may return the order that had arrived before: nothing new was placed.
  const existedBefore = outcome.answer.some((id) => idsBefore?.includes(id))
  return { type: outcome.kind === 'done' && !existedBefore ? 'created' : 'happened', order, ids: outcome.answer }
}

const change = changeOf<OrderSubmission, Placed>()
const announce = { type: 'announce', params: ({ context }: { context: Context }) => ended(context) } as const

/**
 * Opens positions: one order at a time, each sent once. Accepts no second order until the outcome of the
 * first is known or the trader has stopped waiting for it. Specification §4, "Order form"; reliability A1, A2, A6.
 */
export const openOrderMachine = setup({
  types: typesOf<{
    context: Context
    events: ({ type: 'PLACE' } & Confirmed<OrderSubmission>) | { type: 'STOP_CHECKING' } | { type: 'DISMISS' }
    emitted: OrderEnded
    tags: 'ready' | 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { submission: change.submission, refresh: promised<void, void>() },
  guards: change.guards,
  actions: {
    announce: emit((_, outcome: OrderEnded) => outcome),
    ...change.actions,
  },
  delays: { longEnough: VERIFY_FOR_MS, refreshDeadline: REQUEST_DEADLINE_MS },
}).createMachine({
  id: 'openOrder',
  meta: { title: 'Open a position' },
  description: 'One order at a time: sent once, looked for when its answer is lost.',
  context: unconfirmed,
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Form ready' },
      description: 'The form is ready.',
      tags: 'ready',
      initial: 'calm',
      on: {
        PLACE: {
          description: 'LONG or SHORT is pressed, and nothing is wrong with the order.',
          target: 'submitting',
          actions: { type: 'confirm', params: ({ event: { request, key, wasSent } }) => ({ request, key, wasSent }) },
        },
      },
      states: {
        calm: { meta: { title: 'No message' }, description: 'Nothing is left to say about the last order.' },
        notFound: {
          meta: { title: 'Order not found', outcome: 'error' },
          description: 'The last order was not answered and is not among the orders. The trader decides.',
          on: { DISMISS: { description: 'The trader has read it.', target: 'calm' } },
        },
        unsettled: {
          meta: { title: 'Outcome not known', outcome: 'error' },
          description: 'The last order was not answered, and the trader stopped the looking.',
          on: { DISMISS: { description: 'The trader has read it.', target: 'calm' } },
        },
      },
    },
    submitting: change.submitting({
      title: 'Order under way',
      description: 'The order is out. The form is locked.',
      unknown: {
        description: 'No answer came. The orders are being looked at.',
        initial: 'checking',
        states: {
          checking: {
            meta: { title: 'Looking for the order' },
            description: 'Too early to stop looking.',
            after: { longEnough: { target: 'stillChecking', description: 'Still no result.' } },
          },
          stillChecking: {
            meta: { title: 'Looking for long' },
            description: 'The checks are not conclusive yet. The trader may stop them.',
            on: {
              STOP_CHECKING: {
                description: 'The trader stops the checking.',
                target: '#openOrder.idle.unsettled',
                actions: announce,
              },
            },
          },
        },
      },
      refused: { target: 'idle', actions: [change.end, announce], description: 'The exchange refuses.' },
      notFound: { target: 'idle.notFound', actions: [change.end, announce], description: 'It is not found: the order is not among the orders.' },
      done: [{ target: 'refreshing', description: 'The exchange accepts, or the order is seen.' }],
      // A submission turns every failure into an outcome; if it throws anyway, the outcome is unknown.
      broken: { target: 'idle.unsettled', actions: announce },
    }),
    refreshing: {
      meta: { title: 'Updating the figures' },
      description: 'The order is there. Orders and balance are brought up to date before it is said.',
      invoke: {
        src: 'refresh',
        onDone: { target: 'idle', actions: announce, description: 'Orders and balance come.' },
        onError: { target: 'idle', actions: announce, description: 'Orders and balance do not come; the polls bring the rest.' },
      },
      after: { refreshDeadline: { target: 'idle', actions: announce, description: 'Orders and balance take too long: it is said all the same.' } },
    },
  },
})
