import { assign, setup } from 'xstate'
import { isEdited } from '../domain/levelEdit.ts'
import type { Level } from '../domain/levels.ts'
import { type Failure, failureOf } from '../wire/failure.ts'
import type { Order, OrderEdit } from '../wire/order.ts'
import { promised } from './promised.ts'
import { submissionGuards, submissionOf } from './submission.ts'
import { isOver, type Watched, watching } from './watching.ts'

export type TpslEvent =
  | { type: 'TYPE'; level: Level; text: string }
  /** `key` is new for every confirmation; `edit` holds the fields that are not empty. */
  | { type: 'CONFIRM'; key: string; edit: OrderEdit }
  | { type: 'RETRY' }
  | Watched

/** Sets the stop-loss and take-profit of a position or of an order that waits. Specification §4 "Dialog flows". */
export const tpslMachine = setup({
  types: {
    // Types only: xstate reads no value here.
    input: {} as { order: Order },
    context: {} as {
      order: Order
      /** Raw text of each field, '' when empty. */
      texts: Record<Level, string>
      failure: Failure | null
    },
    events: {} as TpslEvent,
    tags: {} as 'underWay' | 'sending' | 'unknown',
  },
  actors: {
    submission: submissionOf<OrderEdit, Order | null>(),
    /** The order as it is now, everything shown elsewhere fresh; null where it is listed no more. */
    refresh: promised<Order | null, Order>(),
    watch: watching,
  },
  guards: {
    ...submissionGuards,
    orderIsOver: (_, order: Order | null) => isOver(order),
    orderIsStillThere: ({ context }) => !isOver(context.order),
    somethingDiffers: ({ context }, edit: OrderEdit) => !isEdited(context.order, edit),
  },
  actions: {
    notice: assign({ order: ({ context }, order: Order | null) => order ?? context.order }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'tpsl',
  meta: { title: 'Stop-loss and take-profit' },
  description: 'Sets the stop-loss and take-profit of one order.',
  context: ({ input: { order } }) => ({
    order,
    texts: { stopLoss: order.stopLoss ?? '', takeProfit: order.takeProfit ?? '' },
    failure: null,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => context.order },
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Takes the two prices' },
      description: 'Takes the two prices and shows what each would bring.',
      on: {
        TYPE: {
          actions: assign({ texts: ({ context, event }) => ({ ...context.texts, [event.level]: event.text }) }),
          description: 'A field changes.',
        },
        CONFIRM: {
          guard: { type: 'somethingDiffers', params: ({ event }) => event.edit },
          target: 'loading',
          description: 'The trader saves what differs from what is set.',
        },
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
      description: 'Sent once. Nothing is heard until it is known how it ended.',
      tags: ['underWay', 'sending'],
      initial: 'sending',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { order }, event }) =>
          event.type === 'CONFIRM'
            ? { request: event.edit, key: event.key }
            : { request: { orderId: order.orderId, market: order.market }, key: '' },
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
            description: 'It is not found: the order has not changed.',
          },
          { target: 'settling', description: 'The exchange accepts, or the order is seen changed.' },
        ],
      },
      states: {
        sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
        unknown: {
          meta: { title: 'Answer lost' },
          description: 'No answer came. The exchange is asked what is true.',
          tags: 'unknown',
          on: {
            SEEN: {
              guard: { type: 'orderIsOver', params: ({ event }) => event.order },
              target: '#tpsl.gone',
              actions: { type: 'notice', params: ({ event }) => event.order },
              description: 'It is closed elsewhere: nothing is left to change.',
            },
          },
        },
      },
    },
    settling: {
      meta: { title: 'Updating the figures' },
      description: 'Saved. The orders are brought up to date before the dialog says so.',
      tags: 'underWay',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.order,
        onDone: {
          target: 'success',
          actions: { type: 'notice', params: ({ event }) => event.output },
          description: 'The changed order comes.',
        },
        onError: { target: 'success', description: 'The order does not come; the polls bring the rest.' },
      },
    },
    success: { meta: { title: 'Saved', outcome: 'success' }, description: 'Shows what is set now.' },
    gone: { meta: { title: 'Closed elsewhere' }, description: 'The order was closed elsewhere: there is nothing left to set.' },
    notArrived: {
      meta: { title: 'Not changed so far', outcome: 'error' },
      description: 'The answer was lost and the order has not changed so far. The trader decides.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: {
          guard: { type: 'orderIsOver', params: ({ event }) => event.order },
          target: 'gone',
          actions: { type: 'notice', params: ({ event }) => event.order },
          description: 'It is closed elsewhere.',
        },
      },
    },
    error: {
      meta: { title: 'Refused', outcome: 'error' },
      description: 'The exchange refused, and the code says why. What was typed is kept.',
      exit: assign({ failure: null }),
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: ({ context }) => context.order,
        onDone: { actions: { type: 'notice', params: ({ event }) => event.output }, description: 'The order comes as it is now.' },
        onError: { description: 'The order does not come; the polls bring it.' },
      },
      on: {
        RETRY: { guard: 'orderIsStillThere', target: 'init', description: 'The trader tries again.' },
        SEEN: { actions: { type: 'notice', params: ({ event }) => event.order }, description: 'A poll brings it anew.' },
      },
    },
  },
})
