import type { Order } from '../../api/order.ts'
import type { OrderEdit } from '../../api/orderChanges.ts'
import type { Decimal } from '../../api/scalars.ts'
import { type LevelUnit, MAX_PRECISION } from '../../constants/limits.ts'
import { isPositive, isSame } from '../money/decimal.ts'
import {
  type LevelProposal,
  type Level,
  type LevelBasis,
  levelPrice,
  type LevelText,
  levelTextProblem,
  unitsOfEntry,
} from '../order-form/level.ts'
import { toUnit } from '../order-form/levelUnits.ts'
import type { Problem } from '../order-form/orderProblem.ts'

/** Stop loss and take profit of an order as typed, both in one unit; '' if empty. */
export interface LevelsInput {
  unit: LevelUnit
  texts: Readonly<Record<Level, string>>
}

/** What the levels of a position or a pending order are relative to. */
export const basisOf = ({ type, startPrice, amount, leverage }: Order, pricePrecision: number): LevelBasis => ({
  side: type,
  entry: startPrice,
  amount,
  leverage,
  pricePrecision,
})

const typedLevel = (level: Level, { unit, texts }: LevelsInput): LevelText => ({ text: texts[level], unit })

/** Both levels in another unit, at the same prices; null if one cannot be expressed in it: a stop loss in profit, or without an entry price. */
export function levelsIn(unit: LevelUnit, levels: LevelsInput, basis: LevelBasis): LevelsInput | null {
  if (unit !== 'price' && (unitsOfEntry(unit, basis) === null || basis.entry === null || !isPositive(basis.entry)))
    return null
  const textOf = (level: Level) => toUnit(unit, level, typedLevel(level, levels), basis)
  const [stopLoss, takeProfit] = [textOf('stopLoss'), textOf('takeProfit')]
  return stopLoss === null || takeProfit === null ? null : { unit, texts: { stopLoss, takeProfit } }
}

/** The levels of an order, or the proposed ones: in that unit if it can express both, else as prices. */
export function levelsOf(
  order: Order,
  proposal: LevelProposal | undefined,
  unit: LevelUnit,
  pricePrecision: number,
): LevelsInput {
  const { stopLoss, takeProfit } = {
    stopLoss: proposal?.stopLoss ?? order.stopLoss,
    takeProfit: proposal?.takeProfit ?? order.takeProfit,
  }
  const prices: LevelsInput = { unit: 'price', texts: { stopLoss: stopLoss ?? '', takeProfit: takeProfit ?? '' } }
  return levelsIn(unit, prices, basisOf(order, pricePrecision)) ?? prices
}

/**
 * Sets one level to a proposed price: in the current unit if it can express the price, else both as prices. The other one is then the
 * order's own if what is typed has no price: an empty field would remove it.
 */
export function levelsWith(
  level: Level,
  price: Decimal,
  levels: LevelsInput,
  basis: LevelBasis,
  order: Pick<Order, Level>,
): LevelsInput {
  const other = level === 'stopLoss' ? 'takeProfit' : 'stopLoss'
  const textIn = (unit: LevelUnit) => toUnit(unit, level, { text: price, unit: 'price' }, basis)
  const text = textIn(levels.unit)
  if (text !== null) return { ...levels, texts: { ...levels.texts, [level]: text } }
  const otherText = levels.texts[other] && (levelPrice(other, typedLevel(other, levels), basis) ?? order[other] ?? '')
  return { unit: 'price', texts: { ...levels.texts, [other]: otherText, [level]: price } }
}

/** The levels once `order` has replaced `before`: one that was still that order's own becomes the new one's, what is typed or proposed stays. */
export function levelsOfRefreshed(
  levels: LevelsInput,
  before: Order,
  order: Order,
  pricePrecision: number,
): LevelsInput {
  const priceOf = (level: Level, of: Order) => levelPrice(level, typedLevel(level, levels), basisOf(of, pricePrecision))
  const isUntouched = (level: Level) =>
    (levels.texts[level] === '') === (before[level] === null) && isSame(priceOf(level, before), before[level])
  const refresh = (now: LevelsInput, level: Level): LevelsInput => {
    const price = order[level]
    if (!isUntouched(level) || isSame(priceOf(level, order), price)) return now
    if (price === null) return { ...now, texts: { ...now.texts, [level]: '' } }
    return levelsWith(level, price, now, basisOf(order, pricePrecision), order)
  }
  return refresh(refresh(levels, 'stopLoss'), 'takeProfit')
}

/** An edited level: its price (null if empty or invalid) and its error. */
export interface EditedLevel {
  price: Decimal | null
  problem: Problem | null
}

/**
 * `price` is the market price, or the order's own while it is pending: it separates stop losses from take profits. A level of the
 * order may have more decimals than its market: untouched, it is sent as it is.
 */
export function editedLevels(
  levels: LevelsInput,
  basis: LevelBasis,
  price: Decimal | null,
  order: Pick<Order, Level>,
): Record<Level, EditedLevel> {
  const of = (level: Level) => {
    const typed = typedLevel(level, levels)
    const pricePrecision = typed.text === order[level] ? MAX_PRECISION : basis.pricePrecision
    return {
      price: levelPrice(level, typed, basis),
      problem: levelTextProblem(level, typed, { ...basis, pricePrecision, price }),
    }
  }
  return { stopLoss: of('stopLoss'), takeProfit: of('takeProfit') }
}

/** The request: always prices, of the levels that are not empty. Specification §5. */
export const editOf = (
  { orderId, market }: Order,
  { stopLoss, takeProfit }: Record<Level, EditedLevel>,
): OrderEdit => ({
  orderId,
  market,
  ...(stopLoss.price && { stopLoss: stopLoss.price }),
  ...(takeProfit.price && { takeProfit: takeProfit.price }),
})

/** Whether the order already has the values of the edit. */
export const isAlreadySet = (order: Pick<Order, Level>, { stopLoss, takeProfit }: OrderEdit): boolean =>
  isSame(order.stopLoss, stopLoss ?? null) && isSame(order.takeProfit, takeProfit ?? null)

/** The order with the levels of an accepted edit: a level that was not sent is removed. */
export const withLevels = (order: Order, { stopLoss, takeProfit }: OrderEdit): Order => ({
  ...order,
  stopLoss: stopLoss ?? null,
  takeProfit: takeProfit ?? null,
})
