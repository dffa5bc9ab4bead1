import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { CloseChoice } from '../domain/order/closeSeveral.ts'
import type { Failure } from '../api/failure.ts'
import type { Order } from '../api/order.ts'
import { typesOf } from './typesOf.ts'

/**
 * What became of one order. `closed`: closed or cancelled. `gone`: it was closed elsewhere. `filled`: it was to be cancelled, and is a
 * position by now. `notArrived`: the answer was lost, and the order is still there. `notSent`: stopped before.
 */
export type CloseEnd =
  | { kind: 'closed' | 'gone' | 'filled' | 'notArrived' | 'notSent'; order: Order }
  | { kind: 'refused'; order: Order; failure: Failure }

/** At most so many orders are on their way at once. */
export const AT_ONCE = 3

interface Context {
  choice: CloseChoice
  /** The orders of the confirmation: none that comes later is among them. */
  orders: readonly Order[]
  /** Those not sent so far. */
  left: readonly Order[]
  /** Those sent, whose end is not known. */
  sent: readonly Order[]
  /** Those of them whose answer was lost and that are still looked for. */
  unknown: readonly Order[]
  ends: readonly CloseEnd[]
  /** Nothing more is sent. */
  isStopped: boolean
}

/** What the pool reports. */
export type PoolEvent =
  | { type: 'SENT'; order: Order }
  | { type: 'LOST'; order: Order }
  | { type: 'ENDED'; end: CloseEnd }
  /** None may be sent, and waiting for it has taken too long. */
  | { type: 'BLOCKED' }

export type CloseSeveralEvent =
  | { type: 'CHOOSE'; choice: CloseChoice }
  /** The trader goes on with these orders. */
  | { type: 'REVIEW'; orders: readonly Order[] }
  | { type: 'BACK' }
  | { type: 'CONFIRM' }
  | { type: 'STOP' }
  | { type: 'RETRY' }
  | PoolEvent

const nothing = { orders: [], left: [], sent: [], unknown: [], ends: [], isStopped: false } satisfies Partial<Context>

const without = (orders: readonly Order[], gone: Order) => orders.filter(({ orderId }) => orderId !== gone.orderId)
const includes = (orders: readonly Order[], { orderId }: Order) => orders.some((order) => order.orderId === orderId)
const order = ({ event }: { event: { order: Order } }) => event.order

/** Whether nothing is left but to look for what was not answered: what is known then is the report so far. */
export const isOnlyLookedFor = ({ left, sent, unknown }: Context): boolean => left.length === 0 && unknown.length > 0 && sent.length === unknown.length

/** Whether the next could be on its way and is not: prices are too old, or the exchange asks for a pause. */
export const isHeld = ({ left, sent }: Context): boolean => left.length > 0 && sent.length < AT_ONCE

/**
 * Closes several positions, or cancels all waiting orders: confirmed once, at most three on their way at once, each by the flow of its own
 * dialog, and a report of what became of each.
 */
export const closeSeveralMachine = setup({
  types: typesOf<{
    context: Context
    events: CloseSeveralEvent
    tags: 'underWay' | 'unsettled'
  }>(),
  actors: {
    /** Closes each order once, `AT_ONCE` at a time, and reports what comes of it; told to stop, it sends nothing more. */
    pool: fromCallback<{ type: 'STOP' }, readonly Order[]>(() => {}),
  },
  guards: {
    isAny: (_, orders: readonly Order[]) => orders.length > 0,
    isUnsent: ({ context }, one: Order) => includes(context.left, one),
    isAwaited: ({ context: { sent, unknown } }, one: Order) => includes(sent, one) && !includes(unknown, one),
    hasNoEnd: ({ context: { left, sent } }, one: Order) => includes(left, one) || includes(sent, one),
    allClosed: ({ context: { orders, ends } }) => ends.filter(({ kind }) => kind === 'closed' || kind === 'gone').length === orders.length,
    allEnded: ({ context: { orders, ends } }) => ends.length === orders.length,
  },
  actions: {
    choose: assign((_, choice: CloseChoice) => ({ choice })),
    forget: assign(nothing),
    freeze: assign((_, orders: readonly Order[]) => ({ ...nothing, orders, left: orders })),
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
      enqueue.assign({ isStopped: true, left: [], ends: [...ends, ...left.map((one): CloseEnd => ({ kind: 'notSent', order: one }))] })
    }),
  },
}).createMachine({
  id: 'closeSeveral',
  meta: { title: 'Close multiple' },
  description: 'Closes several positions or cancels all waiting orders, three at a time, and tells what became of each.',
  context: { choice: 'all', ...nothing },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { title: 'Choosing which' },
      description: 'All, those of this market, the winning, the losing, or all waiting orders; with how many there are of each.',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event.choice }, description: 'Another choice.' },
        REVIEW: {
          guard: { type: 'isAny', params: ({ event }) => event.orders },
          target: 'confirming',
          actions: { type: 'freeze', params: ({ event }) => event.orders },
          description: 'The trader goes on: with these orders, and none that comes later.',
        },
      },
    },
    confirming: {
      meta: { title: 'Asks to confirm' },
      description: 'Shows what will be closed, with which result now and which fees, and waits for the confirmation.',
      on: {
        CONFIRM: { target: 'running', description: 'The trader confirms.' },
        BACK: { target: 'choosing', description: 'The trader goes back.' },
      },
    },
    running: {
      meta: { title: 'Under way, three at a time' },
      description: 'A pool closes three at a time, each by the flow of its own dialog. It goes on when the window is closed.',
      tags: ['underWay', 'unsettled'],
      invoke: { id: 'pool', src: 'pool', input: ({ context: { orders } }) => orders },
      always: [
        { guard: 'allClosed', target: 'allClosed', description: 'All are closed.' },
        { guard: 'allEnded', target: 'someLeft', description: 'It is known of all; some are not closed.' },
      ],
      on: {
        SENT: { guard: { type: 'isUnsent', params: order }, actions: { type: 'send', params: order }, description: 'One is sent.' },
        LOST: { guard: { type: 'isAwaited', params: order }, actions: { type: 'lose', params: order }, description: 'The answer to one is lost; it keeps its place until its outcome is known.' },
        ENDED: {
          guard: { type: 'hasNoEnd', params: ({ event }) => event.end.order },
          actions: { type: 'end', params: ({ event }) => event.end },
          description: 'The outcome of one is known.',
        },
        BLOCKED: { actions: 'stop', description: 'The connection is gone, or the prices stay too old. Nothing more is sent.' },
        STOP: { actions: 'stop', description: 'The trader stops: what has not been sent is not sent.' },
      },
    },
    allClosed: {
      meta: { title: 'Closed, every one', outcome: 'success' },
      description: 'All are closed: by this, or elsewhere meanwhile. Says how many of each.',
    },
    someLeft: {
      meta: { title: 'Not all closed', outcome: 'error' },
      description: 'Says what became of each: closed, already gone, refused and why, not arrived, not sent.',
      on: { RETRY: { target: 'choosing', actions: 'forget', description: 'The trader chooses again from what is there.' } },
    },
  },
})
