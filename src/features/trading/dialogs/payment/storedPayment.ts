import { userSlot } from '../../../../queries/userSlot.ts'
import { EventId } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'

const Payment = z.object({ kind: z.enum(['initialize', 'reset']), eventId: EventId, since: z.number() })

/** The wallet event that this user is paying, what for, and its start (epoch ms), so that a reload or a new login continues to wait for it. */
export const storedPayment = userSlot<z.infer<typeof Payment> | null>('futuresPayment', null, Payment)
