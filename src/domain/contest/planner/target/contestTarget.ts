import type { Order } from '../../../../api/order.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { closingPrice } from './closingPrice.ts'
import { reasonNotCounted, type ContestRules } from './tradeVerdict.ts'
import type { ChartLine } from '../../../chart/orderLines.ts'
import { orderTab } from '../../../order/orderTabs.ts'

/** A target rank in a contest, with the ROI it needed in an hour's list. */
export interface ContestTarget {
  rank: number
  /** The ROI that the rank needs, in percent. */
  roi: Decimal
  /** The hour of the list, epoch ms. */
  listedAt: number
  rules: ContestRules
}

/** The price at which closing a position reaches the target; null if it would not count, or if there is no such price. */
export function targetPrice({ roi, rules }: ContestTarget, order: Order, pricePrecision: number): Decimal | null {
  if (orderTab(order) !== 'positions' || reasonNotCounted(order, rules) !== null) return null
  return closingPrice(order, roi, pricePrecision)
}

/** A line across the chart for each position that could reach the target. */
export const targetLines = (target: ContestTarget, orders: readonly Order[], pricePrecision: number): ChartLine[] =>
  orders.flatMap((order): ChartLine[] => {
    const price = targetPrice(target, order, pricePrecision)
    if (price === null) return []
    const { rank, listedAt } = target
    return [{ id: `${order.orderId} rank`, kind: 'rank', price, side: order.type, order, isPending: false, closes: order, bounds: null, target: { rank, listedAt } }]
  })
