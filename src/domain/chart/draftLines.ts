import { SIDES, type Side } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { compare, isPositive } from '../money/decimal.ts'
import { draftPosition } from '../order-form/draftLevel.ts'
import { LEVELS, levelDirection, type Level } from '../order-form/level.ts'
import { draftInUnit, toUnit } from '../order-form/levelUnits.ts'
import { type DraftTerms, levelBasis, limitPriceOf, type OrderFormValues } from '../order-form/orderDraft.ts'
import { sideLevels } from '../order-form/sideLevels.ts'
import type { Bounds } from './lineMove.ts'
import type { ChartLine } from './orderLines.ts'

/** A limit price stays on its side of the market price; at exactly the market price it does not move. */
function limitBounds(limit: Decimal, marketPrice: Decimal | null): Bounds | null {
  const side = marketPrice === null ? 0 : compare(limit, marketPrice)
  return side === 0 ? null : { mustBe: side < 0 ? 'below' : 'above', apart: null, notPast: null }
}

/**
 * The lines of the form's draft: its limit price, and its levels on each side they fit. A level typed as a price fits one side; in
 * percent, money or return it is relative to the entry, and has a line on each side.
 */
export function draftLines(form: OrderFormValues, terms: DraftTerms): ChartLine[] {
  const limit = limitPriceOf(form)
  const draft = { order: null, isPending: false }

  const levels = SIDES.flatMap((side) => {
    const at = { ...terms, side }
    const prices = sideLevels(form, at)
    const { amount, ...position } = draftPosition(form, at)
    return LEVELS.flatMap((kind): ChartLine[] => {
      const price = prices[kind]
      if (price === null) return []
      const closes = amount && { ...position, amount }
      const bounds: Bounds = {
        mustBe: levelDirection(kind, side),
        apart: limit && position.startPrice,
        notPast: kind === 'stopLoss' ? position.liquidation : null,
      }
      return [{ ...draft, id: `draft ${side} ${kind}`, kind, price, side, closes, bounds }]
    })
  })
  if (limit === null || !isPositive(limit)) return levels
  const bounds = limitBounds(limit, terms.marketPrice)
  return [{ ...draft, id: 'draft limit', kind: 'limit', price: limit, side: null, closes: null, bounds }, ...levels]
}

/** The change of the form for a moved level: its text in the form's unit or, if that cannot express it exactly, both levels as prices. */
export function movedLevel(
  form: OrderFormValues,
  level: Level,
  side: Side,
  price: Decimal,
  terms: DraftTerms,
): Partial<OrderFormValues> {
  const text = toUnit(form.levelUnit, level, { text: price, unit: 'price' }, levelBasis(form, { ...terms, side }))
  return text === null ? { ...draftInUnit('price', form, terms), [level]: price } : { [level]: text }
}
