import Big from 'big.js'
import { listOrders, type Order } from '../../../src/api/order.ts'
import type * as z from '../../../src/api/zod.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { pnlBetween } from '../../../src/domain/order/profit.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'

/** Share of the position's value by which rounding and slippage may move a P&L. */
const TOLERANCE = 0.005

/** The P&L may be sent with the fees or without; a liquidation takes the margin, regardless of its prices. */
export function isOff(order: Order): boolean | null {
  const expected = pnlBetween(order, order.startPrice, order.closePrice)
  if (expected === null || order.pnl === null || order.closureType === 'LIQUIDATION') return null
  const fees = [order.feeOpen, order.feeClose, order.feeFunding].reduce(
    (sum, fee) => sum.plus(new Big(fee ?? 0).abs()),
    new Big(0),
  )
  const room = new Big(order.amount).times(order.leverage).times(TOLERANCE).plus(fees)
  return new Big(order.pnl).minus(expected).abs().gt(room)
}

/** The closed orders of all lists, each as listed last. */
export const closedOrders = (lists: readonly { data: z.output<typeof listOrders.response> }[]): Order[] =>
  [...new Map(lists.flatMap(({ data }) => data.orders.items.map((order) => [order.orderId, order]))).values()].filter(
    (order) => orderTab(order) === 'history',
  )

export const closedPnl: Check = {
  name: 'trader/closedPnl',
  title: 'The P&L of a closed order agrees with its prices, with or without fees',
  section: 'Specification §4',
  app: 'writes it into the CSV files as sent; the P&L that it shows is computed from the prices',
  run(context) {
    const judgeable = closedOrders(context.seen(listOrders)).filter((order) => isOff(order) !== null)
    if (judgeable.length === 0) return notSeen('no closed order has a P&L and both prices')
    return passUnless(
      judgeable
        .filter((order) => isOff(order) === true)
        .map(({ orderId, type }) => `order ${shortId(orderId)}, ${type}: its P&L is not that of its prices`),
      plural(judgeable.length, 'closed order', 'closed orders'),
    )
  },
}
