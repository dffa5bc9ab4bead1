import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import { Decimal } from '../../api/scalars.ts'
import { MAINTENANCE_RATE } from '../../constants/limits.ts'
import { big, compare, decimal, isPositive, divide, roundHalfUp } from '../money/decimal.ts'

const maintenance = big(Decimal.parse(MAINTENANCE_RATE))

/** Estimated figures of an order opened now; each null if unknown. */
export interface Estimate {
  /** Size in the base asset, rounded down to the market's size precision. */
  size: Decimal | null
  /** Margin × leverage, in KXT. */
  notional: Decimal | null
  /** In KXT. */
  feeOpen: Decimal | null
  /** Price at which the margin is used up. Only an estimate: the exchange sends it after opening. */
  liquidation: Decimal | null
  /** Expected opening price. */
  entry: Decimal | null
}

interface Intent {
  side: Side
  /** Null if empty. */
  amount: Decimal | null
  leverage: number
  /** Null for a market order. */
  limitPrice: Decimal | null
  marketPrice: Decimal | null
}

type Terms = Pick<Market, 'pricePrecision' | 'positionSizePrecision' | 'orderOpenFeeRate'>

const positive = (...prices: readonly (Decimal | null)[]) =>
  prices.flatMap((price) => (price !== null && isPositive(price) ? [price] : []))

/**
 * The price an order would open at. A limit order opens at the market price if that is better: below the limit for a LONG, above it
 * for a SHORT. Null if neither is known.
 */
export function entryPrice(side: Side, limitPrice: Decimal | null, marketPrice: Decimal | null): Decimal | null {
  const [price = null, market = null] = positive(limitPrice, marketPrice)
  if (price === null || market === null) return price
  const isMarketBetter = compare(market, price) === (side === 'LONG' ? -1 : 1)
  return isMarketBetter ? market : price
}

/** The estimated liquidation price. Isolated margin: liquidated once the remaining margin falls to the maintenance share of the notional. */
export function estimatedLiquidation(side: Side, entry: Decimal, leverage: number, places: number): Decimal {
  const direction = side === 'LONG' ? 1 : -1
  // entry × (1 ∓ 1/leverage ± maintenance), multiplied out.
  const share = maintenance.times(leverage).minus(1).times(direction).plus(leverage)
  return roundHalfUp(divide(big(entry).times(share), leverage), places)
}

export function estimate({ side, amount, leverage, limitPrice, marketPrice }: Intent, terms: Terms): Estimate {
  const notional = amount !== null && isPositive(amount) ? big(amount).times(leverage) : null
  // The quantity is displayed at the limit price if set, else at the market price. Specification §5.
  const [price] = positive(limitPrice, marketPrice)
  const entry = entryPrice(side, limitPrice, marketPrice)
  return {
    size: notional && price ? decimal(divide(notional, price).round(terms.positionSizePrecision, 0)) : null,
    notional: notional && decimal(notional),
    feeOpen: notional && terms.orderOpenFeeRate !== null ? roundHalfUp(notional.times(terms.orderOpenFeeRate)) : null,
    liquidation: entry && estimatedLiquidation(side, entry, leverage, terms.pricePrecision),
    entry,
  }
}
