import { fromCallback, type SnapshotFrom } from 'xstate'
import type { Order } from '../../../../api/order.ts'
import { CLOSE_PATIENCE_MS } from '../../../../constants/limits.ts'
import { refusalIn } from '../../../../domain/account/change.ts'
import { isAlreadyClosed } from '../../../../domain/order/alreadyClosed.ts'
import type { CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import { orderTab } from '../../../../domain/order/orderTabs.ts'
import type { closeOrderMachine } from '../../../../machines/closeOrder.ts'
import {
  AT_ONCE,
  type CloseEnd,
  type ClosingBefore,
  closeSeveralMachine,
  type PoolEvent,
} from '../../../../machines/closeSeveral.ts'
import { isOrderOver } from '../../../../machines/orderDialog.ts'
import { deviceNow } from '../../../../platform/clock.ts'
import { isRateLimited } from '../../../../queries/call/rateLimit.ts'
import { ledger } from '../../../../queries/ledger.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import { everySecond } from '../../../../ui/hooks/everySecond.ts'
import { listedOrder } from '../order/orderActors.ts'
import { closeOrderFlows } from './closeOrderFlow.ts'
import { reportText, reportTitle } from './closeReport.ts'
import { readClosing, storeClosing } from './readClosing.ts'
import { restDialog } from './restDialog.ts'

/** Resolves once the rate limit lets an order be sent. Rejects while offline: nothing is queued to be sent later, at an unseen price. Reliability A4. */
const cleared = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const giveUpAt = deviceNow() + CLOSE_PATIENCE_MS
    const look = () => {
      if (!navigator.onLine || deviceNow() > giveUpAt) reject(new Error('not cleared'))
      else if (!isRateLimited()) resolve()
      else return
      stop()
    }
    const stop = everySecond(look)
    signal.addEventListener('abort', stop)
    look()
  })

/** The outcome of a flow of the dialog of an order `asked` to be closed; null until it ends. A rejected one is fetched once more: it may be closed already, or filled. */
function endOf(state: SnapshotFrom<typeof closeOrderMachine>, asked: Order): CloseEnd | null {
  const { order } = state.context
  const hasFilled = orderTab(asked) === 'orders' && orderTab(order) === 'positions'
  if (state.matches('success')) return { kind: 'closed', order }
  if (state.matches('gone')) return { kind: 'gone', order }
  if (state.matches('filled')) return { kind: 'filled', order }
  if (state.matches('notArrived')) return { kind: hasFilled ? 'filled' : 'notArrived', order }
  const isAskedFor = state.children['refresh']?.getSnapshot().status === 'active'
  const failure = isAskedFor ? null : refusalIn(state.context)
  if (isAlreadyClosed(failure)) return { kind: 'gone', order }
  if (failure && hasFilled) return { kind: 'filled', order }
  return failure && { kind: 'refused', order, failure }
}

/** The outcome if it is known before anything is sent: nothing to close, or a different action is needed; else null. */
function endBefore(order: Order): CloseEnd | null {
  const now = listedOrder(order)
  if (now === undefined) return null
  if (isOrderOver(now)) return { kind: 'gone', order: now ?? order }
  return now !== null && orderTab(now) !== orderTab(order) ? { kind: 'filled', order: now } : null
}

/** Closes an order through its own dialog's flow, so that an order being closed there is not sent twice; one that `wasSent` by an earlier page is only verified. Resolves to its outcome. */
const closeOnce = (order: Order, left: AbortSignal, onLost: () => void, wasSent = false) =>
  new Promise<CloseEnd>((resolve) => {
    const release = closeOrderFlows.attach(order)
    const flow = closeOrderFlows.start(order)
    flow.send({ ...closeOrderFlows.confirm(order, order, null), wasSent })
    let refused: CloseEnd | null = null
    const follow = () => {
      const state = flow.getSnapshot()
      if (state.hasTag('unknown')) onLost()
      const failure = refusalIn(state.context)
      if (failure) refused = { kind: 'refused', order, failure }
      // Tried again in its own dialog before a refusal was looked into, it waits for its trader.
      const end = endOf(state, order) ?? (state.matches('init') ? refused : null)
      if (!end) return
      leave()
      resolve(end)
    }
    const following = flow.subscribe(follow)
    const leave = () => {
      left.removeEventListener('abort', leave)
      following.unsubscribe()
      release()
    }
    left.addEventListener('abort', leave)
    follow()
  })

