import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { parseTyped } from '../money/decimalText.ts'
import { isWrongSide, type Level, LEVELS } from './level.ts'
import { type DraftEntry, draftEntry, type DraftTerms, levelPrices, type OrderFormValues } from './orderDraft.ts'

/** Prices of the form's stop loss and take profit on one side; null if none is typed, or it fits only the other side. */
export function sideLevels(form: OrderFormValues, at: DraftEntry): Record<Level, Decimal | null> {
  const prices = levelPrices(form, at)
  const entry = draftEntry(form, at)
  const fitting = (level: Level) => {
    const price = prices[level]
    return price && entry && !isWrongSide(level, price, at.side, entry) ? price : null
  }
  return { stopLoss: fitting('stopLoss'), takeProfit: fitting('takeProfit') }
}

/** The only side that fits all typed levels, or NONE; null if both do, nothing is typed, or the amount is needed first. */
export function fittingSide(form: OrderFormValues, at: DraftTerms): Side | 'NONE' | null {
  const typed = LEVELS.filter((level) => form.hasLevels && parseTyped(form[level]))
  if (
    typed.length === 0 ||
    !draftEntry(form, { ...at, side: 'LONG' }) ||
    (form.levelUnit === 'money' && !parseTyped(form.amount))
  )
    return null
  const takes = (side: Side) => {
    const levels = sideLevels(form, { ...at, side })
    return typed.every((level) => levels[level] !== null)
  }
  const [long, short] = [takes('LONG'), takes('SHORT')]
  if (long === short) return long ? null : 'NONE'
  return long ? 'LONG' : 'SHORT'
}
