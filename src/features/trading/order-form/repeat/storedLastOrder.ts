import { userSlot } from '../../../../queries/userSlot.ts'
import { DecimalText } from '../../../../platform/storage.ts'
import * as z from '../../../../api/zod.ts'

/** This user's last accepted order: its amount in KXT, and its levels in % from the entry, '' if not set. */
const LastOrder = z.object({ amount: DecimalText, leverage: z.number(), stopLoss: DecimalText, takeProfit: DecimalText })
export type LastOrder = z.infer<typeof LastOrder>

export const storedLastOrder = userSlot<LastOrder | null>('futuresLastOrder', null, z.nullable(LastOrder))
