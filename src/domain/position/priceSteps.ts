import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, quotient, roundDown, ZERO } from '../money/decimal.ts'
import { belongs, type Tpsl } from '../order-form/tpsl.ts'

/** Part of a ladder, in price steps from zero. */
export interface PriceSteps {
  from: number
  to: number
  /** Steps that a finger moves a level by: a power of ten, so that it stops at round prices. */
  stride: number
}

/**
 * The prices between which the levels of a position are set: from its liquidation to as far on the other side of the price,
 * or farther where its target lies farther.
 */
export interface SliderRange {
  low: Decimal
  high: Decimal
  /** Where a level would not close the position at once. */
  range: Record<Tpsl, PriceSteps>
  /** Decimals of a price step. */
  places: number
}

/** Where no liquidation is known, as a part of the price. */
const WITHOUT_LIQUIDATION = 5
/** Room beyond the target, as a part of the way to it. */
const BEYOND = 4

interface Position {
  order: Pick<Order, 'type' | 'liquidation'>
  /** Parts stop losses from take profits. */
  price: Decimal
  target: Decimal | null
  pricePrecision: number
}

/** Null if there is no room for both levels. */
export function sliderRange({ order: { type, liquidation }, price, target, pricePrecision: places }: Position): SliderRange | null {
  if (!isPositive(price)) return null
  /** How far a price lies on the side of the stop loss, or of the take profit; null on the other side. */
  const distance = (level: Tpsl, at: Decimal | null) => {
    if (at === null || !isPositive(at) || compare(at, price) === 0) return null
    const isThere = (compare(at, price) < 0) === (belongs(level, type) === 'below')
    return isThere ? big(at).minus(price).abs() : null
  }
  const risk = distance('stopLoss', liquidation) ?? quotient(big(price), WITHOUT_LIQUIDATION)
  const aim = quotient((distance('takeProfit', target) ?? big(ZERO)).times(BEYOND + 1), BEYOND)
  const reach = aim.gt(risk) ? aim : risk

  const [below, above] = type === 'LONG' ? [risk, reach] : [reach, risk]
  const low = roundDown(decimal(below.lt(price) ? big(price).minus(below) : big(ZERO)), places)
  const high = roundDown(decimal(big(price).plus(above)), places)
  const middle = stepAt(price, places)
  const isOnRung = compare(stepPrice(middle, places), price) === 0
  const lower = rungs(stepAt(low, places) + 1, isOnRung ? middle - 1 : middle)
  const upper = rungs(middle + 1, stepAt(high, places))
  if (!lower || !upper) return null

  const range = (level: Tpsl) => (belongs(level, type) === 'below' ? lower : upper)
  return { low, high, places, range: { stopLoss: range('stopLoss'), takeProfit: range('takeProfit') } }
}

/** A finger sets about this many places of a range. */
const STRIDES = 100

const rungs = (from: number, to: number): PriceSteps | null =>
  to < from ? null : { from, to, stride: 10 ** Math.max(0, Math.floor(Math.log10((to - from) / STRIDES))) }

/** The rung at or below a price. Whole and far below 2⁵³, so no digit is lost. */
export const stepAt = (price: Decimal, places: number): number => Number(big(price).times(`1e${places}`).round(0, 0).toFixed())

/** The price of a rung. */
export const stepPrice = (rung: number, places: number): Decimal => decimal(big(ZERO).plus(rung).times(`1e-${places}`))

/** Where a price is drawn, in percent of the way from the lower to the upper end; prices beyond are at the end. */
export function placeOn({ low, high }: Pick<SliderRange, 'low' | 'high'>, price: Decimal): number {
  const share = quotient(big(price).minus(low).times(100), big(high).minus(low))
  return Math.min(100, Math.max(0, Number(share.toFixed(3))))
}

/** A rung moved by so many steps, within its range. */
export const stepBy = ({ from, to }: Pick<PriceSteps, 'from' | 'to'>, rung: number, by: number): number => Math.min(to, Math.max(from, rung + by))

/** One percent of a price, in price steps; at least one. */
export const onePercent = (price: Decimal, places: number): number => Math.max(1, stepAt(decimal(quotient(big(price), 100)), places))
