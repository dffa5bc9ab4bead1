import Big from 'big.js'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { ownMarket, smallestOrder } from '../../own/drafts.ts'
import { isMargin } from '../../own/margin.ts'
import { lookFor, placeOrder } from '../../own/ownOrders.ts'
import { plural } from '../../plural.ts'
import { farFrom, priceNow } from '../../prices.ts'

export const opened: Check = {
  name: 'changes/opened',
  title: 'A market order is listed as requested, once, and becomes a position at the market’s price',
  section: 'Specification §4',
  app: 'shows the list; if the response is lost, it does not recognise an order that differs from the request',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const draft = smallestOrder(market)
    const { price: listed } = market
    const before = await priceNow(context, draft.market)
    const { answer, order, orders, openedId, afterMs } = await placeOrder(context, draft)
    if (!isOk(answer)) return notSeen(`the order: ${inWords(answer)}`)
    if (order === null) return finding('the order was accepted and not listed within a minute')
    context.ledger.position = order.orderId
    const open = await lookFor(context, (each) => each.orderId === order.orderId && orderTab(each) === 'positions')
    const after = await priceNow(context, draft.market)
    const is = open?.order ?? order
    const { startPrice } = is
    const isFar =
      startPrice !== null && [listed, before, after].every((price) => price === null || farFrom(startPrice, price))
    return passUnless(
      [
        ...(isMargin(context, draft, is) ? [] : [`for an amount of ${draft.amount} it has ${is.amount}`]),
        ...(new Big(is.leverage).eq(draft.leverage) ? [] : ['leverage differs']),
        ...(is.type === draft.type ? [] : ['type differs']),
        ...(is.market === draft.market ? [] : [`it is on ${is.market}`]),
        ...(orders.length > 1 ? [`one request opened ${plural(orders.length, 'order', 'orders')}`] : []),
        ...(openedId === null || orders.some(({ orderId }) => orderId === openedId)
          ? []
          : ['the orderId that create answered is another']),
        ...(open === null ? ['it was no position within a minute'] : []),
        ...(isFar ? [`its startPrice is ${startPrice}, the market’s price ${after}`] : []),
      ],
      `${draft.amount} KXT on ${market.market}`,
      `seen after ${afterMs} ms, a position after ${afterMs + (open?.afterMs ?? 0)} ms`,
      openedId === null ? 'create answers no orderId' : 'create answers the orderId',
    )
  },
}
