import type { EventId } from '../api/scalars.ts'
import { checkWalletEvent } from '../api/wallet.ts'
import { call } from './call/call.ts'
import { markPayment } from './orderMarks.ts'

/** Status of a payment: DONE, PAYMENT_FAILED, FAIL (with a code), or anything else while it is being paid. */
export function checkPayment(eventId: EventId, signal?: AbortSignal) {
  markPayment()
  return call(checkWalletEvent, { eventId }, { signal })
}
