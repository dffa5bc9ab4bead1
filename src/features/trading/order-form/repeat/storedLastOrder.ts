import { userSlot } from '../../../../queries/userSlot.ts'
import { Typed } from '../../../../platform/storage.ts'
import * as z from '../../../../api/zod.ts'

/** The last order of this user that was accepted: its amount in KXT, and its levels in % from the entry, '' where it had none. */
const LastOrder = z.object({ amount: Typed, leverage: z.number(), stopLoss: Typed, takeProfit: Typed })
export type LastOrder = z.infer<typeof LastOrder>

export const storedLastOrder = userSlot<LastOrder | null>('futuresLastOrder', null, z.nullable(LastOrder))
