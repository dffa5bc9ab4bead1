import { Side } from '../../api/order.ts'
import { Decimal, MarketName, OrderId } from '../../api/scalars.ts'
import * as z from '../../api/zod.ts'
import { big, decimal, isPositive, divide, roundHalfUp } from '../money/decimal.ts'

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

/** Equal for equal alerts, since each can be set only once. */
export const alertId = (alert: Alert): string =>
  alert.kind === 'price' ? `${alert.market} ${alert.price}` : `${alert.orderId} ${alert.percent}`

/** The price at which it triggers. A LONG is x % from its liquidation at liquidation / (1 − x), a SHORT at liquidation / (1 + x). */
export function alertLevel(alert: Alert): Decimal {
  if (alert.kind === 'price') return alert.price
  const share = big(alert.percent).times(alert.side === 'LONG' ? -1 : 1).plus(100)
  return roundHalfUp(divide(big(alert.liquidation).times(100), share))
}

/** A price at a distance in percent from another, in the market's precision. */
export const priceAway = (price: Decimal, percent: number, places: number): Decimal =>
  decimal(big(price).times(100 + percent).div(100).round(places, 1))
