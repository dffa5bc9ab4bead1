import { assign, fromCallback } from 'xstate'
import type { Order } from '../api/order.ts'
import { orderTab } from '../domain/order/orderTabs.ts'
import type { Action } from './change.ts'
import { promiseActor } from './typesOf.ts'

/** A poll brought the dialog's order; null if it is no longer listed. */
export interface OrderSeen {
  type: 'SEEN'
  order: Order | null
}

/** Shared by the machines about one order. The module that runs the machine provides the bodies. */
export const orderDialog = {
  actors: {
    /** Refetches orders and balance, and resolves to the current order; null if it is no longer listed. */
    refresh: promiseActor<Order | null, Order>(),
    /** Watches the order for as long as its dialog is open. */
    watch: fromCallback<{ type: 'NOTHING' }, Order>(() => {}),
  },
  guards: { orderIsOver: (_: unknown, order: Order | null) => isOrderOver(order) },
  actions: {
    notice: assign({ order: ({ context }, order: Order | null) => order ?? context['order'] }) as Action<Order | null>,
  },
}

/** No longer pending or open: closed, cancelled, or not listed. */
export const isOrderOver = (order: Order | null): boolean =>
  order === null || orderTab(order) === 'history' || orderTab(order) === null

const order = ({ event }: { event: OrderSeen }) => event.order
const notice = { type: 'notice', params: order } as const
/** Stores the order that `refreshing` resolved to. */
export const storeRefreshed = {
  type: 'notice',
  params: ({ event }: { event: { output: Order | null } }) => event.output,
} as const

const input = ({ context }: { context: { order: Order } }) => context.order
export const watch = { id: 'watch', src: 'watch', input } as const
export const refreshing = { id: 'refresh', src: 'refresh', input } as const

/** The order has ended, so the dialog's question is obsolete or answered. The machine's `notice` stores it. */
export const closedElsewhere = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'orderIsOver', params: order },
    target,
    actions: notice,
    description: 'Order closed elsewhere.',
  }) as const

/** The change is done. Data shown elsewhere is refetched before the dialog shows the outcome. */
export const settling = ({ description, comes }: { description: string; comes: string }) =>
  ({
    meta: { title: 'Refreshing orders and balance' },
    description,
    tags: 'underWay',
    invoke: {
      ...refreshing,
      onDone: { target: 'success', actions: storeRefreshed, description: comes },
      onError: { target: 'success', description: 'Refresh failed; the next poll will catch up.' },
    },
  }) as const

export const orderRefreshed = { actions: notice, description: 'A poll refreshed the order.' } as const
