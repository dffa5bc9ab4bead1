import { assign, setup } from 'xstate'
import { orderTab } from '../domain/orderTabs.ts'
import type { Failure } from '../wire/failure.ts'
import type { Order } from '../wire/order.ts'
import { promised } from './promised.ts'
import { type Confirmed, type Outcome, refusalIn } from './submission.ts'
import { type Change, changeOf, unconfirmed } from './submitting.ts'
import { typesOf } from './typesOf.ts'
import { broughtAnew, closedElsewhere, type Watched, watching, watchingGuards } from './watching.ts'

export type CloseOrderEvent =
  /** The trader confirms; `key` is new for every confirmation. */
  | { type: 'CONFIRM'; key: string }
  /** The trader has read that the order was filled, and goes on. */
  | { type: 'CONTINUE' }
  | { type: 'RETRY' }
  | Watched

const change = changeOf<Order, Order | null>()

/**
 * Cancels an order that waits, or closes a position that is open: asked once, sent once.
 * Specification §4 "Dialog flows"; issue "Dialogs".
 */
export const closeOrderMachine = setup({
  types: typesOf<{
    input: { order: Order }
    context: Change<Order> & { order: Order; failure: Failure | null }
    events: CloseOrderEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: {
    submission: change.submission,
    /** The order as it is now, everything shown elsewhere fresh; null where it is listed no more. */
    refresh: promised<Order | null, Order>(),
    watch: watching,
  },
  guards: {
    ...change.guards,
    ...watchingGuards,
    orderWasFilled: ({ context }, order: Order | null) =>
      order !== null && orderTab(order) === 'positions' && orderTab(context.order) === 'orders',
  },
  actions: {
    notice: assign({ order: ({ context }, order: Order | null) => order ?? context.order }),
    confirm: assign({ confirmed: (_, confirmed: Confirmed<Order>) => confirmed, isLost: false }),
    lose: assign({ isLost: true }),
    end: assign({ failure: (_, outcome: Outcome<unknown>) => refusalIn(outcome) }),
  },
}).createMachine({
  id: 'closeOrder',
  meta: { title: 'Close a position or cancel an order' },
  description: 'Cancels a waiting order or closes a position.',
  context: ({ input }) => ({ ...unconfirmed, order: input.order, failure: null }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => context.order },
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Asks to confirm' },
      description: 'Shows what is closed, at what price and with which result, and waits for the confirmation.',
      on: {
        CONFIRM: {
          target: 'loading',
          actions: { type: 'confirm', params: ({ context, event }) => ({ request: context.order, key: event.key }) },
          description: 'The trader confirms.',
        },
        SEEN: [
          closedElsewhere('gone'),
          {
            guard: { type: 'orderWasFilled', params: ({ event }) => event.order },
            target: 'filled',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'The order is filled: it is a position now.',
          },
          broughtAnew,
        ],
      },
    },
    filled: {
      meta: { title: 'Filled meanwhile' },
      description: 'The order was to be cancelled and is a position by now. To close that is another question.',
      on: {
        CONTINUE: { target: 'init', description: 'The trader has read it and goes on.' },
        SEEN: [closedElsewhere('gone'), broughtAnew],
      },
    },
    loading: change.submitting({
      unknown: { description: 'No answer came. The exchange is asked what is true.' },
      refused: { target: 'error', description: 'The exchange refuses.' },
      notFound: { target: 'notArrived', description: 'It is not found: the order is still there.' },
      done: [{ target: 'settling', description: 'The exchange accepts, or the order is seen closed.' }],
      broken: { target: 'notArrived' },
    }),
    settling: {
      meta: { title: 'Updating the figures' },
      description: 'It is done. Orders and balance are brought up to date before the dialog says so.',
      tags: 'underWay',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.order,
        onDone: {
          target: 'success',
          actions: { type: 'notice', params: ({ event }) => event.output },
          description: 'The closed order comes: all is fresh.',
        },
        onError: { target: 'success', description: 'The order does not come; the polls bring the rest.' },
      },
    },
    success: {
      meta: { title: 'Closed or cancelled', outcome: 'success' },
      description: 'Closed or cancelled. Shows the realised result as soon as it is told.',
      on: { SEEN: broughtAnew },
    },
    gone: { meta: { title: 'Closed elsewhere' }, description: 'It was closed elsewhere: liquidated, stopped out, or by another tab.' },
    notArrived: {
      meta: { title: 'Not closed so far', outcome: 'error' },
      description: 'The answer was lost and the order is still there: it was not closed so far. The trader decides.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: { ...closedElsewhere('settling'), description: 'It is closed after all.' },
      },
    },
    error: {
      meta: { title: 'Refused', outcome: 'error' },
      description: 'The exchange refused, and the code says why. What is shown of the order is fresh.',
      exit: assign({ failure: null }),
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.order,
        onDone: [
          {
            guard: { type: 'orderIsOver', params: ({ event }) => event.output },
            target: 'gone',
            actions: { type: 'notice', params: ({ event }) => event.output },
            description: 'It is over: nothing is left to close.',
          },
          { actions: { type: 'notice', params: ({ event }) => event.output }, description: 'The order comes as it is now.' },
        ],
        onError: { description: 'The order does not come; the polls bring it.' },
      },
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: [closedElsewhere('gone'), broughtAnew],
      },
    },
  },
})
