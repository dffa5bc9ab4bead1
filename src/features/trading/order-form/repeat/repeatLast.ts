import type { Market } from '../../../../api/market.ts'
import { type Leverage, LEVERAGES } from '../../../../constants/limits.ts'
import { truncate } from '../../../../domain/money/decimalText.ts'
import type { DraftFields } from '../draft-link/applyLink.ts'
import type { LastOrder } from './storedLastOrder.ts'

/** The form that is filled in. */
export interface FilledForm {
  change: (typed: Partial<DraftFields>) => void
  chooseLeverage: (leverage: Leverage) => void
}

/** Fills in the values of the last order. Returns its leverage; undefined if that is no longer offered, and stays as chosen. */
export function repeatLast(last: LastOrder, market: Market, { change, chooseLeverage }: FilledForm) {
  change(formFromLastOrder(last, market))
  const leverage = LEVERAGES.find((offered) => offered === last.leverage)
  if (leverage !== undefined) chooseLeverage(leverage)
  return leverage
}

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
