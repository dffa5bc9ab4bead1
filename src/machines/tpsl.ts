import { assign, setup } from 'xstate'
import type { TypedLevels } from '../domain/position/editedLevels.ts'
import { isAlreadySet, withLevels } from '../domain/position/tpslEdit.ts'
import type { Tpsl } from '../domain/order-form/tpsl.ts'
import type { Order, OrderEdit } from '../api/order.ts'
import { type Change, changeOf, confirmedIn, unconfirmed } from './change/submitting.ts'
import { typesOf } from './typesOf.ts'
import { broughtAnew, closedElsewhere, isOver, noticeFresh, refreshing, settling, type Watched, watch, watched } from './watching.ts'

export type TpslEvent =
  | { type: 'TYPE'; level: Tpsl; text: string }
  /** Both levels: in another unit, or one of them put by a handle or a button. */
  | { type: 'PUT'; levels: TypedLevels }
  /** `key` is new for every confirmation; `edit` holds the fields that are not empty. `wasSent`: confirmed on an earlier page. */
  | { type: 'CONFIRM'; key: string; edit: OrderEdit; wasSent?: boolean }
  | { type: 'RETRY' }
  | Watched

const change = changeOf<OrderEdit>()

/** Sets the stop-loss and take-profit of a position or a pending order. Specification §4 "Dialog flows". */
export const tpslMachine = setup({
  types: typesOf<{
    /** Without levels: those of the order, as prices. */
    input: { order: Order; levels?: TypedLevels }
    context: Change<OrderEdit> & {
      order: Order
      levels: TypedLevels
    },
    events: TpslEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { ...watched.actors, submission: change.submission },
  guards: {
    ...change.guards,
    ...watched.guards,
    orderIsStillThere: ({ context }) => !isOver(context.order),
    somethingDiffers: ({ context }, edit: OrderEdit) => !isAlreadySet(context.order, edit),
  },
  actions: { ...watched.actions, ...change.actions },
}).createMachine({
  id: 'tpsl',
  meta: { title: 'Stop-loss and take-profit' },
  description: 'Sets the stop-loss and take-profit of one order.',
  context: ({ input: { order, levels } }) => ({
    ...unconfirmed,
    order,
    levels: levels ?? { unit: 'price', texts: { stopLoss: order.stopLoss ?? '', takeProfit: order.takeProfit ?? '' } },
  }),
  invoke: watch,
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Takes the two prices' },
      description: 'Takes the two prices and shows what each would bring.',
      on: {
        TYPE: {
          actions: assign({
            levels: ({ context: { levels }, event: { level, text } }) => ({ ...levels, texts: { ...levels.texts, [level]: text } }),
          }),
          description: 'A field changes.',
        },
        PUT: {
          actions: assign({ levels: ({ event }) => event.levels }),
          description: 'Another unit is chosen, or a level is put by a handle or a button.',
        },
        CONFIRM: {
          guard: { type: 'somethingDiffers', params: ({ event }) => event.edit },
          target: 'loading',
          actions: { type: 'confirm', params: ({ event }) => ({ request: event.edit, key: event.key, wasSent: event.wasSent }) },
          description: 'The trader saves what differs from what is set.',
        },
        SEEN: [closedElsewhere('gone'), broughtAnew],
      },
    },
    loading: change.submitting({
      unknown: {
        description: 'No answer came. The exchange is asked what is true.',
        on: { SEEN: { ...closedElsewhere('#tpsl.gone'), description: 'It is closed elsewhere: nothing is left to change.' } },
      },
      refused: { target: 'error', description: 'The exchange refuses.' },
      notFound: { target: 'notArrived', description: 'It is not found: the order has not changed.' },
      done: [{ target: 'settling', description: 'The exchange accepts, or the order is seen changed.' }],
    }),
    settling: {
      ...settling({
        description: 'Saved. The orders are brought up to date before the dialog says so.',
        comes: 'The changed order comes.',
      }),
      // Shown until the order has been read again.
      entry: assign({ order: ({ context }) => withLevels(context.order, confirmedIn(context).request) }),
    },
    success: {
      meta: { title: 'Saved', outcome: 'success' },
      description: 'Shows what was confirmed, and once the order has been read again, what is set.',
      on: { SEEN: broughtAnew },
    },
    gone: { meta: { title: 'Closed elsewhere' }, description: 'The order was closed elsewhere: there is nothing left to set.' },
    notArrived: {
      meta: { title: 'Not changed so far', outcome: 'error' },
      description: 'The answer was lost and the order has not changed so far. The trader decides.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: closedElsewhere('gone'),
      },
    },
    error: {
      meta: { title: 'Refused', outcome: 'error' },
      description: 'The exchange refused, and the code says why. What was typed is kept.',
      exit: assign({ outcome: null }),
      invoke: {
        ...refreshing,
        onDone: { actions: noticeFresh, description: 'The order comes as it is now.' },
        onError: { description: 'The order does not come; the polls bring it.' },
      },
      on: {
        RETRY: { guard: 'orderIsStillThere', target: 'init', description: 'The trader tries again.' },
        SEEN: broughtAnew,
      },
    },
  },
})
