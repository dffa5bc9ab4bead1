import type { SnapshotFrom } from 'xstate'
import { closeOrderCodes } from '../../sandbox/codes.ts'
import { AT_ONCE, type CloseEnd, type closeSeveralMachine, isHeld } from '../../src/machines/closeSeveral.ts'
import { closeOrder, type Order } from '../../src/api/order.ts'
import { OrderId } from '../../src/api/scalars.ts'
import type { View } from '../types.ts'
import { closed, filled, position } from '../view/orders.ts'
import { refusal } from '../view/samples.ts'

/** One more than are on their way at once. */
const MANY = AT_ONCE + 1
export const orders: readonly Order[] = Array.from({ length: MANY }, (_, index) => ({ ...position, orderId: OrderId.parse(`sample ${index + 1}`) }))

type Several = Pick<SnapshotFrom<typeof closeSeveralMachine>, 'context'>
const has = (list: readonly Order[], index: number) => list.some(({ orderId }) => orderId === orders[index]?.orderId)
const isNext = (index: number) => ({ context }: Several) => isHeld(context) && context.left[0]?.orderId === orders[index]?.orderId
/** They end from the second to the last, and then the first: what can become of one is shown of it. */
const endsNext = (index: number) => ({ context }: Several) => !isHeld(context) && has(context.sent, index) && !orders.some((_, before) => before > 0 && before < index && has(context.sent, before))
const isLast = ({ context }: Several) => !isHeld(context) && has(context.sent, 0) && context.sent.length === 1
const isLost = ({ context }: Several) => context.unknown.length > 0

/** Closing several positions, or cancelling all waiting orders. */
export const view: View = {
  scenes: {
    closing: {
      persona: 'demo',
      page: '/market/BTC-USDC',
      presses: [{ button: (t) => t('orders.more'), opensNothing: true }, { button: (t) => t('closeSeveral.open') }],
    },
  },
  events: () => {
    const [order = position] = orders
    const at = (index: number): Order => orders[index] ?? position
    const ended = (kind: Exclude<CloseEnd['kind'], 'refused'>, one: Order) => ({ type: 'ENDED', end: { kind, order: one } })
    const over = (one: Order) => closed(one, 'MANUAL')
    return {
      'The losing are chosen': { type: 'CHOOSE', choice: 'losing' },
      'The trader goes on': { type: 'REVIEW', orders },
      'The trader goes back': { type: 'BACK' },
      'The trader confirms': { type: 'CONFIRM' },
      'The first is sent': { type: 'SENT', order },
      'The second is sent': { type: 'SENT', order: at(1) },
      'The third is sent': { type: 'SENT', order: at(2) },
      'The second is closed': ended('closed', over(at(1))),
      'The fourth is sent': { type: 'SENT', order: at(3) },
      'The third is closed': ended('closed', over(at(2))),
      'The fourth is closed': ended('closed', over(at(3))),
      'The answer to the first is lost': { type: 'LOST', order },
      'The first is closed': ended('closed', over(order)),
      'The first was closed elsewhere': ended('gone', closed(order, 'STOP_LOSS')),
      'The first is refused': { type: 'ENDED', end: { kind: 'refused', order, failure: refusal(closeOrder.path, '2003') } },
      'The first did not arrive': ended('notArrived', order),
      'The first order was filled': ended('filled', filled(order)),
      'None may be sent for long': { type: 'BLOCKED' },
      'The trader stops': { type: 'STOP' },
      'The trader tries again': { type: 'RETRY' },
    }
  },
  when: {
    'The first is sent': isNext(0),
    'The second is sent': isNext(1),
    'The third is sent': isNext(2),
    'The fourth is sent': isNext(3),
    'The second is closed': endsNext(1),
    'The third is closed': endsNext(2),
    'The fourth is closed': endsNext(3),
    'The answer to the first is lost': isLast,
    'The first is closed': isLast,
    'The first was closed elsewhere': isLast,
    'The first is refused': (state) => isLast(state) && !isLost(state),
    'The first did not arrive': (state) => isLast(state) && isLost(state),
    'The first order was filled': isLast,
    'None may be sent for long': ({ context }) => context.sent.length === 0,
    'The trader stops': ({ context }) => context.left.length > 0 && context.sent.length % AT_ONCE === 0,
  },
  key: ({ choice, orders: chosen, left, sent, unknown, ends, isStopped }: Several['context']) =>
    chosen.length === 0 ? choice : [isStopped, left.length, sent.length, unknown.length, [...new Set(ends.map(({ kind }) => kind))].toSorted()],
  says: {
    choosing: 'closeSeveral.which',
    confirming: 'closeSeveral.note',
    running: 'closeSeveral.mayClose',
    allClosed: 'common.done',
    someLeft: 'common.tryAgain',
  },
  calls: [closeOrder.path],
  codes: Object.values(closeOrderCodes).map(String),
}
