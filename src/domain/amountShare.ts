import type { Decimal } from '../wire/scalars.ts'
import { big, decimal } from './decimal.ts'

/** So many percent of the available balance, cut to the precision: never a unit too much. Specification §5. */
export const amountOfShare = (available: Decimal, percent: number, precision: number): Decimal =>
  decimal(big(available).times(percent).div(100).round(precision, 0))

/** Where the slider stands for an amount: 0 to 100, in full percent. */
export function shareOfAmount(amount: Decimal | null, available: Decimal): number {
  if (amount === null || !big(amount).gt(0)) return 0
  if (!big(available).gt(amount)) return 100
  return big(amount).times(100).div(available).round(0, 1).toNumber()
}
