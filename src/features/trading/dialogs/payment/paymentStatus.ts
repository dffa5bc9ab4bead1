import { createStore } from '../../../../platform/store.ts'
import { onSessionEnd } from '../../../../queries/session.ts'

/** Start of the pending payment, epoch ms; null if there is none. Set by the payment flow, read by the balance panel. */
export const paymentSince = createStore<number | null>(null)
onSessionEnd(() => paymentSince.set(null))
