import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, divide } from './decimal.ts'
import { parseTyped } from './decimalText.ts'

/** A percentage of the available balance, rounded down to the precision, so never too much. Specification §5. */
export const amountOfShare = (available: Decimal, percent: number, precision: number): Decimal =>
  decimal(divide(big(available).times(percent), 100).round(precision, 0))

/** Slider position for an amount: 0 to 100, in whole percent. */
export function shareOfAmount(amount: Decimal | null, available: Decimal): number {
  if (amount === null || !big(amount).gt(0)) return 0
  if (!big(available).gt(amount)) return 100
  return divide(big(amount).times(100), available).round(0, 1).toNumber()
}

/** A share chosen on the slider, the balance it is based on, and the resulting amount. */
export interface ChosenShare {
  percent: number
  available: Decimal
  amount: string
}

/** The chosen share with its amount as the field's text; '' if it is zero. */
export function chooseShare(available: Decimal, percent: number, precision: number): ChosenShare {
  const amount = amountOfShare(available, percent, precision)
  return { percent, available, amount: big(amount).gt(0) ? amount : '' }
}

/** Slider position: as chosen, while amount and balance are unchanged; otherwise the share of the amount. */
export function sliderShare(put: ChosenShare | null, amount: string, available: Decimal): number {
  const isPut = put !== null && put.amount === amount && put.available === available
  return isPut ? put.percent : shareOfAmount(parseTyped(amount), available)
}
