import { fromPromise, type SnapshotFrom } from 'xstate'
import { createOrder, type OrderRequest } from '../../../../api/orderChanges.ts'
import { Decimal, OrderId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { lastLevels } from '../../../../domain/order-form/lastLevels.ts'
import { findSent, type SentOrder } from '../../../../domain/order/sentOrder.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { openOrderMachine, type OrderSubmission } from '../../../../machines/openOrder.ts'
import { ledger } from '../../../../queries/ledger.ts'
import { sendOrder } from '../../../../queries/orderChanges.ts'
import { orderMarks } from '../../../../queries/orderMarks.ts'
import { fetchOrdersNow, refreshTrading } from '../../../../queries/ordersNow.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import type { ToastMessage } from '../../../../ui/toasts/toast.ts'
import { storedLastOrder } from '../repeat/storedLastOrder.ts'
import { orderMessage } from './orderMessage.ts'

type Snapshot = SnapshotFrom<typeof openOrderMachine>

/** How an order ended. */
export interface OrderEnd {
  order: OrderRequest
  /** By its answer, or found by a check. */
  isAccepted: boolean
  /** The form shows it, wherever it is on screen. */
  isInForm: boolean
  /** Null if newer news of the order has been told. */
  message: ToastMessage | null
}

interface Told {
  onChange: (state: { flow: Snapshot; sent: SentOrder | null }) => void
  onEnd: (end: OrderEnd) => void
}

const StoredOrder = z.object({
  order: createOrder.request,
  idsBefore: z.nullable(z.array(OrderId)),
  // An order that an earlier release stored has none.
  marketPrice: z.catch(z.nullable(Decimal), null),
  ids: z.optional(z.array(OrderId)),
})

/** Opening a position: one order at a time. placement.ts holds its state, and OrderFormProvider.tsx shows how it ended. */
export const openOrderFlow = ({ onChange, onEnd }: Told) =>
  backgroundFlows<typeof openOrderMachine, null, 'common'>({
    machine: openOrderMachine.provide({ actors: { refresh: fromPromise(refreshTrading) } }),
    subject: () => 'order',
    send: async (request, key) => {
      const { orderId } = await sendOrder(request.order, key)
      const ids = orderId === null ? [] : [orderId]
      // Until it is told: the page after a reload has nothing to look for.
      const { order: stored } = ledger.stored()
      if (stored) ledger.store('order', { ...stored, request: { ...request, ids } })
      return ids
    },
    verify: async ({ order, idsBefore, ids }, signal) => {
      if (ids) return { found: ids }
      const found = findSent(order, await fetchOrdersNow(order.market, signal), idsBefore)
      if (found === 'inconclusive') return 'inconclusive'
      return found.length > 0 ? { found } : 'notFound'
    },
    stored: (request) => ({ of: null, request: StoredOrder.parse(request) }),
    stays: true,
    texts: 'common',
    input: () => undefined,
    outcomeOf: () => null,
    onChange: (flow) => onChange({ flow, sent: sentOrder(flow) }),
    onEmit(ended) {
      const { type, order } = ended
      const isAccepted = type === 'created' || type === 'happened'
      if (isAccepted) rememberOrder(ended)
      const isInForm = type === 'didNotHappen' || type === 'outcomeUnknown'
      const isOld = type === 'created' && ended.ids.some(hasNews)
      onEnd({ order, isAccepted, isInForm, message: isOld ? null : orderMessage(i18n.t, ended) })
    },
  })

/** Whether a poll that came before the order's answer has already told what became of it. */
const hasNews = (id: OrderId) => (['opened', 'failed', 'over'] as const).some((mark) => orderMarks.has(id, mark))

/** The order that was sent; null if none was placed. */
function sentOrder(flow: Snapshot): SentOrder | null {
  const { confirmed, outcome } = flow.context
  const [isPending, isUnknown] = [!flow.hasTag('ready'), flow.hasTag('unknown')]
  const answer = outcome && 'answer' in outcome ? outcome.answer : null
  // Accepted without its id, it is looked for as if its answer was still to come.
  const ids = answer?.length === 0 ? null : answer
  return confirmed && (isPending || answer) ? { ...confirmed.request, ids, isPending, isUnknown } : null
}

/** Stores an accepted order, so that it can be repeated. */
function rememberOrder({ order, marketPrice }: Pick<OrderSubmission, 'order' | 'marketPrice'>) {
  const { amount, leverage } = order
  storedLastOrder.set({ amount, leverage, ...lastLevels(order, marketPrice) })
}
