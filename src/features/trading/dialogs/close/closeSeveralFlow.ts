import { fromObservable, fromPromise, type SnapshotFrom } from 'xstate'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import { CLOSE_PATIENCE_MS } from '../../../../constants/limits.ts'
import type { closeOrderMachine } from '../../../../machines/closeOrder.ts'
import { type CloseEnd, type CloseStep, closeSeveralMachine } from '../../../../machines/closeSeveral.ts'
import { refusalIn } from '../../../../machines/change/submitting.ts'
import { isOver } from '../../../../machines/watching.ts'
import { isRateLimited } from '../../../../queries/call/rateLimit.ts'
import { keyFor } from '../../../../queries/call/submissionKey.ts'
import type { Order } from '../../../../api/order.ts'
import { everySecond } from '../../../../ui/hooks/everySecond.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { canTradeNow } from '../../market/useMarketNow.ts'
import { listedOrder } from './cachedOrders.ts'
import { closeOrderFlows } from './closeOrderFlow.ts'
import { reportText, reportTitle } from './closeReport.ts'

const mayBeSent = (order: Order) => !isRateLimited() && (orderTab(order) === 'orders' || canTradeNow(order.market))

/** Resolves once the order may be sent. Rejects without a connection: nothing is kept to be sent later, at a price nobody saw. Reliability A4. */
const clearance = fromPromise<void, Order>(
  ({ input: order, signal }) =>
    new Promise((resolve, reject) => {
      const giveUpAt = Date.now() + CLOSE_PATIENCE_MS
      const look = () => {
        if (!navigator.onLine || Date.now() > giveUpAt) reject(new Error('not cleared'))
        else if (mayBeSent(order)) resolve()
        else return
        stop()
      }
      const stop = everySecond(look)
      signal.addEventListener('abort', stop)
      look()
    }),
)

/** How a flow of the order's own dialog has ended; null while it has not. A refused order is asked for once more: it may be closed by now. */
function endOf(state: SnapshotFrom<typeof closeOrderMachine>): CloseEnd | null {
  const { order } = state.context
  if (state.matches('success')) return { kind: 'closed', order }
  if (state.matches('gone')) return { kind: 'gone', order }
  if (state.matches('filled')) return { kind: 'filled', order }
  if (state.matches('notArrived')) return { kind: 'notArrived', order }
  const isAskedFor = state.children['refresh']?.getSnapshot().status === 'active'
  const failure = isAskedFor ? null : refusalIn(state.context)
  return failure && { kind: 'refused', order, failure }
}

/** What is known of the order before anything is sent for it: that there is nothing to close, or another question; else null. */
function endBefore(order: Order): CloseEnd | null {
  const now = listedOrder(order)
  if (now === undefined) return null
  if (isOver(now)) return { kind: 'gone', order: now ?? order }
  return now !== null && orderTab(now) !== orderTab(order) ? { kind: 'filled', order: now } : null
}

/** Closes an order by the one flow of its own dialog, so that one that is being closed there is not sent a second time. */
const close = fromObservable<CloseStep, Order>(({ input: order }) => ({
  subscribe: (observer) => {
    const tell = (step: CloseStep) => (typeof observer === 'function' ? observer(step) : observer.next?.(step))
    const before = endBefore(order)
    if (before) {
      tell(before)
      return { unsubscribe: () => {} }
    }
    const release = closeOrderFlows.attach(order)
    const flow = closeOrderFlows.start(order)
    flow.send({ type: 'CONFIRM', key: keyFor(`close ${order.orderId}`, null) })
    const follow = () => {
      const state = flow.getSnapshot()
      const step = state.hasTag('unknown') ? ({ kind: 'unknown' } as const) : endOf(state)
      if (step) tell(step)
    }
    const following = flow.subscribe(follow)
    follow()
    return {
      unsubscribe: () => {
        following.unsubscribe()
        release()
      },
    }
  },
}))

/** Closing several: one flow, whichever window shows it. */
export const closeSeveralFlows = backgroundFlows({
  machine: closeSeveralMachine.provide({ actors: { clearance, close } }),
  id: (subject: 'orders') => subject,
  input: () => undefined,
  outcomeOf: (state, t) => {
    if (!state.matches('allClosed') && !state.matches('someLeft')) return null
    const { ends, choice } = state.context
    const isDone = state.matches('allClosed')
    return { kind: isDone ? 'done' : 'refused', title: reportTitle(t, ends, choice), text: (own) => reportText(t, ends, own), message: { sticky: !isDone } }
  },
})
