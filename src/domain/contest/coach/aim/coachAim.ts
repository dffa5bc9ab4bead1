import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { closingPrice } from './coachPrice.ts'
import { barredBy, type CoachRules } from './coachVerdict.ts'
import type { ChartLine } from '../../../chart/orderLines.ts'
import { orderTab } from '../../../order/orderTabs.ts'

/** A rank that is aimed at in a contest, as the list of an hour told it. */
export interface CoachAim {
  rank: number
  /** The ROI that the rank needs, in percent. */
  roi: Decimal
  /** The hour of the list, epoch ms. */
  listedAt: number
  rules: CoachRules
}

/** The price at which closing a position reaches what is aimed at; null if it would not count, or at no price. */
export function aimPrice({ roi, rules }: CoachAim, order: Order, pricePrecision: number): Decimal | null {
  if (orderTab(order) !== 'positions' || barredBy(order, rules) !== null) return null
  return closingPrice(order, roi, pricePrecision)
}

/** A line across the chart for each position that could reach what is aimed at. */
export const aimLines = (aim: CoachAim, orders: readonly Order[], pricePrecision: number): ChartLine[] =>
  orders.flatMap((order): ChartLine[] => {
    const price = aimPrice(aim, order, pricePrecision)
    if (price === null) return []
    const { rank, listedAt } = aim
    return [{ id: `${order.orderId} rank`, kind: 'rank', price, side: order.type, order, isAsked: false, closes: order, bounds: null, aim: { rank, listedAt } }]
  })
