import { compare } from './decimal.ts'
import { DEFAULT_ORDER_SORT, orderTab, sortOrders } from './orderTabs.ts'
import type { Order, Side } from '../wire/order.ts'
import type { Decimal, MarketName } from '../wire/scalars.ts'

export type LineKind = 'entry' | 'liquidation' | 'stopLoss' | 'takeProfit'

/** A price of an open position, drawn across the chart. */
export interface PositionLine {
  id: string
  kind: LineKind
  price: Decimal
  side: Side
  leverage: Decimal
}

/** The newest positions only: with more, the labels would hide the candles. */
const MAX_POSITIONS = 5

/** The open positions on a market whose lines the chart shows. */
export const shownPositions = (orders: readonly Order[], market: MarketName): Order[] =>
  sortOrders(
    orders.filter((order) => order.market === market && orderTab(order) === 'positions'),
    DEFAULT_ORDER_SORT,
  ).slice(0, MAX_POSITIONS)

/** Entry, liquidation, stop-loss and take-profit of the positions, where they have one. */
export const positionLines = (positions: readonly Order[]): PositionLine[] =>
  positions.flatMap(({ orderId, type: side, leverage, startPrice, liquidation, stopLoss, takeProfit }) => {
    const prices = { entry: startPrice, liquidation, stopLoss, takeProfit }
    const kinds: LineKind[] = ['entry', 'liquidation', 'stopLoss', 'takeProfit']
    return kinds.flatMap((kind) => {
      const price = prices[kind]
      return price === null ? [] : [{ id: `${orderId} ${kind}`, kind, price, side, leverage }]
    })
  })

/** The lowest and the highest price of a picture. */
export interface Span {
  minValue: number
  maxValue: number
}

/** How far a line may be from the candles to be shown: one and a half times their span, or this part of the price. */
const NEAR = 0.006

/** The span of the candles, widened to the lines near it; lines far away would press the candles flat. */
export function spanWithLines({ minValue, maxValue }: Span, prices: readonly number[]): Span {
  const reach = Math.max(1.5 * (maxValue - minValue), NEAR * maxValue)
  const near = prices.filter((price) => price >= minValue - reach && price <= maxValue + reach)
  return { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) }
}

/** Of a price line, what is needed to place it. */
type Placed = Pick<PositionLine, 'price'>

/** The lines that lie above and below what is shown, the nearest first. */
export function outside<Line extends Placed>(lines: readonly Line[], { minValue, maxValue }: Span): { above: Line[]; below: Line[] } {
  const byPrice = lines.toSorted((a, b) => compare(a.price, b.price))
  return {
    above: byPrice.filter(({ price }) => Number(price) > maxValue),
    below: byPrice.filter(({ price }) => Number(price) < minValue).toReversed(),
  }
}
