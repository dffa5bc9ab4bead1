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
