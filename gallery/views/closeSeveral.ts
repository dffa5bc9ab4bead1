import type { AnyMachineSnapshot } from 'xstate'
import { closeOrderCodes } from '../../sandbox/codes.ts'
import { type CloseEnd, type CloseStep, type Lane, LANES } from '../../src/machines/closeSeveral.ts'
import { closeOrder, type Order } from '../../src/api/order.ts'
import { OrderId } from '../../src/api/scalars.ts'
import type { View } from '../types.ts'
import { closed, filled, position } from '../view/orders.ts'
import { refusal } from '../view/samples.ts'
import { done, failed, told } from '../xstate.ts'

const MANY = 4
/** One more than there are lanes. */
export const orders: readonly Order[] = Array.from({ length: MANY }, (_, index) => ({ ...position, orderId: OrderId.parse(`sample ${index + 1}`) }))

const cleared = (lane: Lane) => done(`${lane}Clearance`)
const tells = (lane: Lane, step: CloseStep) => told(lane, step)
const is = (lane: Lane, at: unknown) => (state: AnyMachineSnapshot) => state.matches({ running: { [lane]: at } } as never) // any state of the lane
const waits = (state: AnyMachineSnapshot) => LANES.filter((lane) => is(lane, 'waiting')(state))
const allWait = (state: AnyMachineSnapshot) => waits(state).length === LANES.length
const noneWaits = (state: AnyMachineSnapshot) => waits(state).length === 0
/** They are sent from the first lane to the third, and end from the second by the third to the first: what can become of one is shown of the last. */
const isNext = (lane: Lane) => (state: AnyMachineSnapshot) => waits(state)[0] === lane
const isLast = (state: AnyMachineSnapshot) => is('second', 'free')(state) && is('third', 'free')(state)

/** Closing several positions, or cancelling all waiting orders. */
export const view: View = {
  scenes: {
    closing: {
      persona: 'demo',
      page: '/market/BTC-USDC',
      presses: [{ button: (t) => t('closeSeveral.open') }],
    },
  },
  events: () => {
    const [order = position] = orders
    const at = (index: number): Order => orders[index] ?? position
    const end = (kind: Exclude<CloseEnd['kind'], 'refused'>, one: Order): CloseEnd => ({ kind, order: one })
    const over = (one: Order) => closed(one, 'MANUAL')
    return {
      'The losing are chosen': { type: 'CHOOSE', choice: 'losing' },
      'The trader goes on': { type: 'REVIEW', orders },
      'The trader goes back': { type: 'BACK' },
      'The trader confirms': { type: 'CONFIRM' },
      'The second may be sent': cleared('second'),
      'The second is closed': tells('second', end('closed', over(at(1)))),
      'The third may be sent': cleared('third'),
      'The third is closed': tells('third', end('closed', over(at(2)))),
      'The first may be sent': cleared('first'),
      'The first may not be sent for long': failed('firstClearance', new Error('not cleared')),
      'The answer to the first is lost': tells('first', { kind: 'unknown' }),
      'The first is closed': tells('first', end('closed', over(order))),
      'The first was closed elsewhere': tells('first', end('gone', closed(order, 'STOP_LOSS'))),
      'The first is refused': tells('first', { kind: 'refused', order, failure: refusal(closeOrder.path, '2003') }),
      'The first did not arrive': tells('first', end('notArrived', order)),
      'The first order was filled': tells('first', end('filled', filled(order))),
      'The trader stops': { type: 'STOP' },
      'The trader tries again': { type: 'RETRY' },
    }
  },
  when: {
    'The first may be sent': isNext('first'),
    'The second may be sent': isNext('second'),
    'The third may be sent': isNext('third'),
    'The first may not be sent for long': allWait,
    'The second is closed': noneWaits,
    'The third is closed': is('second', 'free'),
    'The answer to the first is lost': isLast,
    'The first is closed': isLast,
    'The first was closed elsewhere': isLast,
    'The first is refused': (state) => isLast(state) && is('first', { closing: 'sending' })(state),
    'The first did not arrive': (state) => isLast(state) && is('first', { closing: 'unknown' })(state),
    'The first order was filled': isLast,
    'The trader stops': (state) => state.context.left.length > 0 && (allWait(state) || noneWaits(state)),
  },
  key: ({ choice, orders: chosen, ends, isStopped }: { choice: string; orders: Order[]; ends: CloseEnd[]; isStopped: boolean }) =>
    chosen.length === 0 ? choice : [isStopped, [...new Set(ends.map(({ kind }) => kind))].toSorted()],
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
