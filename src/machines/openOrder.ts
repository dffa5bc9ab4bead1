import { emit, setup } from 'xstate'
import type { Failure } from '../api/failure.ts'
import type { OrderRequest } from '../api/orderChanges.ts'
import type { Decimal, OrderId } from '../api/scalars.ts'
import { REQUEST_DEADLINE_MS, VERIFY_FOR_MS } from '../constants/limits.ts'
import { type Change, type Confirmation, confirmedIn, noChange } from '../domain/account/change.ts'
import { changeOf } from './change.ts'
import { promiseActor, typesOf } from './typesOf.ts'

/** The request of one click of LONG or SHORT. */
export interface OrderSubmission {
  order: OrderRequest
  /** The orders just before: if the response is lost, a new order is one that is not among them. Null: unknown. */
  idsBefore: readonly OrderId[] | null
  /** At the click: what its levels are measured from. */
  marketPrice: Decimal | null
  /** Accepted with these by its answer, which an earlier page has not told. */
  ids?: PlacedIds | undefined
}

/** The order's id, if known; several if it was found more than once. */
type PlacedIds = readonly OrderId[]

/** How an order ended. `happened`: the response was lost, but the order was found. `outcomeUnknown`: the trader stopped the checking, so it is unknown. */
export type OrderEnded =
  | ({ type: 'created' | 'happened'; ids: PlacedIds } & Pick<OrderSubmission, 'order' | 'marketPrice'>)
  | { type: 'refused' | 'didNotHappen'; order: OrderRequest; failure: Failure }
  | { type: 'outcomeUnknown'; order: OrderRequest }

type Context = Change<OrderSubmission, PlacedIds>

/** The event to emit. */
function ended(context: Context): OrderEnded {
  const { outcome } = context
  const { order, idsBefore, marketPrice } = confirmedIn(context).request
  if (!outcome || outcome.kind === 'unknown') return { type: 'outcomeUnknown', order }
  if ('failure' in outcome) return { type: outcome.kind, order, failure: outcome.failure }
  // If the request was repeated, the exchange may return an order that had arrived before: nothing new was placed.
  const existedBefore = outcome.answer.some((id) => idsBefore?.includes(id))
  const type = outcome.kind === 'done' && !existedBefore ? 'created' : 'happened'
  return { type, order, marketPrice, ids: outcome.answer }
}

const change = changeOf<OrderSubmission, PlacedIds>()
const announce = { type: 'announce', params: ({ context }: { context: Context }) => ended(context) } as const

/**
 * Opens positions: one order at a time, each sent once. Accepts no second order until the outcome of the
 * first is known or the trader has stopped waiting for it. Specification §4, "Order form"; reliability A1, A2, A6.
 */
export const openOrderMachine = setup({
  types: typesOf<{
    context: Context
    events: ({ type: 'CONFIRM' } & Confirmation<OrderSubmission>) | { type: 'STOP_CHECKING' } | { type: 'DISMISS' }
    emitted: OrderEnded
    tags: 'ready' | 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { submission: change.submission, refresh: promiseActor<void, void>() },
  guards: change.guards,
  actions: {
    announce: emit((_, outcome: OrderEnded) => outcome),
    ...change.actions,
  },
  delays: { longEnough: VERIFY_FOR_MS, refreshDeadline: REQUEST_DEADLINE_MS },
}).createMachine({
  id: 'openOrder',
  meta: { title: 'Open a position' },
  description: 'Places one order at a time and, if the answer is lost, checks whether it arrived.',
  context: noChange,
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Form ready' },
      description: 'The form accepts an order.',
      tags: 'ready',
      initial: 'calm',
      on: {
        CONFIRM: {
          description: 'The trader places a valid order with LONG or SHORT.',
          target: 'submitting',
          actions: change.confirm,
        },
      },
      states: {
        calm: {
          meta: { title: 'Nothing to settle' },
          description: 'No earlier order waits for a decision; a toast tells of one that was rejected.',
        },
        notFound: {
          meta: { title: 'Order not found', outcome: 'error' },
          description:
            'The answer to the last order was lost, and no check found the order; the trader decides what to do.',
          on: { DISMISS: { description: 'The trader dismisses the message.', target: 'calm' } },
        },
        outcomeUnknown: {
          meta: { title: 'Outcome unknown', outcome: 'error' },
          description: 'The answer to the last order was lost, and the checks ended without a result.',
          on: { DISMISS: { description: 'The trader dismisses the message.', target: 'calm' } },
        },
      },
    },
    submitting: change.underWay({
      title: 'Order in progress',
      description: 'The order has been sent; the form is locked.',
      unknown: {
        description: 'Checks the orders for the outcome; nothing is sent again.',
        initial: 'checking',
        states: {
          checking: {
            meta: { title: 'Checking the orders' },
            description: 'The trader cannot stop the checks yet.',
            after: { longEnough: { target: 'stillChecking', description: 'No result after 15 seconds.' } },
          },
          stillChecking: {
            meta: { title: 'Still checking' },
            description: 'No result yet; the trader can stop the checks.',
            on: {
              STOP_CHECKING: {
                description: 'The trader stops the checks.',
                target: '#openOrder.idle.outcomeUnknown',
                actions: announce,
              },
            },
          },
        },
      },
      refused: { target: 'idle', actions: [change.end, announce], description: 'Request rejected.' },
      notFound: {
        target: 'idle.notFound',
        actions: [change.end, announce],
        description: 'Not found: the order is not among the orders.',
      },
      done: [{ target: 'refreshing', description: 'Order accepted, or found by a check.' }],
      // A submission turns every failure into an outcome; if it throws nevertheless, the outcome is unknown.
      broken: { target: 'idle.outcomeUnknown', actions: announce },
    }),
    refreshing: {
      meta: { title: 'Refreshing orders and balance' },
      description: 'The order was placed; refreshes orders and balance before showing the outcome.',
      // Until it is told: a page reloaded now looks for the order, and tells it.
      tags: 'unsettled',
      invoke: {
        src: 'refresh',
        onDone: { target: 'idle', actions: announce, description: 'Orders and balance refreshed.' },
        onError: { target: 'idle', actions: announce, description: 'Refresh failed; the next poll will catch up.' },
      },
      after: {
        refreshDeadline: {
          target: 'idle',
          actions: announce,
          description: 'Refresh took over 10 seconds: the order is announced anyway.',
        },
      },
    },
  },
})
