import Big from 'big.js'
import type { Order } from '../../../src/api/order.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { lookFor, ordersNow } from '../../own/ownOrders.ts'

/** How long an exchange may take to fill the order at the market's price. */
const FILL_MS = 5_000

/** It comes late, so that the order has been pending for some time. */
export const limitPending: Check = {
  name: 'changes/limitPending',
  title: 'A limit order far from the market stays pending, with its limit as startPrice',
  section: 'Specification §4',
  app: 'shows a position that the trader wanted only at the limit; without startPrice, a dash and no line in the chart',
  async run(context) {
    const market = ownMarket(context)
    const { limit } = context.ledger
    const isFilled = (each: Order) => each.orderId === limit && orderTab(each) === 'positions'
    if (limit !== null && (await lookFor(context, isFilled, FILL_MS)) !== null)
      return finding('it is a position, although the market is far away')
    const order = (await ordersNow(context))?.find((each) => each.orderId === limit && orderTab(each) === 'orders')
    if (market === null || order === undefined) return notSeen('no limit order of the checks’ own is waiting')
    const sent = farLimitOrder(market).price ?? ''
    // The market has moved since the order was sent: its limit is half of some recent price.
    const isNear =
      order.startPrice !== null && new Big(order.startPrice).minus(sent).abs().lt(new Big(market.price).times('0.1'))
    return passUnless(
      isNear ? [] : [`startPrice is ${order.startPrice ?? 'not sent'}, the limit about ${sent}`],
      order.state,
    )
  },
}
