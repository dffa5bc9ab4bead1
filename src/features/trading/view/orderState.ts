import type { SnapshotFrom } from 'xstate'
import type { Order, OrderRequest } from '../../../api/order.ts'
import type { OpeningOrder } from '../../../domain/order/openingOrder.ts'
import type { OrderEnded, openOrderMachine } from '../../../machines/openOrder.ts'
import { createListeners, createStore } from '../../../platform/store.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'
import type { ToastMessage } from '../../../ui/toasts/toast.ts'

export interface OrderState {
  /** State of the flow, which loads after the page is drawn and sets it; null until then: nothing has been sent yet. */
  flow: SnapshotFrom<typeof openOrderMachine> | null
  /** Its row, while these listed orders lack it; null before there is an order. */
  opening: ((listed: readonly Order[]) => OpeningOrder | null) | null
  /** Clicked before that. */
  waiting: OrderRequest | null
}

export const noOrder: OrderState = { flow: null, opening: null, waiting: null }
/** The order under way. */
export const orderState = createStore(noOrder)
onSessionEnd(() => orderState.set(noOrder))

/** How orders end, told by the flow, and its message. */
export const orderEnds = createListeners<[OrderEnded, ToastMessage]>()
