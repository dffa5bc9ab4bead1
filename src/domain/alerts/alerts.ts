import type { ReadableList } from '../../api/listOf.ts'
import { type Order, Side } from '../../api/order.ts'
import { Decimal, MarketName, OrderId } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'
import { ALERT_REARM_SHARE } from '../../constants/limits.ts'
import type { PriceOf } from '../market/market.ts'
import { big, decimal, divide, isPositive, roundHalfUp } from '../money/decimal.ts'
import { orderTab } from '../order/orderTabs.ts'

/** Side of the level on which the last price was; 'triggered' from a crossing until the price has left the level. */
export type AlertState = 'above' | 'below' | 'triggered'

/** Direction in which the price reached the level. */
type Crossing = 'rises' | 'falls'

/**
 * Processes the next price of a level: returns its state, and the crossing to announce, if any. Undefined before the first price,
 * which announces nothing. After a crossing nothing is announced until the price has been 0.2 % of the level away.
 */
export function nextAlertState(
  level: Decimal,
  state: AlertState | undefined,
  price: Decimal,
): { state: AlertState; crossing: Crossing | null } {
  const away = big(price).minus(level)
  const side = away.gt(0) ? 'above' : away.lt(0) ? 'below' : null
  const hasLeft = side !== null && away.abs().gte(big(level).times(ALERT_REARM_SHARE))
  if (state === undefined) return { state: side ?? 'triggered', crossing: null }
  if (state === 'triggered') return { state: hasLeft ? side : 'triggered', crossing: null }
  if (side === state) return { state, crossing: null }
  return { state: hasLeft ? side : 'triggered', crossing: state === 'below' ? 'rises' : 'falls' }
}

/** An alert as stored: one that triggered before a reload does not trigger again until the price has moved away. */
export interface StoredAlert {
  alert: Alert
  wasNotified: boolean
}

export interface TriggeredAlert {
  alert: Alert
  crossing: Crossing
  price: Decimal
}

/** Moving away from its liquidation price is no news for a position. */
const isNews = (alert: Alert, crossing: Crossing) =>
  alert.kind === 'price' || crossing === (alert.side === 'LONG' ? 'falls' : 'rises')

/** Alerts triggered by the latest prices. `states` is this page's state per alert, and is updated. An equal list keeps its identity. */
export function checkAlerts(
  stored: readonly StoredAlert[],
  states: Map<string, AlertState>,
  priceOf: PriceOf,
): { alerts: readonly StoredAlert[]; triggered: TriggeredAlert[] } {
  const triggered: TriggeredAlert[] = []
  const alerts = stored.map((each) => {
    const { alert, wasNotified } = each
    const id = alertId(alert)
    const price = priceOf(alert.market)
    if (price === null) return each
    const known = states.get(id) ?? (wasNotified ? 'triggered' : undefined)
    // It was set again since, or another tab has seen the price away from it.
    const before = known === 'triggered' && !wasNotified ? undefined : known
    const { state: next, crossing } = nextAlertState(alertLevel(alert), before, price)
    const isAnnounced = crossing !== null && isNews(alert, crossing)
    if (isAnnounced) triggered.push({ alert, crossing, price })
    // Only what was announced rests until the price has left the level: the way back is announced at once.
    const state = crossing === null || isAnnounced ? next : crossing === 'rises' ? 'above' : 'below'
    states.set(id, state)
    const hasTriggered = state === 'triggered'
    // Writes only what changed here: two tabs that know different prices would overwrite each other forever.
    return hasTriggered === (before === 'triggered') || hasTriggered === wasNotified
      ? each
      : { alert, wasNotified: hasTriggered }
  })
  const ids = new Set(stored.map(({ alert }) => alertId(alert)))
  for (const id of states.keys()) if (!ids.has(id)) states.delete(id)
  return { alerts: alerts.every((each, index) => each === stored[index]) ? stored : alerts, triggered }
}

/**
 * The alerts after a list of orders, of one market or of all: removes those of closed positions, and updates the others' liquidation
 * price. If an entry is unreadable, a missing position does not count as closed.
 */
export function followPositions(
  stored: readonly StoredAlert[],
  orders: ReadableList<Order>,
  market: MarketName | null,
): readonly StoredAlert[] {
  const next = stored.flatMap((each) => {
    const { alert, wasNotified } = each
    if (alert.kind === 'price' || (market !== null && alert.market !== market)) return each
    const order = orders.items.findLast(({ orderId }) => orderId === alert.orderId)
    if (order ? orderTab(order) !== 'positions' : orders.unreadable === 0) return []
    const liquidation = order?.liquidation ?? null
    if (liquidation === null || liquidation === alert.liquidation || !big(liquidation).gt(0)) return each
    return { alert: { ...alert, liquidation }, wasNotified }
  })
  return next.length === stored.length && next.every((each, index) => each === stored[index]) ? stored : next
}

const Price = Decimal.check(z.refine(isPositive))
/** In percent of the price, less than 100. */
const Distance = Decimal.check(z.refine((percent) => isPositive(percent) && big(percent).lt(100)))

/** Triggers when the price crosses this one, up or down. */
const PriceAlert = z.object({ kind: z.enum(['price']), market: MarketName, price: Price })

/** Triggers when the price is closer to a position's liquidation price than this percentage of the price. */
const LiquidationAlert = z.object({
  kind: z.enum(['liquidation']),
  market: MarketName,
  orderId: OrderId,
  side: Side,
  liquidation: Price,
  percent: Distance,
})

export const Alert = z.union([PriceAlert, LiquidationAlert])
export type Alert = z.output<typeof Alert>

/** Equal for equal alerts in any notation, since each can be set only once. */
export const alertId = (alert: Alert): string =>
  alert.kind === 'price'
    ? `${alert.market} ${big(alert.price).toFixed()}`
    : `${alert.orderId} ${big(alert.percent).toFixed()}`

/** The price at which it triggers. A LONG is x % from its liquidation at liquidation / (1 − x), a SHORT at liquidation / (1 + x). */
export function alertLevel(alert: Alert): Decimal {
  if (alert.kind === 'price') return alert.price
  const share = big(alert.percent)
    .times(alert.side === 'LONG' ? -1 : 1)
    .plus(100)
  return roundHalfUp(divide(big(alert.liquidation).times(100), share))
}

/** A price at a distance in percent from another, in the market's precision. */
export const priceAway = (price: Decimal, percent: number, places: number): Decimal =>
  decimal(
    big(price)
      .times(100 + percent)
      .div(100)
      .round(places, 1),
  )
