import { fromPromise, type SnapshotFrom } from 'xstate'
import { createOrder } from '../../../../api/order.ts'
import { OrderId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { lastLevels } from '../../../../domain/order-form/lastLevels.ts'
import { findSent, type SentOrder } from '../../../../domain/order/sentOrder.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { openOrderMachine, type OrderEnded } from '../../../../machines/openOrder.ts'
import { queryClient } from '../../../../queries/call/client.ts'
import { fetchOrdersNow, refreshTrading, sendOrder } from '../../../../queries/orders.ts'
import { priceNow } from '../../../../queries/prices.ts'
import { backgroundFlows } from '../../../../shared/change-flow/backgroundFlows.ts'
import type { ToastMessage } from '../../../../ui/toasts/toast.ts'
import { storedLastOrder } from '../repeat/storedLastOrder.ts'
import { orderMessage } from './orderMessage.ts'

type Snapshot = SnapshotFrom<typeof openOrderMachine>

interface Told {
  onChange: (state: { flow: Snapshot; sent: SentOrder | null }) => void
  onEnd: (ended: OrderEnded, message: ToastMessage) => void
}

const StoredOrder = z.object({ order: createOrder.request, idsBefore: z.nullable(z.array(OrderId)) })

/** Opening a position: one order at a time. placement.ts holds its state, and OrderFormProvider.tsx shows how it ended. */
export const openOrderFlow = ({ onChange, onEnd }: Told) =>
  backgroundFlows<typeof openOrderMachine, null, 'common'>({
    machine: openOrderMachine.provide({ actors: { refresh: fromPromise(refreshTrading) } }),
    subject: () => 'order',
    confirmedBy: 'PLACE',
    send: async ({ order }, key) => {
      const { orderId } = await sendOrder(order, key)
      return orderId === null ? [] : [orderId]
    },
    verify: async ({ order, idsBefore }, signal) => {
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
      rememberOrder(ended)
      onEnd(ended, orderMessage(i18n.t, ended))
    },
  })

/** The order that was sent; null if none was placed. */
function sentOrder(flow: Snapshot): SentOrder | null {
  const { confirmed, outcome } = flow.context
  const [isPending, isUnknown] = [!flow.hasTag('ready'), flow.hasTag('unknown')]
  const ids = outcome && 'answer' in outcome ? outcome.answer : null
  return confirmed && (isPending || ids) ? { ...confirmed.request, ids, isPending, isUnknown } : null
}

/** Stores an accepted order, so that it can be repeated. */
function rememberOrder({ type, order }: OrderEnded) {
  if (type !== 'created' && type !== 'happened') return
  const { market, amount, leverage } = order
  storedLastOrder.set({ amount, leverage, ...lastLevels(order, priceNow(queryClient, market)?.price ?? null) })
}
