import type { Decimal } from '../wire/scalars.ts'
import { big, decimal } from './decimal.ts'
import { typedNumber } from './decimalText.ts'

/** So many percent of the available balance, cut to the precision: never a unit too much. Specification §5. */
export const amountOfShare = (available: Decimal, percent: number, precision: number): Decimal =>
  decimal(big(available).times(percent).div(100).round(precision, 0))

/** Where the slider stands for an amount: 0 to 100, in full percent. */
export function shareOfAmount(amount: Decimal | null, available: Decimal): number {
  if (amount === null || !big(amount).gt(0)) return 0
  if (!big(available).gt(amount)) return 100
  return big(amount).times(100).div(available).round(0, 1).toNumber()
}

/** A share that was put on the slider, of which balance, and what that came to. */
export interface PutShare {
  percent: number
  available: Decimal
  amount: string
}

/** A share as the amount field holds it; nothing is typed where it comes to nothing. */
export function putShare(available: Decimal, percent: number, precision: number): PutShare {
  const amount = amountOfShare(available, percent, precision)
  return { percent, available, amount: big(amount).gt(0) ? amount : '' }
}

/** Where the slider stands: where it was put, for as long as amount and balance are the same; else where the amount is. */
export function shownShare(put: PutShare | null, amount: string, available: Decimal): number {
  const isPut = put !== null && put.amount === amount && put.available === available
  return isPut ? put.percent : shareOfAmount(typedNumber(amount), available)
}
