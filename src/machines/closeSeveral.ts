import { assign, fromObservable, setup } from 'xstate'
import type { CloseChoice } from '../domain/order/closeSeveral.ts'
import type { Failure } from '../api/failure.ts'
import type { Order } from '../api/order.ts'
import { promised } from './promised.ts'
import { typesOf } from './typesOf.ts'

/**
 * What became of one order. `closed`: closed or cancelled. `gone`: it was closed elsewhere. `filled`: it was to be cancelled, and is a
 * position by now. `notArrived`: the answer was lost, and the order is still there. `notSent`: stopped before.
 */
export type CloseEnd =
  | { kind: 'closed' | 'gone' | 'filled' | 'notArrived' | 'notSent'; order: Order }
  | { kind: 'refused'; order: Order; failure: Failure }

/** What is told of an order that is being closed: that its answer was lost and is looked for, and its end. */
export type CloseStep = { kind: 'unknown' } | CloseEnd

/** At most three orders are on their way at once: one on each lane. */
export const LANES = ['first', 'second', 'third'] as const
export type Lane = (typeof LANES)[number]

interface Context {
  choice: CloseChoice
  /** The orders of the confirmation: none that comes later is among them. */
  orders: readonly Order[]
  /** Those that no lane has taken so far. */
  left: readonly Order[]
  /** The order on each lane. */
  out: Readonly<Record<Lane, Order | null>>
  /** Those whose answer was lost and that are still looked for. */
  unknown: readonly Order[]
  ends: readonly CloseEnd[]
  /** Nothing more is sent. */
  isStopped: boolean
}

export type CloseSeveralEvent =
  | { type: 'CHOOSE'; choice: CloseChoice }
  /** The trader goes on with these orders. */
  | { type: 'REVIEW'; orders: readonly Order[] }
  | { type: 'BACK' }
  | { type: 'CONFIRM' }
  | { type: 'STOP' }
  | { type: 'RETRY' }

const nothing = { orders: [], left: [], out: { first: null, second: null, third: null }, unknown: [], ends: [], isStopped: false } satisfies Partial<Context>

const notSent = (order: Order): CloseEnd => ({ kind: 'notSent', order })
const isEnd = (step: CloseStep | undefined): step is CloseEnd => step !== undefined && step.kind !== 'unknown'

type Stepped = { event: { snapshot: { context: CloseStep | undefined } } }
const step = ({ event }: Stepped) => event.snapshot.context

/** Whether nothing is left but to look for what was not answered: what is known then is the report so far. */
export const isOnlyLookedFor = ({ left, out, unknown }: Context): boolean =>
  left.length === 0 && unknown.length > 0 && Object.values(out).every((order) => order === null || unknown.includes(order))

/** One of the three lanes: takes an order, waits until it may be sent, follows it to its end, and takes the next. */
const lane = <const Name extends Lane>(name: Name) => {
  const params = { lane: name }
  const stepOnLane = ({ event }: Stepped) => ({ lane: name, step: event.snapshot.context })
  const input = ({ context }: { context: Context }): Order => {
    const order = context.out[name]
    if (!order) throw new Error('a lane without an order')
    return order
  }
  return {
    meta: { title: `The ${name} lane` },
    description: 'Has one order on its way at a time.',
    initial: 'taking',
    states: {
      taking: {
        meta: { title: 'Taking the next order' },
        description: 'Takes the next order, if one is left.',
        always: [
          { guard: { type: 'hasOrder', params }, target: 'waiting', description: 'An order is left.' },
          { target: 'free', description: 'No order is left.' },
        ],
      },
      waiting: {
        meta: { title: 'Before it is sent' },
        description: 'Not sent so far: prices are too old, or the exchange asks for a pause. As a rule this takes no time.',
        tags: 'unsent',
        always: { guard: 'isStopped', target: 'free', actions: { type: 'giveUp', params }, description: 'Stopped: it is not sent.' },
        invoke: {
          id: `${name}Clearance`,
          src: 'clearance',
          input,
          onDone: { target: 'closing', description: `The ${name} lane: it may be sent.` },
          onError: { actions: 'stop', description: `The ${name} lane: the connection is gone, or the prices stay too old. Nothing more is sent.` },
        },
      },
      closing: {
        meta: { title: 'Under way' },
        description: 'Closed by the flow of its own dialog: sent once, looked for when its answer is lost.',
        initial: 'sending',
        invoke: {
          id: name,
          src: 'close',
          input,
          onSnapshot: [
            {
              guard: { type: 'isEnd', params: step },
              target: 'taking',
              actions: { type: 'end', params: stepOnLane },
              description: `The ${name} lane: it is known what became of it.`,
            },
            { guard: { type: 'answerWasLost', params: stepOnLane }, target: '.unknown', actions: { type: 'lose', params }, description: `The ${name} lane: the answer is lost.` },
          ],
        },
        states: {
          sending: { meta: { title: 'Request sent' }, description: 'The request is on its way.' },
          unknown: {
            meta: { title: 'Answer lost' },
            tags: 'unknown',
            description: 'No answer came. The exchange is asked what is true; the lane sends nothing until it is known.',
          },
        },
      },
      free: { meta: { title: 'Nothing to do' }, description: 'No order is left for this lane.' },
    },
  } as const
}

