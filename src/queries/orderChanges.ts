import { failureOf, isUncertain } from '../api/failure.ts'
import { closeOrder, createOrder, type OrderRequest } from '../api/orderChanges.ts'
import { checkWalletEvent } from '../api/payment.ts'
import type { EventId, MarketName, OrderId } from '../api/scalars.ts'
import { call } from './call/call.ts'
import { markPayment, orderMarks } from './orderMarks.ts'

/** `key` is one UUID per confirmation. Contract §1. */
export const sendOrder = (order: OrderRequest, key: string) => call(createOrder, order, { idempotencyKey: key })

export async function sendClose({ orderId, market }: { orderId: OrderId; market: MarketName }, key: string) {
  // Before sending: a refresh may show the order closed before the response arrives.
  orderMarks.add(orderId, 'closedHere')
  try {
    return await call(closeOrder, { orderId, market }, { idempotencyKey: key })
  } catch (error) {
    if (!isUncertain(failureOf(error))) orderMarks.remove(orderId, 'closedHere')
    throw error
  }
}

/** Status of a payment, of which a reset removes the orders: DONE, PAYMENT_FAILED, FAIL (with a code), or anything else while it is being paid. */
export function checkPayment(
  { kind, eventId }: { kind: 'initialize' | 'reset'; eventId: EventId },
  signal?: AbortSignal,
) {
  if (kind === 'reset') markPayment()
  return call(checkWalletEvent, { eventId }, { signal })
}
