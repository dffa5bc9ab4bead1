import type { Market } from '../../api/market.ts'
import type { Decimal } from '../../api/scalars.ts'
import { isPositive } from '../money/decimal.ts'
import { isAllowedText, parseTyped } from '../money/decimalText.ts'

type NumberField = 'amount' | 'price' | 'stopLoss' | 'takeProfit'

/** A level that would close the position immediately, and the price it is compared with. */
export interface WrongSide {
  kind: 'wrongSide'
  field: 'stopLoss' | 'takeProfit'
  mustBe: 'below' | 'above'
  price: Decimal
}

/** Why an order cannot be sent. Amounts in KXT. */
export type Problem =
  | { kind: 'required' | 'notPositive'; field: NumberField }
  /** `decimals`: the maximum. */
  | { kind: 'tooPrecise'; field: NumberField; decimals: number }
  | { kind: 'tooLittle'; field: 'amount'; minimum: Decimal }
  | { kind: 'notEnough'; field: 'amount' }
  /** Shown while typing: more than is available. */
  | { kind: 'tooMuch'; field: 'amount'; available: Decimal }
  | { kind: 'noMoney' | 'noPrice' | 'priceStale'; field: 'form' }
  | { kind: 'sideNotYet'; field: 'side' }
  | WrongSide
  /** A level without a valid price: closer to the entry than one price step, or beyond zero. */
  | { kind: 'tooClose' | 'tooFar'; field: WrongSide['field'] }

/** The error of the number itself: empty, too many decimals, zero. */
export function numberProblem(
  field: NumberField,
  text: string,
  { pricePrecision: decimals }: Pick<Market, 'pricePrecision'>,
): Problem | null {
  const typed = parseTyped(text)
  if (!typed) return { kind: 'required', field }
  if (!isAllowedText(text, decimals)) return { kind: 'tooPrecise', field, decimals }
  return isPositive(typed) ? null : { kind: 'notPositive', field }
}