/**
 * Closes several positions, or cancels all waiting orders: confirmed once, at most three on their way at once, each by the flow of its own
 * dialog, and a report of what became of each.
 */
export const closeSeveralMachine = setup({
  types: typesOf<{
    context: Context
    events: CloseSeveralEvent
    tags: 'underWay' | 'unsettled' | 'unsent' | 'unknown'
  }>(),
  actors: {
    /** Resolves once the order may be sent; rejects if that takes too long. */
    clearance: promised<void, Order>(),
    /** Closes one order, once, and tells what comes of it. */
    close: fromObservable<CloseStep, Order>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
  },
  guards: {
    isAny: (_, orders: readonly Order[]) => orders.length > 0,
    hasOrder: ({ context }, { lane: name }: { lane: Lane }) => context.out[name] !== null,
    isStopped: ({ context }) => context.isStopped,
    isEnd: (_, now: CloseStep | undefined) => isEnd(now),
    /** Told with every look for it; only the first one counts. */
    answerWasLost: ({ context: { out, unknown } }, { lane: name, step: now }: { lane: Lane; step: CloseStep | undefined }) => {
      const order = out[name]
      return now?.kind === 'unknown' && order !== null && !unknown.includes(order)
    },
    allClosed: ({ context: { orders, ends } }) => ends.filter(({ kind }) => kind === 'closed' || kind === 'gone').length === orders.length,
    allEnded: ({ context: { orders, ends } }) => ends.length === orders.length,
  },
  actions: {
    choose: assign((_, choice: CloseChoice) => ({ choice })),
    forget: assign(nothing),
    freeze: assign((_, orders: readonly Order[]) => ({ ...nothing, orders })),
    deal: assign(({ context: { orders } }) => {
      const [first = null, second = null, third = null, ...left] = orders
      return { ...nothing, orders, left, out: { first, second, third } }
    }),
    lose: assign(({ context: { out, unknown } }, { lane: name }: { lane: Lane }) => ({ unknown: unknown.concat(out[name] ?? []) })),
    end: assign(({ context: { ends, left, out, unknown } }, { lane: name, step: now }: { lane: Lane; step: CloseStep | undefined }) => {
      const [next = null, ...rest] = left
      return {
        ends: isEnd(now) ? [...ends, now] : ends,
        unknown: unknown.filter((order) => order !== out[name]),
        left: rest,
        out: { ...out, [name]: next },
      }
    }),
    stop: assign(({ context: { ends, left } }) => ({ isStopped: true, left: [], ends: [...ends, ...left.map(notSent)] })),
    giveUp: assign(({ context: { ends, out } }, { lane: name }: { lane: Lane }) => {
      const order = out[name]
      return { ends: order ? [...ends, notSent(order)] : ends, out: { ...out, [name]: null } }
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
        CONFIRM: { target: 'running', actions: 'deal', description: 'The trader confirms.' },
        BACK: { target: 'choosing', description: 'The trader goes back.' },
      },
    },
    running: {
      meta: { title: 'Under way, three at a time' },
      description: 'Each of three lanes closes one order after the other. It goes on when the window is closed.',
      type: 'parallel',
      tags: ['underWay', 'unsettled'],
      always: [
        { guard: 'allClosed', target: 'allClosed', description: 'All are closed.' },
        { guard: 'allEnded', target: 'someLeft', description: 'It is known of all; some are not closed.' },
      ],
      on: {
        STOP: { actions: 'stop', description: 'The trader stops: what has not been sent is not sent.' },
      },
      states: {
        first: lane('first'),
        second: lane('second'),
        third: lane('third'),
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
