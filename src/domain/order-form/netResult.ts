import type Big from 'big.js'
import type { Market } from '../../api/market.ts'
import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, divide, roundHalfUp } from '../money/decimal.ts'
import { estimatedLiquidation } from './estimate.ts'
import { isBehindLiquidation } from './levelResult.ts'

/** A position as the form would open it, and its closing price. */
export interface Closing {
  side: Side
  leverage: number
  entry: Decimal
  level: Decimal
}

export type NetTerms = Pick<Market, 'pricePrecision' | 'orderOpenFeeRate' | 'orderCloseFeeRate'>

/**
 * P&L per KXT of margin, net of the opening fee (on the value at the entry) and the closing fee (on the value at the level),
 * multiplied by the entry price, so that the only division comes last. The loss is at most the margin, and all of it if liquidation
 * comes first. Null if a fee rate is unknown.
 */
export function netTimesEntry({ side, leverage, entry, level }: Closing, terms: NetTerms): Big | null {
  const { orderOpenFeeRate, orderCloseFeeRate, pricePrecision } = terms
  if (orderOpenFeeRate === null || orderCloseFeeRate === null) return null

  const move = big(level)
    .minus(entry)
    .times(side === 'LONG' ? 1 : -1)
  const fees = big(entry).times(orderOpenFeeRate).plus(big(level).times(orderCloseFeeRate))
  const net = move.minus(fees).times(leverage)
  const allOfIt = big(entry).times(-1)
  const liquidation = estimatedLiquidation(side, entry, leverage, pricePrecision)
  const isLiquidated = move.lt(0) && isBehindLiquidation(level, { type: side, liquidation })
  return isLiquidated || net.lt(allOfIt) ? allOfIt : net
}

/** P&L of a margin closed at the level, in KXT, net of the fees of opening and closing; null if one is unknown. */
export function netResult(amount: Decimal, closing: Closing, terms: NetTerms): Decimal | null {
  const net = netTimesEntry(closing, terms)
  return net && roundHalfUp(divide(net.times(amount), closing.entry))
}

/** Ratio of the gain at the target to the loss at the stop, both net of fees; null if a fee is unknown or nothing is lost. */
export function rewardToRisk(
  position: Omit<Closing, 'level'>,
  stop: Decimal,
  target: Decimal,
  terms: NetTerms,
): Decimal | null {
  const [lost, won] = [stop, target].map((level) => netTimesEntry({ ...position, level }, terms))
  return lost && won && lost.lt(0) ? roundHalfUp(divide(won, lost.times(-1))) : null
}
