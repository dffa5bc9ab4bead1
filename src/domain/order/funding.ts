import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { FUNDINGS_PER_DAY } from '../../constants/limits.ts'
import { big, decimal } from '../money/decimal.ts'

/** Funding of a position of this value per day, in KXT: negative if the trader pays, as with a positive rate. Null if unknown. */
export function fundingPerDay(
  side: Side,
  notional: Decimal | null,
  { fundingLongFeeRate, fundingShortFeeRate }: Pick<Market, 'fundingLongFeeRate' | 'fundingShortFeeRate'>,
): Decimal | null {
  const rate = side === 'LONG' ? fundingLongFeeRate : fundingShortFeeRate
  return rate === null || notional === null ? null : decimal(big(notional).times(rate).times(-FUNDINGS_PER_DAY))
}
