import { fromCallback } from 'xstate'
import { orderTab } from '../domain/orderTabs.ts'
import type { Order } from '../wire/order.ts'

/** A poll brought the order the dialog is about; null when it is listed no more. */
export interface Watched {
  type: 'SEEN'
  order: Order | null
}

/** Watches one order for as long as its dialog is open. The component that runs the machine provides the body. */
export const watching = fromCallback<{ type: 'NOTHING' }, Order>(() => {})

/** Neither waiting nor open any more: closed, cancelled, or not listed. */
export const isOver = (order: Order | null): boolean =>
  order === null || orderTab(order) === 'history' || orderTab(order) === null

const order = ({ event }: { event: Watched }) => event.order
const notice = { type: 'notice', params: order } as const

export const watchingGuards = { orderIsOver: (_: unknown, seen: Order | null) => isOver(seen) }

/** The order is over: what was asked about it has come to nothing, or about. The machine's `notice` keeps it. */
export const closedElsewhere = <const Target extends string>(target: Target) =>
  ({ guard: { type: 'orderIsOver', params: order }, target, actions: notice, description: 'It is closed elsewhere.' }) as const

export const broughtAnew = { actions: notice, description: 'A poll brings it anew.' } as const