/** Three workers: each takes an order, waits until it may be sent, waits for its outcome, and takes the next. */
const pool = fromCallback<{ type: 'STOP' }, { orders: readonly Order[]; before: ClosingBefore | null }>(
  ({ input: { orders, before }, sendBack, receive }) => {
    const report = (event: PoolEvent) => sendBack(event)
    const [stopped, left] = [new AbortController(), new AbortController()]
    // A shared iterator, so that each order is taken once.
    const queue = orders.values()

    async function work() {
      for (const order of queue) {
        await cleared(stopped.signal)
        if (stopped.signal.aborted) return
        const known = endBefore(order)
        if (!known) report({ type: 'SENT', order })
        report({
          type: 'ENDED',
          end: known ?? (await closeOnce(order, left.signal, () => report({ type: 'LOST', order }))),
        })
        if (stopped.signal.aborted) return
      }
    }
    /** Reports what an earlier page knew, verifies what it had sent, and sends nothing. */
    function resume({ sent, ends }: ClosingBefore) {
      for (const order of orders) {
        const end = ends.find((known) => known.order.orderId === order.orderId)
        const wasSent = sent.some(({ orderId }) => orderId === order.orderId)
        if (end || !wasSent) report({ type: 'ENDED', end: end ?? { kind: 'notSent', order } })
        else {
          report({ type: 'SENT', order })
          void closeOnce(order, left.signal, () => report({ type: 'LOST', order }), true).then((found) =>
            report({ type: 'ENDED', end: found }),
          )
        }
      }
    }

    if (before) resume(before)
    else for (let worker = 0; worker < AT_ONCE; worker += 1) work().catch(() => report({ type: 'BLOCKED' }))

    receive(() => stopped.abort())
    return () => {
      stopped.abort()
      left.abort()
    }
  },
)

/** Opens the dialog with those that are still open, ready to be confirmed again. A pending order that has filled since is not among them: it would be closed as a position. */
function showRest(choice: CloseChoice, ends: readonly CloseEnd[]) {
  const chosen = choice === 'waiting' ? 'orders' : 'positions'
  const rest = ends.flatMap(({ kind, order }) => {
    if (kind === 'closed' || kind === 'gone' || kind === 'filled') return []
    // Unknown while its market's list is not on screen: shown as it was, and looked up again before it is sent.
    const listed = listedOrder(order)
    const now = listed === undefined ? order : listed
    return now && orderTab(now) === chosen ? now : []
  })
  const flow = closeSeveralFlows.start(choice)
  flow.send({ type: 'RETRY' })
  flow.send({ type: 'CHOOSE', choice })
  flow.send({ type: 'REVIEW', orders: rest })
  const [first] = ends
  if (first) restDialog.notify(first.order.market)
}

/** Tells how closing several ended that an earlier page had begun, once what it had sent is verified. */
export function resumeClosing() {
  const before = readClosing()
  if (!before) return
  const flow = closeSeveralFlows.start(before.choice)
  // A dialog opened before this code has loaded may show other orders, which its trader has not confirmed.
  flow.send({ type: 'BACK' })
  flow.send({ type: 'CHOOSE', choice: before.choice })
  flow.send({ type: 'REVIEW', orders: before.orders, before })
  flow.send({ type: 'CONFIRM' })
}

/** Closing several orders: one flow, shared by all windows that show it. */
export const closeSeveralFlows = backgroundFlows<typeof closeSeveralMachine, CloseChoice, 'dialogs'>({
  machine: closeSeveralMachine.provide({ actors: { pool } }),
  subject: () => 'closeSeveral',
  texts: 'dialogs',
  input: (first) => first,
  onChange: (state) => {
    if (state.matches('running')) storeClosing(state.context)
    else if (state.matches('allClosed') || state.matches('someLeft')) ledger.forget('closeSeveral')
  },
  outcomeOf: (state, t) => {
    if (!state.matches('allClosed') && !state.matches('someLeft')) return null
    const { ends, choice } = state.context
    const isDone = state.matches('allClosed')
    return {
      kind: isDone ? 'done' : 'lost',
      title: reportTitle(t, ends, choice),
      text: (mask) => reportText(t, ends, choice, mask),
      message: {
        action: isDone ? undefined : { label: t('closeSeveral.showRest'), onPress: () => showRest(choice, ends) },
      },
    }
  },
})
