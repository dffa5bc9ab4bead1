import type { AnyMachineSnapshot } from 'xstate'
import { closeOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import type { Order } from '../../src/api/order.ts'
import { closeOrder } from '../../src/api/orderChanges.ts'
import { type Change, refusalIn } from '../../src/domain/account/change.ts'
import { orderTab } from '../../src/domain/order/orderTabs.ts'
import { BTC_LONG, CLOSE } from '../screens/answers.ts'
import type { View } from '../types.ts'
import { cancelledOrder, closedOrder, filledOrder, openPosition, pendingOrder } from '../view/orders.ts'
import { confirmed, silence, submissionEvents, submissionWhen } from '../view/samples.ts'
import { done, failed } from '../xstate.ts'

const isWaiting = ({ context }: AnyMachineSnapshot) => orderTab(context.order) === 'orders'
const isSettling = (state: AnyMachineSnapshot) => state.matches('settling')

/** Closing a position, and cancelling a pending order. */
export const view: View = {
  scenes: {
    closing: { input: { order: openPosition }, steps: [CLOSE] },
    cancelling: {
      input: { order: pendingOrder },
      steps: [{ press: 'orders.tabs.orders' }, { press: ['orders.cancelNamed', BTC_LONG] }],
    },
  },
  events: ({ order }: { order: Order }) => {
    const over = (reason: string) => (orderTab(order) === 'orders' ? cancelledOrder(order) : closedOrder(order, reason))
    return {
      confirm: { type: 'CONFIRM', ...confirmed('close sample', order) },
      continue: { type: 'CONTINUE' },
      retry: { type: 'RETRY' },
      'order-filled': { type: 'SEEN', order: filledOrder(order) },
      'closed-elsewhere': { type: 'SEEN', order: over('STOP_LOSS') },
      'not-listed': { type: 'SEEN', order: null },
      'order-polled': { type: 'SEEN', order },
      ...submissionEvents({ path: closeOrder.path, answer: null, found: over('MANUAL'), code: '2003' }),
      'closed-order-loaded': done('refresh', over('MANUAL')),
      'order-loaded': done('refresh', order),
      'order-not-loaded': failed('refresh', silence('')),
    }
  },
  when: {
    ...submissionWhen,
    'order-filled': isWaiting,
    'closed-order-loaded': isSettling,
    'order-loaded': (state) => !isSettling(state),
  },
  key: (context: Change<Order> & { order: Order }) => [context.order.state, refusalIn(context)?.code],
  titles: ['dialogs:closeOrder.closeTitle', 'dialogs:closeOrder.cancelTitle'],
  says: {
    init: 'dialogs:closeOrder.note',
    filled: 'dialogs:closeOrder.filledTitle',
    'loading.sending': 'dialogs.sending',
    'loading.unknown': 'dialogs.unknownTitle',
    settling: 'dialogs.settling',
    success: 'dialogs:closeOrder.closed',
    gone: 'dialogs:closeOrder.goneTitle',
    notArrived: 'dialogs.uncheckedTitle',
    'notArrived--not-found': 'dialogs:closeOrder.lostTitle',
    error: 'dialogs:closeOrder.refusedClose',
  },
  calls: [closeOrder.path],
  codes: Object.values(closeOrderCodes).map(String),
}
