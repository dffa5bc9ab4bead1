import type { OrderRequest } from '../../api/orderChanges.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, percentFrom, roundHalfUp } from '../money/decimal.ts'
import { entryPrice } from './estimate.ts'
import type { Level } from './level.ts'

/** Decimals of a repeated order's level, in percent. */
const DECIMALS = 2

/** The levels of an order in % from its entry at the market price of its click, without a sign, as they can be typed for the next one; '' if not set. */
export function lastLevels(
  { type, price, stopLoss, takeProfit }: OrderRequest,
  marketPrice: Decimal | null,
): Record<Level, string> {
  const entry = entryPrice(type, price ?? null, marketPrice)
  const textOf = (level: Decimal | undefined) => {
    const distance = percentFrom(level ?? null, entry)
    const text = distance && roundHalfUp(big(distance).abs(), DECIMALS)
    return text === null || text === '0' ? '' : text
  }
  return { stopLoss: textOf(stopLoss), takeProfit: textOf(takeProfit) }
}
