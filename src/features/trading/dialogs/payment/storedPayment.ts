import { EventId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { createStore } from '../../../../platform/store.ts'
import { onSessionEnd } from '../../../../queries/call/session.ts'
import { userSlot } from '../../../../queries/userSlot.ts'

const Payment = z.object({ kind: z.enum(['initialize', 'reset']), eventId: EventId, since: z.number() })

/** This user's pending payment: wallet event, purpose and start (epoch ms). After a reload or a new login the app continues to wait for it. */
export const storedPayment = userSlot<z.infer<typeof Payment> | null>('futuresPayment', null, Payment)

/** Start of the pending payment, epoch ms; null if there is none. Set by the payment flow, read by the balance panel. */
export const paymentSince = createStore<number | null>(null)
onSessionEnd(() => paymentSince.set(null))
