import Big from 'big.js'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { farLimitOrder, ownMarket } from '../../own/drafts.ts'
import { ordersNow } from '../../own/ownOrders.ts'

export const limitPending: Check = {
  name: 'changes/limitPending',
  title: 'A limit order far from the market stays pending, with its limit as startPrice',
  section: 'Specification §4',
  app: 'shows a dash instead of the limit price, and draws no line in the chart',
  async run(context) {
    const market = ownMarket(context)
    const { limit } = context.ledger
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
