import Big from 'big.js'
import { createOrder } from '../../../src/api/order.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk, read } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { lookFor, ownMarket, placeOrder, smallestOrder } from '../../ownOrders.ts'

export const opened: Check = {
  name: 'changes/opened',
  title: 'A market order is listed as requested, and becomes a position',
  section: 'Specification §4',
  app: 'shows the list; if the response is lost, it does not recognise an order that differs from the request',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    const draft = smallestOrder(market)
    const { answer, order, afterMs } = await placeOrder(context, draft)
    if (!isOk(answer)) return notSeen(`the order: ${inWords(answer)}`)
    if (order === null) return finding('the order was accepted and not seen within 15 s')
    const faults = [
      ...(new Big(order.amount).eq(draft.amount) ? [] : ['amount differs']),
      ...(new Big(order.leverage).eq(draft.leverage) ? [] : ['leverage differs']),
      ...(order.type === draft.type ? [] : ['type differs']),
    ]
    const openedId = read(createOrder, answer)?.orderId ?? null
    if (openedId !== null && openedId !== order.orderId) faults.push('the orderId that create answered is another')
    const open = await lookFor(context, (each) => each.orderId === order.orderId && orderTab(each) === 'positions')
    if (open === null) faults.push('it was no position within 15 s')
    return passUnless(
      faults,
      `${draft.amount} KXT on ${market.market}`,
      `seen after ${afterMs} ms, a position after ${afterMs + (open?.afterMs ?? 0)} ms`,
      openedId === null ? 'create answers no orderId' : 'create answers the orderId',
    )
  },
}
