import { formatNumber, formatMoney } from '../../domain/money/format.ts'
import type { Decimal } from '../../api/scalars.ts'

/** A rate with 4 decimals; the exact value is in the title. Specification §9. */
export function Rate({ value }: { value: Decimal | null }) {
  const rounded = formatMoney(value)
  const exact = formatNumber(value)
  const isRounded = value !== null && exact.replace(/0+$/, '').length > rounded.replace(/0+$/, '').length

  return <span title={isRounded ? exact : undefined}>{rounded}</span>
}
