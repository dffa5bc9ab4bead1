import type { Market } from '../wire/market.ts'
import { isPositive } from './decimal.ts'
import { accepts, typedNumber } from './decimalText.ts'

export type NumberField = 'amount' | 'price' | 'stopLoss' | 'takeProfit'

/** Why an order cannot be sent, as a key of the texts and the values that stand in it, ready to show. */
export interface Problem {
  field: NumberField | 'side' | 'form'
  key:
    | 'common.fieldRequired'
    | 'dashboard.balanceNotEnough'
    | 'dashboard.maxAmount'
    | 'dashboard.minimumOrderValue'
    | 'dashboard.noMoney'
    | 'dashboard.noPrice'
    | 'dashboard.numberNotAllowed'
    | 'dashboard.positiveRequired'
    | 'dashboard.priceStale'
    | 'dashboard.sideNotYet'
    | 'dashboard.stopLossWrongSide'
    | 'dashboard.takeProfitWrongSide'
  values?: Readonly<Record<string, string>>
}

/** What is wrong with a number by itself: nothing typed, too many decimals, zero. */
export function numberProblem(
  field: NumberField,
  text: string,
  { pricePrecision }: Pick<Market, 'pricePrecision'>,
): Problem | null {
  const typed = typedNumber(text)
  if (!typed) return { field, key: 'common.fieldRequired' }
  if (!accepts(text, pricePrecision)) {
    return { field, key: 'dashboard.numberNotAllowed', values: { decimals: String(pricePrecision) } }
  }
  return isPositive(typed) ? null : { field, key: 'dashboard.positiveRequired' }
}
