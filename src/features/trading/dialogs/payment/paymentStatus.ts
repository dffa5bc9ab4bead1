import { onSessionEnd } from '../../../../queries/session.ts'

/** Start of the pending payment, epoch ms. Set by the payment flow, read by the balance panel. */
let since: number | null = null
const listeners = new Set<() => void>()

export const paymentSince = () => since

export function setPaymentSince(next: number | null) {
  since = next
  for (const listener of listeners) listener()
}

export function watchPayment(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onSessionEnd(() => setPaymentSince(null))
