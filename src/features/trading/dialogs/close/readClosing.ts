import { Failure } from '../../../../api/failure.ts'
import { Order } from '../../../../api/order.ts'
import { closeOrder } from '../../../../api/orderChanges.ts'
import * as z from '../../../../api/zod.ts'
import { CLOSE_CHOICES, type CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import type { CloseEnd } from '../../../../machines/closeSeveral.ts'
import { deviceNow } from '../../../../platform/clock.ts'
import { ledger } from '../../../../queries/ledger.ts'

const StoredClosing = z.object({
  choice: z.enum(CLOSE_CHOICES),
  /** The confirmed orders. */
  orders: z.array(z.unknown()),
  /** Ids of those sent, with an unknown outcome. */
  sent: z.array(z.string()),
  ends: z.array(
    z.object({
      kind: z.enum(['closed', 'gone', 'filled', 'notArrived', 'notSent', 'refused']),
      order: z.unknown(),
      code: z.optional(z.string()),
    }),
  ),
})
type StoredClosing = z.output<typeof StoredClosing>

interface Running {
  choice: CloseChoice
  orders: readonly Order[]
  sent: readonly Order[]
  ends: readonly CloseEnd[]
}

/** Stores how far it has come. */
export const storeClosing = ({ choice, orders, sent, ends }: Running) => {
  const stored: StoredClosing = {
    choice,
    orders: [...orders],
    sent: sent.map(({ orderId }) => orderId),
    ends: ends.map((end) => ({
      kind: end.kind,
      order: end.order,
      code: end.kind === 'refused' ? end.failure.code : undefined,
    })),
  }
  ledger.store('closeSeveral', { key: '', asked: '', at: deviceNow(), request: stored })
}

const endOf = ({ kind, order: stored, code }: StoredClosing['ends'][number]): CloseEnd => {
  const order = Order.parse(stored)
  return kind === 'refused'
    ? { kind, order, failure: new Failure('refused', { path: closeOrder.path, code }) }
    : { kind, order }
}

/** What an earlier page of this tab had confirmed; null if nothing. Throws if it is unreadable. */
export function readClosing(): Running | null {
  const { closeSeveral } = ledger.stored()
  if (!closeSeveral) return null
  const stored = StoredClosing.parse(closeSeveral.request)
  const orders = stored.orders.map((order) => Order.parse(order))
  const sent = new Set(stored.sent)
  return {
    choice: stored.choice,
    orders,
    sent: orders.filter(({ orderId }) => sent.has(orderId)),
    ends: stored.ends.map(endOf),
  }
}
