import type { Decimal } from '../wire/scalars.ts'
import { type DraftEntry, levelPrices, type OrderForm } from './orderDraft.ts'
import { isWrongSide, type Tpsl } from './tpsl.ts'

/** Prices of the form's stop-loss and take-profit on one side; null where none is typed, or it fits the other side only. */
export function sideLevels(form: OrderForm, at: DraftEntry): Record<Tpsl, Decimal | null> {
  const prices = levelPrices(form, at)
  const fitting = (level: Tpsl) => {
    const price = prices[level]
    return price && at.price && !isWrongSide(level, price, at.side, at.price) ? price : null
  }
  return { stopLoss: fitting('stopLoss'), takeProfit: fitting('takeProfit') }
}
