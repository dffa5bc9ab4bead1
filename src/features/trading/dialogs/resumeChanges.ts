import type { BeforePayment } from '../../../domain/order/payment.ts'
import { orderMarks } from '../../../queries/orderMarks.ts'
import { type SentChange, sentChanges } from '../../../queries/sentChanges.ts'
import { restoreKey } from '../../../queries/call/submissionKey.ts'
import { editOrder, Order } from '../../../api/order.ts'
import { OrderId } from '../../../api/scalars.ts'
import { WalletEntry } from '../../../api/wallet.ts'
import * as z from '../../../api/zod.ts'
import { paymentFlows } from './payment/paymentFlow.ts'
import { closeOrderFlows } from './close/closeOrderFlow.ts'
import { tpslFlows } from './tpsl/tpslFlow.ts'

const Payment = z.object({
  kind: z.enum(['initialize', 'reset']),
  before: z.object({ wallet: z.nullable(WalletEntry), openOrders: z.nullable(z.array(OrderId)) }) satisfies z.ZodMiniType<BeforePayment>,
})

/** Resumes one change in its dialog's flow; throws if it is unreadable. */
function resume(subject: string, { key, asked, at, request, order }: SentChange) {
  const [kind] = subject.split(' ')
  if (kind === 'close') {
    const closing = Order.parse(request)
    restoreKey(subject, asked, key)
    orderMarks.add(closing.orderId, 'closedHere')
    closeOrderFlows.start(closing).send({ type: 'CONFIRM', key, wasSent: true })
  } else if (kind === 'tpsl') {
    const edited = { order: Order.parse(order) }
    const edit = editOrder.request.parse(request)
    restoreKey(subject, asked, key)
    tpslFlows.start(edited).send({ type: 'CONFIRM', key, edit, wasSent: true })
  } else if (kind === 'payment') {
    const { kind: payment, before } = Payment.parse(request)
    paymentFlows.start({ kind: payment, begun: null }).send({ type: 'CONFIRM', key, at, before, wasSent: true })
  }
}

/**
 * Resumes changes sent by an earlier page of this tab whose outcome is unknown: verifies them with the exchange, sends nothing
 * again, and shows the outcome as a toast. The order form resumes its own order (order-form/placement.ts).
 */
export function resumeChanges() {
  for (const [subject, sent] of Object.entries(sentChanges.all())) {
    try {
      resume(subject, sent)
    } catch {
      sentChanges.remove(subject)
    }
  }
}
