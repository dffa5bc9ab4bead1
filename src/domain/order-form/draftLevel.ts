import type { Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, decimal } from '../money/decimal.ts'
import { parseTyped } from '../money/decimalText.ts'
import { estimatedLiquidation } from './estimate.ts'
import type { Level } from './level.ts'
import { type LevelPosition, type LevelValues, levelValues } from './levelUnits.ts'
import { type DraftEntry, draftEntry, draftLevelProblem, type DraftTerms, type OrderFormValues } from './orderDraft.ts'
import { sideLevels } from './sideLevels.ts'

/** The position that the draft would open on one side. */
export function draftPosition(form: OrderFormValues, at: DraftEntry): LevelPosition {
  const { side, leverage, market } = at
  const entry = draftEntry(form, at)
  const liquidation = entry && estimatedLiquidation(side, entry, leverage, market.pricePrecision)
  return { type: side, amount: parseTyped(form.amount), leverage, startPrice: entry, liquidation }
}

/** A level of the draft on one side: its values, or why it has no price there. Null if unknown, or if it fits only the other side. */
export type SideLevel = LevelValues | { why: 'tooClose' | 'tooFar' } | null

/** A level of the draft on each side; `values` are those of the first side that it fits. */
interface DraftLevel extends Record<Side, SideLevel> {
  values: LevelValues | null
  /** From the entry, in percent of it, without a sign; null if unknown. */
  distance: Decimal | null
}

export function draftLevel(level: Level, form: OrderFormValues, terms: DraftTerms): DraftLevel {
  const on = (side: Side): SideLevel => {
    const at = { ...terms, side }
    const price = sideLevels(form, at)[level]
    if (price) return levelValues(price, draftPosition(form, at))
    const kind = draftLevelProblem(level, form, at)?.kind
    return kind === 'tooClose' || kind === 'tooFar' ? { why: kind } : null
  }
  const sides = { LONG: on('LONG'), SHORT: on('SHORT') }
  const values = [sides.LONG, sides.SHORT].find((side) => side !== null && 'price' in side) ?? null
  return { ...sides, values, distance: values?.percent ? decimal(big(values.percent).abs()) : null }
}
