import { cut } from '../../../../domain/money/decimalText.ts'
import type { Market } from '../../../../api/market.ts'
import type { DraftFields } from '../draft-link/takeLink.ts'
import type { LastOrder } from './storedLastOrder.ts'

/** What the last order puts into the form; market or limit stays as it is chosen. */
export function repeated({ amount, stopLoss, takeProfit }: LastOrder, { pricePrecision }: Pick<Market, 'pricePrecision'>): Partial<DraftFields> {
  const tpsl = stopLoss !== '' || takeProfit !== ''
  return { amount: cut(amount, pricePrecision), tpsl, stopLoss, takeProfit, ...(tpsl && { levelUnit: 'percent' as const }) }
}
