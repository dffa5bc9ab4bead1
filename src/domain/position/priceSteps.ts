import type { Order } from '../../api/order.ts'
import type { Decimal } from '../../api/scalars.ts'
import { big, compare, decimal, isPositive, divide, roundDown, ZERO } from '../money/decimal.ts'
import { tpslDirection, type Tpsl } from '../order-form/tpsl.ts'

/** A range in price steps from zero. */
export interface PriceSteps {
  from: number
  to: number
  /** Steps per movement of a finger: a power of ten, so that it stops at round prices. */
  stride: number
}

/** The price range of the slider: from liquidation to the same distance on the other side of the price, or further if the target is further away. */
export interface SliderRange {
  low: Decimal
  high: Decimal
  /** Ranges in which a level would not close the position immediately. */
  range: Record<Tpsl, PriceSteps>
  /** Decimals of a price step. */
  places: number
}

/** Distance if liquidation is unknown, as 1/n of the price. */
const WITHOUT_LIQUIDATION = 5
/** Room beyond the target, as 1/n of the distance to it. */
const BEYOND = 4

interface Position {
  order: Pick<Order, 'type' | 'liquidation'>
  /** Separates stop losses from take profits. */
  price: Decimal
  target: Decimal | null
  pricePrecision: number
}

/** Null if there is no room for both levels. */
export function sliderRange({ order: { type, liquidation }, price, target, pricePrecision: places }: Position): SliderRange | null {
  if (!isPositive(price)) return null
  /** Distance of a price on the side of the stop loss, or of the take profit; null on the other side. */
  const distance = (level: Tpsl, at: Decimal | null) => {
    if (at === null || !isPositive(at) || compare(at, price) === 0) return null
    const isThere = (compare(at, price) < 0) === (tpslDirection(level, type) === 'below')
    return isThere ? big(at).minus(price).abs() : null
  }
  const risk = distance('stopLoss', liquidation) ?? divide(big(price), WITHOUT_LIQUIDATION)
  const targetReach = divide((distance('takeProfit', target) ?? big(ZERO)).times(BEYOND + 1), BEYOND)
  const reach = targetReach.gt(risk) ? targetReach : risk

  const [below, above] = type === 'LONG' ? [risk, reach] : [reach, risk]
  const low = roundDown(decimal(below.lt(price) ? big(price).minus(below) : big(ZERO)), places)
  const high = roundDown(decimal(big(price).plus(above)), places)
  const middle = stepAt(price, places)
  const isOnStep = compare(stepPrice(middle, places), price) === 0
  const lower = stepRange(stepAt(low, places) + 1, isOnStep ? middle - 1 : middle)
  const upper = stepRange(middle + 1, stepAt(high, places))
  if (!lower || !upper) return null

  const range = (level: Tpsl) => (tpslDirection(level, type) === 'below' ? lower : upper)
  return { low, high, places, range: { stopLoss: range('stopLoss'), takeProfit: range('takeProfit') } }
}

/** A range has about this many positions for a finger. */
const STRIDES = 100

const stepRange = (from: number, to: number): PriceSteps | null =>
  to < from ? null : { from, to, stride: 10 ** Math.max(0, Math.floor(Math.log10((to - from) / STRIDES))) }

/** The price step at or below a price. An integer far below 2⁵³, so no digit is lost. */
export const stepAt = (price: Decimal, places: number): number => Number(big(price).times(`1e${places}`).round(0, 0).toFixed())

/** The price of a price step. */
export const stepPrice = (step: number, places: number): Decimal => decimal(big(ZERO).plus(step).times(`1e-${places}`))

/** Position of a price in percent from the lower to the upper end; prices beyond are at the ends. */
export function sliderPercent({ low, high }: Pick<SliderRange, 'low' | 'high'>, price: Decimal): number {
  const share = divide(big(price).minus(low).times(100), big(high).minus(low))
  return Math.min(100, Math.max(0, Number(share.toFixed(3))))
}

/** Moves by a number of price steps, within the range. */
export const stepBy = ({ from, to }: Pick<PriceSteps, 'from' | 'to'>, step: number, by: number): number => Math.min(to, Math.max(from, step + by))

/** One percent of a price, in price steps; at least one. */
export const onePercent = (price: Decimal, places: number): number => Math.max(1, stepAt(decimal(divide(big(price), 100)), places))
