import { assign, fromCallback } from 'xstate'
import { orderTab } from '../domain/orderTabs.ts'
import type { Order } from '../wire/order.ts'
import { promised } from './promised.ts'
import type { Action } from './submitting.ts'

/** A poll brought the order the dialog is about; null when it is listed no more. */
export interface Watched {
  type: 'SEEN'
  order: Order | null
}

/** What a machine about one order has in common with the others. The component that runs the machine provides the bodies. */
export const watched = {
  actors: {
    /** The order as it is now, everything shown elsewhere fresh; null where it is listed no more. */
    refresh: promised<Order | null, Order>(),
    /** Watches the order for as long as its dialog is open. */
    watch: fromCallback<{ type: 'NOTHING' }, Order>(() => {}),
  },
  guards: { orderIsOver: (_: unknown, seen: Order | null) => isOver(seen) },
  actions: {
    notice: assign({ order: ({ context }, order: Order | null) => order ?? context['order'] }) as Action<Order | null>,
  },
}

/** Neither waiting nor open any more: closed, cancelled, or not listed. */
export const isOver = (order: Order | null): boolean =>
  order === null || orderTab(order) === 'history' || orderTab(order) === null

const order = ({ event }: { event: Watched }) => event.order
const notice = { type: 'notice', params: order } as const
/** The order has come, by `refreshing`. */
export const noticeFresh = { type: 'notice', params: ({ event }: { event: { output: Order | null } }) => event.output } as const

const input = ({ context }: { context: { order: Order } }) => context.order
export const watch = { id: 'watch', src: 'watch', input } as const
export const refreshing = { id: 'refresh', src: 'refresh', input } as const

/** The order is over: what was asked about it has come to nothing, or about. The machine's `notice` keeps it. */
export const closedElsewhere = <const Target extends string>(target: Target) =>
  ({ guard: { type: 'orderIsOver', params: order }, target, actions: notice, description: 'It is closed elsewhere.' }) as const

/** It is done. What is shown elsewhere is made fresh before the dialog says so. */
export const settling = ({ description, comes }: { description: string; comes: string }) =>
  ({
    meta: { title: 'Updating the figures' },
    description,
    tags: 'underWay',
    invoke: {
      ...refreshing,
      onDone: { target: 'success', actions: noticeFresh, description: comes },
      onError: { target: 'success', description: 'The order does not come; the polls bring the rest.' },
    },
  }) as const

export const broughtAnew = { actions: notice, description: 'A poll brings it anew.' } as const
