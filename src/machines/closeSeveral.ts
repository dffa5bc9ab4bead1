import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { Failure } from '../api/failure.ts'
import type { Order } from '../api/order.ts'
import type { CloseChoice } from '../domain/order/closeSeveral.ts'
import { typesOf } from './typesOf.ts'

/**
 * The outcome of one order. `closed`: closed or cancelled. `gone`: closed elsewhere. `filled`: it filled before it could be
 * cancelled. `notArrived`: the response was lost, and the order is still open. `notSent`: stopped before.
 */
export type CloseEnd =
  | { kind: 'closed' | 'gone' | 'filled' | 'notArrived' | 'notSent'; order: Order }
  | { kind: 'refused'; order: Order; failure: Failure }

/** Maximum number of orders sent at a time. */
export const AT_ONCE = 3

interface Context {
  choice: CloseChoice
  /** The confirmed orders; later ones are never added. */
  orders: readonly Order[]
  /** Orders not sent yet. */
  left: readonly Order[]
  /** Orders sent, with an unknown outcome. */
  sent: readonly Order[]
  /** Orders whose response was lost and that are still being verified. */
  unknown: readonly Order[]
  ends: readonly CloseEnd[]
  /** The rest is not sent. */
  isStopped: boolean
  /** What an earlier page of this tab had come to: what it had sent is only verified, and nothing is sent. */
  before: ClosingBefore | null
}

/** Where an earlier page was when it ended. */
export interface ClosingBefore {
  sent: readonly Order[]
  ends: readonly CloseEnd[]
}

/** The orders to close, or what is left to find out about those that an earlier page had confirmed. */
interface PoolInput {
  orders: readonly Order[]
  before: ClosingBefore | null
}

/** Events of the pool. */
export type PoolEvent =
  | { type: 'SENT'; order: Order }
  | { type: 'LOST'; order: Order }
  | { type: 'ENDED'; end: CloseEnd }
  /** Sending has been blocked for too long. */
  | { type: 'BLOCKED' }

type CloseSeveralEvent =
  | { type: 'CHOOSE'; choice: CloseChoice }
  /** The trader continues with these orders. */
  | { type: 'REVIEW'; orders: readonly Order[]; before?: ClosingBefore }
  | { type: 'BACK' }
  | { type: 'CONFIRM' }
  | { type: 'STOP' }
  | { type: 'RETRY' }
  | PoolEvent

const nothing = {
  orders: [],
  left: [],
  sent: [],
  unknown: [],
  ends: [],
  isStopped: false,
  before: null,
} satisfies Partial<Context>

const without = (orders: readonly Order[], gone: Order) => orders.filter(({ orderId }) => orderId !== gone.orderId)
const includes = (orders: readonly Order[], { orderId }: Order) => orders.some((order) => order.orderId === orderId)
const order = ({ event }: { event: { order: Order } }) => event.order

/** Whether only lost responses remain to be verified: the report then shows the known outcomes. */
export const isOnlyVerifying = ({ left, sent, unknown }: Context): boolean =>
  left.length === 0 && unknown.length > 0 && sent.length === unknown.length

/** Whether the next order is on hold: the exchange asks for a pause. */
export const isOnHold = ({ left, sent }: Context): boolean => left.length > 0 && sent.length < AT_ONCE

/**
 * Closes several positions, or cancels all pending orders: confirmed once, at most three at a time, each with the
 * flow of `closeOrder`, and with a report of each outcome.
 */
