import type { AnyMachineSnapshot } from 'xstate'
import { editOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import type { Order } from '../../src/api/order.ts'
import { editOrder } from '../../src/api/orderChanges.ts'
import { type Change, refusalIn } from '../../src/domain/account/change.ts'
import { levelsOf } from '../../src/domain/position/editedLevels.ts'
import { LEVELS } from '../screens/answers.ts'
import type { View } from '../types.ts'
import { closedOrder, levelsAround, openPosition, pendingOrder } from '../view/orders.ts'
import { confirmed, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed } from '../xstate.ts'

/** Of the sample's market. */
const DECIMALS = 2
const isInPrices = ({ context }: Pick<AnyMachineSnapshot, 'context'>) => context.levels.unit === 'price'
const isUntouched = ({ context }: AnyMachineSnapshot) =>
  JSON.stringify(context.levels) === JSON.stringify(levelsOf(context.order, undefined, 'price', DECIMALS))
const isSettling = (state: AnyMachineSnapshot) => state.matches('settling')

/** Setting the stop-loss and take-profit of a position, and of a pending order. */
export const view: View = {
  scenes: {
    position: { input: { order: openPosition }, steps: [LEVELS] },
    waiting: { input: { order: pendingOrder }, steps: [{ press: 'orders.tabs.orders' }, LEVELS] },
  },
  events: ({ order }: { order: Order }) => {
    const { orderId, market } = order
    const levels = levelsAround(order)
    const edited = { ...order, ...levels }
    return {
      'type-stop-loss': { type: 'TYPE', level: 'stopLoss', text: levels.stopLoss },
      'clear-stop-loss': { type: 'TYPE', level: 'stopLoss', text: '' },
      'type-take-profit': { type: 'TYPE', level: 'takeProfit', text: levels.takeProfit },
      'show-percent': { type: 'PUT', levels: levelsOf(order, undefined, 'percent', DECIMALS) },
      save: { type: 'CONFIRM', ...confirmed('levels sample', { order, edit: { orderId, market, ...levels } }) },
      retry: { type: 'RETRY' },
      'closed-elsewhere': { type: 'SEEN', order: closedOrder(order, 'LIQUIDATION') },
      'order-polled': { type: 'SEEN', order },
      ...submissionEvents({ path: editOrder.path, answer: null, found: edited, code: '3003' }),
      'changed-order-loaded': done('refresh', edited),
      'order-loaded': done('refresh', order),
      'order-not-loaded': failed('refresh', silence('')),
    }
  },
  when: {
    ...submissionWhen,
    'type-stop-loss': isInPrices,
    'clear-stop-loss': isInPrices,
    'type-take-profit': isInPrices,
    'show-percent': isUntouched,
    save: ({ context }) =>
      Object.values(levelsAround(context.order)).every(
        (level) => isInPrices({ context }) && Object.values(context.levels.texts).includes(level),
      ),
    'changed-order-loaded': isSettling,
    'order-loaded': (state) => !isSettling(state),
  },
  key: ({ order, levels, ...change }: Change<object> & { order: Order; levels: object }) => [
    order.state,
    order.takeProfit,
    levels,
    refusalIn(change)?.code,
  ],
  titles: ['dialogs:addTPSL.title'],
  says: {
    init: 'levels.price.name',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    settling: 'dialogs.settling',
    success: 'dialogs:addTPSL.done',
    gone: 'dialogs:addTPSL.goneTitle',
    notArrived: 'dialogs.uncheckedTitle',
    'notArrived--not-found': 'dialogs:addTPSL.lostTitle',
    error: 'dialogs:addTPSL.refused',
  },
  calls: [editOrder.path],
  codes: Object.values(editOrderCodes).map(String),
}
