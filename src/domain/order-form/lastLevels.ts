import type { OrderRequest } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, percentFrom } from '../money/decimal.ts'

/** Decimals of a repeated order's level, in percent. */
const DECIMALS = 2

/** The levels of an order in % from its entry, without a sign, as they can be typed for the next one; '' if not set. */
export function lastLevels(
  { price, stopLoss, takeProfit }: OrderRequest,
  marketPrice: Decimal | null,
): Record<'stopLoss' | 'takeProfit', string> {
  const textOf = (level: Decimal | undefined) => {
    const distance = percentFrom(level ?? null, price ?? marketPrice)
    const text = distance && decimal(big(distance).abs().round(DECIMALS))
    return text === null || text === '0' ? '' : text
  }
  return { stopLoss: textOf(stopLoss), takeProfit: textOf(takeProfit) }
}