export const closeSeveralMachine = setup({
  types: typesOf<{
    context: Context
    input: CloseChoice | undefined
    events: CloseSeveralEvent
    tags: 'underWay' | 'unsettled'
  }>(),
  actors: {
    /** Closes each order once, `AT_ONCE` at a time, and reports its progress; after STOP it sends nothing more. */
    pool: fromCallback<{ type: 'STOP' }, PoolInput>(() => {}),
  },
  guards: {
    isAny: (_, orders: readonly Order[]) => orders.length > 0,
    isUnsent: ({ context }, one: Order) => includes(context.left, one),
    isAwaited: ({ context: { sent, unknown } }, one: Order) => includes(sent, one) && !includes(unknown, one),
    hasNoEnd: ({ context: { left, sent } }, one: Order) => includes(left, one) || includes(sent, one),
    allClosed: ({ context: { orders, ends } }) =>
      ends.filter(({ kind }) => kind === 'closed' || kind === 'gone').length === orders.length,
    allEnded: ({ context: { orders, ends } }) => ends.length === orders.length,
  },
  actions: {
    choose: assign((_, choice: CloseChoice) => ({ choice })),
    forget: assign(nothing),
    freeze: assign((_, { orders, before }: { orders: readonly Order[]; before?: ClosingBefore }) => ({
      orders,
      left: orders,
      before: before ?? null,
    })),
    send: assign(({ context: { left, sent } }, one: Order) => ({ left: without(left, one), sent: [...sent, one] })),
    lose: assign(({ context: { unknown } }, one: Order) => ({ unknown: [...unknown, one] })),
    end: assign(({ context: { left, sent, unknown, ends } }, end: CloseEnd) => ({
      left: without(left, end.order),
      sent: without(sent, end.order),
      unknown: without(unknown, end.order),
      ends: [...ends, end],
    })),
    stop: enqueueActions(({ enqueue, context: { left, ends } }) => {
      enqueue.sendTo('pool', { type: 'STOP' })
      enqueue.assign({
        isStopped: true,
        left: [],
        ends: [...ends, ...left.map((one): CloseEnd => ({ kind: 'notSent', order: one }))],
      })
    }),
  },
}).createMachine({
  id: 'closeSeveral',
  meta: { title: 'Close several orders' },
  description: 'Closes several positions or cancels all pending orders, three at a time, and reports each outcome.',
  context: ({ input }) => ({ choice: input ?? 'all', ...nothing }),
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Choosing the orders' },
      description:
        'Offers all positions, those of this market, the winning, the losing, or all pending orders, each with its count.',
      on: {
        CHOOSE: {
          actions: { type: 'choose', params: ({ event }) => event.choice },
          description: 'The trader makes another choice.',
        },
        REVIEW: {
          guard: { type: 'isAny', params: ({ event }) => event.orders },
          target: 'confirming',
          actions: { type: 'freeze', params: ({ event }) => event },
          description: 'The trader continues with exactly these orders.',
        },
      },
    },
    confirming: {
      meta: { title: 'Waiting for confirmation' },
      description: 'Shows what will be closed, with the current result and the fees.',
      on: {
        CONFIRM: { target: 'running', description: 'The trader confirms.' },
        BACK: { target: 'choosing', description: 'The trader goes back.' },
      },
    },
    running: {
      meta: { title: 'Closing, three at a time' },
      description: 'Closes three orders at a time, each as its own dialog does, even if this dialog is closed.',
      tags: ['underWay', 'unsettled'],
      invoke: { id: 'pool', src: 'pool', input: ({ context: { orders, before } }) => ({ orders, before }) },
      always: [
        { guard: 'allClosed', target: 'allClosed', description: 'All orders closed.' },
        { guard: 'allEnded', target: 'someLeft', description: 'All outcomes known: some orders are still open.' },
      ],
      on: {
        SENT: {
          guard: { type: 'isUnsent', params: order },
          actions: { type: 'send', params: order },
          description: 'Order sent.',
        },
        LOST: {
          guard: { type: 'isAwaited', params: order },
          actions: { type: 'lose', params: order },
          description: 'Answer lost: no other order takes its place until the outcome is known.',
        },
        ENDED: {
          guard: { type: 'hasNoEnd', params: ({ event }) => event.end.order },
          actions: { type: 'end', params: ({ event }) => event.end },
          description: 'Outcome known.',
        },
        BLOCKED: { actions: 'stop', description: 'Connection lost, or the pause is too long: nothing more is sent.' },
        STOP: { actions: 'stop', description: 'The trader stops: nothing more is sent.' },
      },
    },
    allClosed: {
      meta: { title: 'All closed', outcome: 'success' },
      description: 'Shows how many were closed here, and how many elsewhere in the meantime.',
    },
    someLeft: {
      meta: { title: 'Some still open', outcome: 'error' },
      description:
        'Shows the outcome of each order: closed, already closed, rejected and why, still open, or not sent.',
      on: {
        RETRY: {
          target: 'choosing',
          actions: 'forget',
          description: 'The trader chooses again from the remaining orders.',
        },
      },
    },
  },
})
