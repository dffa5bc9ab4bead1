import { setup } from 'xstate'
import type { Order } from '../api/order.ts'
import { type Change, type Confirmation, noChange, refusalIn } from '../domain/account/change.ts'
import { isAlreadyClosed } from '../domain/order/alreadyClosed.ts'
import { orderTab } from '../domain/order/orderTabs.ts'
import { changeOf } from './change.ts'
import {
  orderRefreshed,
  closedElsewhere,
  storeRefreshed,
  refreshing,
  settling,
  type OrderSeen,
  watch,
  orderDialog,
} from './orderDialog.ts'
import { typesOf } from './typesOf.ts'

type CloseOrderEvent =
  | ({ type: 'CONFIRM' } & Confirmation<Order>)
  /** The trader has read that the order was filled, and continues. */
  | { type: 'CONTINUE' }
  | { type: 'RETRY' }
  | OrderSeen

const change = changeOf<Order>()

/** Cancels a pending order or closes an open position: confirmed once, sent once. Specification §4 "Dialog flows". */
export const closeOrderMachine = setup({
  types: typesOf<{
    input: { order: Order }
    context: Change<Order> & { order: Order }
    events: CloseOrderEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { ...orderDialog.actors, submission: change.submission },
  guards: {
    ...change.guards,
    ...orderDialog.guards,
    mayBeRepeated: ({ context }) => !isAlreadyClosed(refusalIn(context)),
    orderWasFilled: ({ context }, order: Order | null) =>
      order !== null && orderTab(order) === 'positions' && orderTab(context.order) === 'orders',
  },
  actions: { ...orderDialog.actions, ...change.actions },
}).createMachine({
  id: 'closeOrder',
  meta: { title: 'Close a position or cancel an order' },
  description: 'Cancels a pending order or closes an open position.',
  context: ({ input }) => ({ ...noChange, order: input.order }),
  invoke: watch,
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Waiting for confirmation' },
      description: 'Shows what will be closed, at which price and with which result.',
      on: {
        CONFIRM: {
          target: 'loading',
          actions: change.confirm,
          description: 'The trader confirms.',
        },
        SEEN: [
          closedElsewhere('gone'),
          {
            guard: { type: 'orderWasFilled', params: ({ event }) => event.order },
            target: 'filled',
            actions: { type: 'notice', params: ({ event }) => event.order },
            description: 'Order filled: it is a position now.',
          },
          orderRefreshed,
        ],
      },
    },
    filled: {
      meta: { title: 'Filled in the meantime' },
      description: 'The order filled before it could be cancelled; closing the position needs its own confirmation.',
      on: {
        CONTINUE: { target: 'init', description: 'The trader continues.' },
        SEEN: [closedElsewhere('gone'), orderRefreshed],
      },
    },
    loading: change.underWay({
      unknown: {
        description: 'Checks the exchange for the outcome; nothing is sent again.',
        on: { SEEN: orderRefreshed },
      },
      refused: { target: 'error', description: 'Request rejected.' },
      notFound: { target: 'notArrived', description: 'Not found: the order is still open.' },
      done: [{ target: 'settling', description: 'Request accepted, or a check found the order closed.' }],
    }),
    settling: settling({
      description: 'Done; refreshes orders and balance before showing the outcome.',
      comes: 'Refreshed with the closed order.',
    }),
    success: {
      meta: { title: 'Closed or cancelled', outcome: 'success' },
      description: 'Shows the realised result as soon as the exchange reports it.',
      on: { SEEN: orderRefreshed },
    },
    gone: {
      meta: { title: 'Closed elsewhere' },
      description: 'The order was liquidated, stopped out or closed in another tab.',
    },
    notArrived: change.failed({
      meta: { title: 'Not confirmed', outcome: 'error' },
      description: 'The answer was lost, and no check found the order closed; the trader decides what to do.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: [{ ...closedElsewhere('settling'), description: 'Order closed after all.' }, orderRefreshed],
      },
    }),
    error: change.failed({
      meta: { title: 'Rejected', outcome: 'error' },
      description: 'Shows why the exchange rejected the request, and refreshes the order.',
      invoke: {
        ...refreshing,
        onDone: [
          {
            guard: { type: 'orderIsOver', params: storeRefreshed.params },
            target: 'gone',
            actions: storeRefreshed,
            description: 'The order is already closed.',
          },
          { actions: storeRefreshed, description: 'Order refreshed.' },
        ],
        onError: { description: 'Refresh failed; the next poll will catch up.' },
      },
      on: {
        RETRY: { guard: 'mayBeRepeated', target: 'init', description: 'The trader tries again.' },
        SEEN: [closedElsewhere('gone'), orderRefreshed],
      },
    }),
  },
})
