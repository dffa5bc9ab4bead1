import type { Decimal } from '../../api/scalars.ts'
import { compare } from '../money/decimal.ts'

export type Move = 'up' | 'down' | null

/** Direction from the last different price; null while there is none. */
export function priceMove(price: Decimal | null, previousPrice: Decimal | null): Move {
  if (price === null || previousPrice === null) return null
  const sign = compare(price, previousPrice)
  return sign > 0 ? 'up' : sign < 0 ? 'down' : null
}
