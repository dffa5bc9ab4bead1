import type { Order } from '../../api/order.ts'
import type { MarketName } from '../../api/scalars.ts'
import { DEFAULT_ORDER_SORT, sortOrders } from '../order/orderSort.ts'
import { orderTab } from '../order/orderTabs.ts'

/** Only the newest: more labels would hide the candles. */
export const MAX_SHOWN = 5

const newest = (orders: readonly Order[], market: MarketName, tab: 'positions' | 'orders') =>
  sortOrders(
    orders.filter((order) => order.market === market && orderTab(order) === tab),
    DEFAULT_ORDER_SORT,
  ).slice(0, MAX_SHOWN)

/** The open positions on a market whose lines the chart shows. */
export const shownPositions = (orders: readonly Order[], market: MarketName): Order[] =>
  newest(orders, market, 'positions')

/** The same positions, followed by the pending limit orders. */
export const shownOrders = (orders: readonly Order[], market: MarketName): Order[] => [
  ...newest(orders, market, 'positions'),
  ...newest(orders, market, 'orders'),
]

/** The visible price range. */
interface Span {
  minValue: number
  maxValue: number
}

/** The visible range's part that lines may add to the candles' span, as a fraction of that span: a third of the whole. */
const SHARE = 0.5

/** The span shown of a price that hardly moves, as a fraction of it: otherwise a line could not be moved anywhere. */
const LEAST = 0.0004

/** The span of the candles, extended to the nearest lines beyond it, which take at most a third of the whole: they never flatten the candles. */
export function spanWithLines(drawn: Span, prices: readonly number[]): Span {
  const missing = Math.max(0, (LEAST * drawn.maxValue - (drawn.maxValue - drawn.minValue)) / 2)
  const candles = { minValue: drawn.minValue - missing, maxValue: drawn.maxValue + missing }
  const { minValue, maxValue } = candles
  const room = SHARE * (maxValue - minValue)
  const beyond = (price: number) => Math.max(minValue - price, price - maxValue)
  const nearestFirst = prices.filter((price) => beyond(price) > 0).toSorted((a, b) => beyond(a) - beyond(b))
  return nearestFirst.reduce((span, price) => {
    const wider = { minValue: Math.min(span.minValue, price), maxValue: Math.max(span.maxValue, price) }
    return wider.maxValue - wider.minValue <= maxValue - minValue + room ? wider : span
  }, candles)
}
