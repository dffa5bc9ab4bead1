import { assign, setup } from 'xstate'
import { orderTab } from '../domain/orderTabs.ts'
import { type Failure, failureOf } from '../wire/failure.ts'
import type { Order } from '../wire/order.ts'
import { promised } from './promised.ts'
import { submissionGuards, submissionOf } from './submission.ts'
import { isOver, type Watched, watching } from './watching.ts'

export type CloseOrderEvent =
  /** The trader confirms; `key` is new for every confirmation. */
  | { type: 'CONFIRM'; key: string }
  /** The trader has read that the order was filled, and goes on. */
  | { type: 'CONTINUE' }
  | { type: 'RETRY' }
  | Watched

/**
 * Cancels an order that waits, or closes a position that is open: asked once, sent once.
 * Specification §4 "Dialog flows"; issue "Dialogs".
 */
export const closeOrderMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    input: {} as { order: Order },
    context: {} as { order: Order; failure: Failure | null },
    events: {} as CloseOrderEvent,
    tags: {} as 'underWay' | 'sending' | 'unknown',
  },
  actors: {
    submission: submissionOf<Order, Order | null>(),
    /** The order as it is now, everything shown elsewhere fresh; null where it is listed no more. */
    refresh: promised<Order | null, Order>(),
    watch: watching,
  },
  guards: {
    ...submissionGuards,
    orderIsOver: (_, order: Order | null) => isOver(order),
    orderWasFilled: ({ context }, order: Order | null) =>
      order !== null && orderTab(order) === 'positions' && orderTab(context.order) === 'orders',
  },
  actions: {
    notice: assign({ order: ({ context }, order: Order | null) => order ?? context.order }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'closeOrder',
  meta: { title: 'Close a position or cancel an order' },
  description: 'Cancels a waiting order or closes a position.',
  context: ({ input }) => ({ order: input.order, failure: null }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => context.order },
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Asks to confirm' },
      description: 'Shows what is closed, at what price and with which result, and waits for the confirmation.',
      on: {
        CONFIRM: { target: 'loading', description: 'The trader confirms.' },
        SEEN: [
          {
            guard: { type: 'orderIsOver', params: ({ event }) => event.order },
            target: 'gone',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'It is closed elsewhere.',
          },
          {
            guard: { type: 'orderWasFilled', params: ({ event }) => event.order },
            target: 'filled',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'The order is filled: it is a position now.',
          },
          { actions: { type: 'notice', params: ({ event }) => event.order }, description: 'A poll brings it anew.' },
        ],
      },
    },
    filled: {
      meta: { title: 'Filled meanwhile' },
      description: 'The order was to be cancelled and is a position by now. To close that is another question.',
      on: {
        CONTINUE: { target: 'init', description: 'The trader has read it and goes on.' },
        SEEN: [
          {
            guard: { type: 'orderIsOver', params: ({ event }) => event.order },
            target: 'gone',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'It is closed elsewhere.',
          },
          { actions: { type: 'notice', params: ({ event }) => event.order }, description: 'A poll brings it anew.' },
        ],
      },
    },
    loading: {
      meta: { title: 'Under way' },
      description: 'Asked once. No confirmation is heard until it is known how it ended.',
      tags: ['underWay', 'sending'],
      initial: 'sending',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context, event }) => ({ request: context.order, key: event.type === 'CONFIRM' ? event.key : '' }),
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
            description: 'It is not found: the order is still there.',
          },
          { target: 'settling', description: 'The exchange accepts, or the order is seen closed.' },
        ],
      },
      states: {
        sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
        unknown: { meta: { title: 'Answer lost' }, description: 'No answer came. The exchange is asked what is true.', tags: 'unknown' },
      },
    },
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
      on: { SEEN: { actions: { type: 'notice', params: ({ event }) => event.order }, description: 'A poll brings it anew.' } },
    },
    gone: { meta: { title: 'Closed elsewhere' }, description: 'It was closed elsewhere: liquidated, stopped out, or by another tab.' },
    notArrived: {
      meta: { title: 'Not closed so far', outcome: 'error' },
      description: 'The answer was lost and the order is still there: it was not closed so far. The trader decides.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: {
          guard: { type: 'orderIsOver', params: ({ event }) => event.order },
          target: 'settling',
          actions: { type: 'notice', params: ({ event }) => event.order },
          description: 'It is closed after all.',
        },
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
        SEEN: [
          {
            guard: { type: 'orderIsOver', params: ({ event }) => event.order },
            target: 'gone',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'It is closed elsewhere.',
          },
          { actions: { type: 'notice', params: ({ event }) => event.order }, description: 'A poll brings it anew.' },
        ],
      },
    },
  },
})
