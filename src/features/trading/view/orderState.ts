import type { SnapshotFrom } from 'xstate'
import type { OrderRequest } from '../../../api/order.ts'
import type { OrderEnded, openOrderMachine } from '../../../machines/openOrder.ts'
import { createListeners, createStore } from '../../../platform/store.ts'
import { onSessionEnd } from '../../../queries/call/session.ts'

interface OrderState {
  /** State of the flow, which loads after the page is drawn and sets it; null until then: nothing has been sent yet. */
  flow: SnapshotFrom<typeof openOrderMachine> | null
  /** Clicked before that. */
  waiting: OrderRequest | null
}

export const noOrder: OrderState = { flow: null, waiting: null }
/** The order under way. */
export const orderState = createStore(noOrder)
onSessionEnd(() => orderState.set(noOrder))

/** How orders end, told by the flow. */
export const orderEnds = createListeners<[OrderEnded]>()
