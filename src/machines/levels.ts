import { assign, setup } from 'xstate'
import type { Order } from '../api/order.ts'
import type { OrderEdit } from '../api/orderChanges.ts'
import { DEFAULT_PRECISION } from '../constants/limits.ts'
import { type Change, type Confirmation, confirmedIn, noChange, refusalIn } from '../domain/account/change.ts'
import type { Level } from '../domain/order-form/level.ts'
import { isAlreadyClosed } from '../domain/order/alreadyClosed.ts'
import { isAlreadySet, type LevelsInput, levelsOfRefreshed, withLevels } from '../domain/position/editedLevels.ts'
import { changeOf } from './change.ts'
import {
  orderRefreshed,
  closedElsewhere,
  isOrderOver,
  storeRefreshed,
  refreshing,
  settling,
  type OrderSeen,
  watch,
  orderDialog,
} from './orderDialog.ts'
import { typesOf } from './typesOf.ts'

type LevelsEvent =
  | { type: 'TYPE'; level: Level; text: string }
  /** Sets both levels: converted to another unit, or one of them moved by a handle or a button. */
  | { type: 'PUT'; levels: LevelsInput }
  | ({ type: 'CONFIRM' } & Confirmation<LevelsRequest>)
  | { type: 'RETRY' }
  | OrderSeen

interface LevelsRequest {
  /** The order as it was. */
  order: Order
  /** The fields that are not empty. */
  edit: OrderEdit
}

const change = changeOf<LevelsRequest>()

/** Sets the stop loss and take profit of a position or a pending order. Specification §4 "Dialog flows". */
export const levelsMachine = setup({
  types: typesOf<{
    /** Without levels: those of the order, as prices. */
    input: { order: Order; levels?: LevelsInput; pricePrecision?: number }
    context: Change<LevelsRequest> & {
      order: Order
      levels: LevelsInput
      pricePrecision: number
    }
    events: LevelsEvent
    tags: 'underWay' | 'unsettled' | 'unknown'
  }>(),
  actors: { ...orderDialog.actors, submission: change.submission },
  guards: {
    ...change.guards,
    ...orderDialog.guards,
    orderIsStillThere: ({ context }) => !isOrderOver(context.order) && !isAlreadyClosed(refusalIn(context)),
    // One sent by an earlier page is verified, also if the order has it by now.
    somethingDiffers: ({ context, event }, edit: OrderEdit) =>
      ('wasSent' in event && event.wasSent === true) || !isAlreadySet(context.order, edit),
  },
  actions: {
    ...change.actions,
    notice: assign(({ context: { order: before, levels, pricePrecision } }, order: Order | null) =>
      order ? { order, levels: levelsOfRefreshed(levels, before, order, pricePrecision) } : {},
    ),
  },
}).createMachine({
  id: 'levels',
  meta: { title: 'Stop loss and take profit' },
  description: 'Sets the stop loss and take profit of one order.',
  context: ({ input: { order, levels, pricePrecision = DEFAULT_PRECISION } }) => ({
    ...noChange,
    order,
    pricePrecision,
    levels: levels ?? { unit: 'price', texts: { stopLoss: order.stopLoss ?? '', takeProfit: order.takeProfit ?? '' } },
  }),
  invoke: watch,
  initial: 'init',
  states: {
    init: {
      meta: { title: 'Editing the prices' },
      description: 'Shows both prices and the result at each.',
      on: {
        TYPE: {
          actions: assign({
            levels: ({ context: { levels }, event: { level, text } }) => ({
              ...levels,
              texts: { ...levels.texts, [level]: text },
            }),
          }),
          description: 'The trader edits a price.',
        },
        PUT: {
          actions: assign({ levels: ({ event }) => event.levels }),
          description: 'The trader changes the unit, or sets a price with a handle or button.',
        },
        CONFIRM: {
          guard: { type: 'somethingDiffers', params: ({ event }) => event.request.edit },
          target: 'loading',
          actions: change.confirm,
          description: 'The trader saves the change.',
        },
        SEEN: [closedElsewhere('gone'), orderRefreshed],
      },
    },
    loading: change.underWay({
      unknown: {
        description: 'Checks the exchange for the outcome; nothing is sent again.',
        on: { SEEN: [closedElsewhere('#levels.gone'), orderRefreshed] },
      },
      refused: { target: 'error', description: 'Request rejected.' },
      notFound: { target: 'notArrived', description: 'Not found: the order is unchanged.' },
      done: [{ target: 'settling', description: 'Request accepted, or a check found the order changed.' }],
    }),
    settling: {
      ...settling({
        description: 'Saved; refreshes the order before showing the outcome.',
        comes: 'Refreshed with the changed order.',
      }),
      // Shown until the order has been read again.
      entry: assign({ order: ({ context }) => withLevels(context.order, confirmedIn(context).request.edit) }),
    },
    success: {
      meta: { title: 'Saved', outcome: 'success' },
      description: 'Shows the confirmed prices, then those of the refreshed order.',
      on: { SEEN: orderRefreshed },
    },
    gone: {
      meta: { title: 'Closed elsewhere' },
      description: 'The order was closed elsewhere, so there is nothing to set.',
    },
    notArrived: change.failed({
      meta: { title: 'Not changed', outcome: 'error' },
      description: 'The answer was lost, and no check found the change; the trader decides what to do.',
      on: {
        RETRY: { target: 'init', description: 'The trader tries again.' },
        SEEN: [closedElsewhere('gone'), orderRefreshed],
      },
    }),
    error: change.failed({
      meta: { title: 'Rejected', outcome: 'error' },
      description: 'Shows why the exchange rejected the change, and keeps the typed prices.',
      invoke: {
        ...refreshing,
        onDone: { actions: storeRefreshed, description: 'Order refreshed.' },
        onError: { description: 'Refresh failed; the next poll will catch up.' },
      },
      on: {
        RETRY: { guard: 'orderIsStillThere', target: 'init', description: 'The trader tries again.' },
        SEEN: orderRefreshed,
      },
    }),
  },
})
