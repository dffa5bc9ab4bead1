import { assign, setup } from 'xstate'
import { orderTab } from '../domain/order/orderTabs.ts'
import type { Order } from '../api/order.ts'
import { type Change, changeOf, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'
import { broughtAnew, closedElsewhere, noticeFresh, refreshing, settling, type Watched, watch, watched } from './watching.ts'

export type CloseOrderEvent =
  /** The trader confirms; `key` is new for every confirmation. `wasSent`: did so on an earlier page. */
  | { type: 'CONFIRM'; key: string; wasSent?: boolean }
  /** The trader has read that the order was filled, and continues. */
  | { type: 'CONTINUE' }
  | { type: 'RETRY' }
  | Watched

const change = changeOf<Order>()

/**
 * Cancels a pending order or closes an open position: confirmed once, sent once.
 * Specification §4 "Dialog flows"; issue "Dialogs".
 */
export const closeOrderMachine = setup({
  types: typesOf<{
    input: { order: Order }
    context: Change<Order> & { order: Order }
    events: CloseOrderEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { ...watched.actors, submission: change.submission },
  guards: {
    ...change.guards,
    ...watched.guards,
    orderWasFilled: ({ context }, order: Order | null) =>
      order !== null && orderTab(order) === 'positions' && orderTab(context.order) === 'orders',
  },
  actions: { ...watched.actions, ...change.actions },
}).createMachine({
  id: 'closeOrder',
  meta: { title: 'Close a position or cancel an order' },
  description: 'Cancels a waiting order or closes a position.',
  context: ({ input }) => ({ ...unconfirmed, order: input.order }),
  invoke: watch,
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Asks to confirm' },
      description: 'Shows what is closed, at what price and with which result, and waits for the confirmation.',
      on: {
        CONFIRM: {
          target: 'loading',
          actions: { type: 'confirm', params: ({ context, event }) => ({ request: context.order, key: event.key, wasSent: event.wasSent }) },
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
    }),
    settling: settling({
      description: 'It is done. Orders and balance are brought up to date before the dialog says so.',
      comes: 'The closed order comes: all is fresh.',
    }),
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
      exit: assign({ outcome: null }),
      invoke: {
        ...refreshing,
        onDone: [
          {
            guard: { type: 'orderIsOver', params: noticeFresh.params },
            target: 'gone',
            actions: noticeFresh,
            description: 'It is over: nothing is left to close.',
          },
          { actions: noticeFresh, description: 'The order comes as it is now.' },
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
