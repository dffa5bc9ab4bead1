import type { SnapshotFrom } from 'xstate'
import { closeOrderCodes } from '../../sandbox/calls/orderChanges.ts'
import type { Order } from '../../src/api/order.ts'
import { closeOrder } from '../../src/api/orderChanges.ts'
import { OrderId } from '../../src/api/scalars.ts'
import { AT_ONCE, type CloseEnd, type closeSeveralMachine, isOnHold } from '../../src/machines/closeSeveral.ts'
import type { View } from '../types.ts'
import { closedOrder, filledOrder, openPosition } from '../view/orders.ts'
import { refusal } from '../view/samples.ts'

/** One more than are on their way at once. */
const MANY = AT_ONCE + 1
export const orders: readonly Order[] = Array.from({ length: MANY }, (_, index) => ({
  ...openPosition,
  orderId: OrderId.parse(`sample ${index + 1}`),
}))

type Several = Pick<SnapshotFrom<typeof closeSeveralMachine>, 'context'>
const has = (list: readonly Order[], index: number) => list.some(({ orderId }) => orderId === orders[index]?.orderId)
const isNext =
  (index: number) =>
  ({ context }: Several) =>
    isOnHold(context) && context.left[0]?.orderId === orders[index]?.orderId
/** They end from the second to the last, and then the first, whose outcome varies. */
const endsNext =
  (index: number) =>
  ({ context }: Several) =>
    !isOnHold(context) &&
    has(context.sent, index) &&
    !orders.some((_, before) => before > 0 && before < index && has(context.sent, before))
const isLast = ({ context }: Several) => !isOnHold(context) && has(context.sent, 0) && context.sent.length === 1
const isLost = ({ context }: Several) => context.unknown.length > 0

/** Closing several positions, or cancelling all waiting orders. */
export const view: View = {
  scenes: { closing: { steps: [{ press: 'orders.more' }, { press: 'orders.closeSeveral' }] } },
  events: () => {
    const [order = openPosition] = orders
    const at = (index: number): Order => orders[index] ?? openPosition
    const ended = (kind: Exclude<CloseEnd['kind'], 'refused'>, one: Order) => ({
      type: 'ENDED',
      end: { kind, order: one },
    })
    const over = (one: Order) => closedOrder(one, 'MANUAL')
    return {
      'choose-losing': { type: 'CHOOSE', choice: 'losing' },
      review: { type: 'REVIEW', orders },
      back: { type: 'BACK' },
      confirm: { type: 'CONFIRM' },
      'first-sent': { type: 'SENT', order },
      'second-sent': { type: 'SENT', order: at(1) },
      'third-sent': { type: 'SENT', order: at(2) },
      'second-closed': ended('closed', over(at(1))),
      'fourth-sent': { type: 'SENT', order: at(3) },
      'third-closed': ended('closed', over(at(2))),
      'fourth-closed': ended('closed', over(at(3))),
      'first-answer-lost': { type: 'LOST', order },
      'first-closed': ended('closed', over(order)),
      'first-closed-elsewhere': ended('gone', closedOrder(order, 'STOP_LOSS')),
      'first-refused': { type: 'ENDED', end: { kind: 'refused', order, failure: refusal(closeOrder.path, '2003') } },
      'first-not-arrived': ended('notArrived', order),
      'first-filled': ended('filled', filledOrder(order)),
      blocked: { type: 'BLOCKED' },
      stop: { type: 'STOP' },
      retry: { type: 'RETRY' },
    }
  },
  when: {
    'first-sent': isNext(0),
    'second-sent': isNext(1),
    'third-sent': isNext(2),
    'fourth-sent': isNext(3),
    'second-closed': endsNext(1),
    'third-closed': endsNext(2),
    'fourth-closed': endsNext(3),
    'first-answer-lost': isLast,
    'first-closed': isLast,
    'first-closed-elsewhere': isLast,
    'first-refused': (state) => isLast(state) && !isLost(state),
    'first-not-arrived': (state) => isLast(state) && isLost(state),
    'first-filled': isLast,
    blocked: ({ context }) => context.sent.length === 0,
    stop: ({ context }) => context.left.length > 0 && context.sent.length % AT_ONCE === 0,
  },
  key: ({ choice, orders: chosen, left, sent, unknown, ends, isStopped }: Several['context']) =>
    chosen.length === 0
      ? choice
      : [isStopped, left.length, sent.length, unknown.length, [...new Set(ends.map(({ kind }) => kind))].toSorted()],
  titles: ['dialogs:closeSeveral.title', 'dialogs:closeSeveral.cancelTitle'],
  says: {
    choosing: 'dialogs:closeSeveral.which',
    confirming: 'dialogs:closeSeveral.note',
    running: 'dialogs:closeSeveral.mayClose',
    allClosed: 'common.done',
    someLeft: 'common.tryAgain',
  },
  calls: [closeOrder.path],
  codes: Object.values(closeOrderCodes).map(String),
}
