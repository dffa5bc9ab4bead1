import type { Market } from '../../../../api/market.ts'
import { truncate } from '../../../../domain/money/decimalText.ts'
import type { DraftFields } from '../draft-link/applyLink.ts'
import type { LastOrder } from './storedLastOrder.ts'

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
