import { Decimal } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { DecimalText } from '../../../../platform/storage.ts'
import { userSlot } from '../../../../queries/userSlot.ts'

/** This user's last accepted order: its amount in KXT, and its levels in % from the entry, '' if not set. */
const LastOrder = z.object({
  amount: Decimal,
  leverage: z.number(),
  stopLoss: DecimalText,
  takeProfit: DecimalText,
})
export type LastOrder = z.infer<typeof LastOrder>

export const storedLastOrder = userSlot<LastOrder | null>('futuresLastOrder', null, z.nullable(LastOrder))
