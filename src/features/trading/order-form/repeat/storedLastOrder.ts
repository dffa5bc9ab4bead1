import type { Market } from '../../../../api/market.ts'
import { Decimal } from '../../../../api/scalars.ts'
import * as z from '../../../../api/zod.ts'
import { truncate } from '../../../../domain/money/decimalText.ts'
import { DecimalText } from '../../../../platform/storage.ts'
import { userSlot } from '../../../../queries/userSlot.ts'
import type { DraftFields } from '../draft-link/applyLink.ts'

/** This user's last accepted order: its amount in KXT, and its levels in % from the entry, '' if not set. */
const LastOrder = z.object({
  amount: Decimal,
  leverage: z.number(),
  stopLoss: DecimalText,
  takeProfit: DecimalText,
})
export type LastOrder = z.infer<typeof LastOrder>

export const storedLastOrder = userSlot<LastOrder | null>('futuresLastOrder', null, z.nullable(LastOrder))

/** The form values of the last order; market or limit stays as chosen. */
export function formFromLastOrder(
  { amount, stopLoss, takeProfit }: LastOrder,
  { pricePrecision }: Pick<Market, 'pricePrecision'>,
): Partial<DraftFields> {
  const hasLevels = stopLoss !== '' || takeProfit !== ''
  return {
    amount: truncate(amount, pricePrecision),
    hasLevels,
    stopLoss,
    takeProfit,
    ...(hasLevels && { levelUnit: 'percent' as const }),
  }
}
