import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { LEVERAGES, type Leverage } from '../../constants/limits.ts'
import { estimatedLiquidation } from './estimate.ts'
import { isBehindLiquidation } from './levelResult.ts'

/** The next higher choice; null at the highest, where the arrow is disabled. Specification §4. */
export const nextLeverage = (leverage: Leverage): Leverage | null => LEVERAGES[LEVERAGES.indexOf(leverage) + 1] ?? null

/** The next lower choice; null at the lowest. */
export const previousLeverage = (leverage: Leverage): Leverage | null =>
  LEVERAGES[LEVERAGES.indexOf(leverage) - 1] ?? null

interface Stopped {
  side: Side
  entry: Decimal
  /** The stop's price at a leverage, which affects it if it is given as a result; null if there is none. */
  stopAt: (leverage: Leverage) => Decimal | null
}

/** The largest leverage at which the stop triggers before liquidation; null if there is none. */
export const leverageForStop = (
  { side, entry, stopAt }: Stopped,
  { pricePrecision }: Pick<Market, 'pricePrecision'>,
): Leverage | null =>
  LEVERAGES.findLast((leverage) => {
    const stop = stopAt(leverage)
    return (
      stop !== null &&
      !isBehindLiquidation(stop, {
        type: side,
        liquidation: estimatedLiquidation(side, entry, leverage, pricePrecision),
      })
    )
  }) ?? null
