import type { OrderRequest } from '../../../api/order.ts'
import { TRADING_REFRESH_MS } from '../../../constants/limits.ts'
import type { OrderSubmission } from '../../../machines/openOrder.ts'
import { steadyNow } from '../../../platform/clock.ts'
import { changes } from '../../../queries/changes.ts'
import { lateCode } from '../../../shared/late/lateCode.ts'
import { noOrder, orderState } from '../view/orderState.ts'

const code = lateCode(null, () => import('./sending/openOrderFlow.ts'))

/** After a longer wait, the price may differ from the one the trader clicked at. */
const LONGEST_WAIT_MS = TRADING_REFRESH_MS

const waitFor = (waiting: OrderRequest | null) => orderState.set({ ...orderState.get(), waiting })

/** Places orders, one at a time, by sending/openOrderFlow.ts. A click before its code has come waits; nothing is sent if that comes late or not at all. */
export const placement = {
  /** Calls the listener when an answer below may have changed. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => {
    const ends = [orderState.subscribe(listener), changes.subscribe(listener)]
    return () => ends.forEach((end) => end())
  },
  snapshot: () => orderState.get().flow,
  /** Nothing can be sent before the outcome of an order is known, which an earlier page of this tab may have sent. */
  isReady: () => {
    const { flow, waiting } = orderState.get()
    return waiting === null && !('order' in changes.stored()) && (flow?.hasTag('ready') ?? true)
  },
  /** The pending order, if any; null while one is being resumed, until it has been read. */
  pending: (): OrderRequest | null => {
    const { flow, waiting } = orderState.get()
    return placement.isReady() ? null : (waiting ?? flow?.context.confirmed?.request.order ?? null)
  },

  /** Starts the flow ahead of time. A failure is shown by the click that needs it. */
  start: () =>
    code.load().then(
      ({ openOrderFlows }) => void openOrderFlows.start(null),
      () => {},
    ),
  /** Call only if it is ready. Rejects if the flow's code does not load in time: then nothing was sent. `asked` as for `changes.confirm`. */
  async place(request: OrderSubmission, asked: unknown): Promise<void> {
    const pressedAt = steadyNow()
    waitFor(request.order)
    try {
      const { openOrderFlows } = code.now ?? (await code.load())
      if (steadyNow() - pressedAt > LONGEST_WAIT_MS) throw new Error('the code for sending an order came late')
      // Null: stopped in the meantime.
      if (orderState.get().waiting) openOrderFlows.start(null).send(openOrderFlows.confirm(null, request, asked))
    } finally {
      waitFor(null)
    }
  },
  stopChecking: () => code.now?.openOrderFlows.start(null).send({ type: 'STOP_CHECKING' }),
  dismiss: () => code.now?.openOrderFlows.start(null).send({ type: 'DISMISS' }),
  /** An order that was sent stays stored, to be verified by the next page. */
  stop: () => {
    code.now?.openOrderFlows.stopAll()
    orderState.set(noOrder)
  },
}
