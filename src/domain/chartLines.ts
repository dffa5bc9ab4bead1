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

/** The newest positions only: more labels would hide the candles. */
const MAX_POSITIONS = 5

/** The open positions on a market whose lines the chart shows. */
export const shownPositions = (orders: readonly Order[], market: MarketName): Order[] =>
  sortOrders(
    orders.filter((order) => order.market === market && orderTab(order) === 'positions'),
    DEFAULT_ORDER_SORT,
  ).slice(0, MAX_POSITIONS)

/** Entry, liquidation, stop-loss and take-profit lines of the positions, where set. */
export const positionLines = (positions: readonly Order[]): PositionLine[] =>
  positions.flatMap(({ orderId, type: side, leverage, startPrice, liquidation, stopLoss, takeProfit }) => {
    const prices = { entry: startPrice, liquidation, stopLoss, takeProfit }
    const kinds: LineKind[] = ['entry', 'liquidation', 'stopLoss', 'takeProfit']
    return kinds.flatMap((kind) => {
      const price = prices[kind]
      return price === null ? [] : [{ id: `${orderId} ${kind}`, kind, price, side, leverage }]
    })
  })

/** The visible price range. */
export interface Span {
  minValue: number
  maxValue: number
}

/** A line counts as near within one and a half times the candles' span, or within this fraction of the price. */
const NEAR = 0.006

/** The span of the candles, extended to nearby lines; distant lines would flatten the candles. */
export function spanWithLines({ minValue, maxValue }: Span, prices: readonly number[]): Span {
  const reach = Math.max(1.5 * (maxValue - minValue), NEAR * maxValue)
  const near = prices.filter((price) => price >= minValue - reach && price <= maxValue + reach)
  return { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) }
}

type Priced = Pick<PositionLine, 'price'>

/** The lines above and below the visible range, nearest first. */
export function outside<Line extends Priced>(lines: readonly Line[], { minValue, maxValue }: Span): { above: Line[]; below: Line[] } {
  const byPrice = lines.toSorted((a, b) => compare(a.price, b.price))
  return {
    above: byPrice.filter(({ price }) => Number(price) > maxValue),
    below: byPrice.filter(({ price }) => Number(price) < minValue).toReversed(),
  }
}
