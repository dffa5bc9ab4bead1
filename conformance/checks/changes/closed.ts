import { closeOrder } from '../../../src/api/orderChanges.ts'
import { openOrders, orderTab } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { BY_ITSELF } from '../../own/byItself.ts'
import { ownMarket } from '../../own/drafts.ts'
import { lookFor, ordersNow, ownPosition } from '../../own/ownOrders.ts'
import { farFrom, priceNow } from '../../prices.ts'

export const closed: Check = {
  name: 'changes/closed',
  title: 'A closed position stays in the list of orders, with the market’s price, reason, date and P&L',
  section: 'Specification §3',
  app: 'without closePrice or closeDate, shows dashes in the history and leaves the order out of the results; without closureType, shows MANUAL; without pnl, has an empty cell in the CSV files',
  async run(context) {
    const { ledger } = context
    if (ledger.position === null) return notSeen('there is no position of the checks’ own')
    const position = await ownPosition(context)
    if (position === null)
      return finding('the position that was opened is no longer listed as open, and nobody closed it')
    const { orderId, market } = position
    const open = openOrders((await ordersNow(context)) ?? []).map((order) => order.orderId)
    ledger.beside = open.filter((each) => ledger.own.has(each) && each !== orderId)
    const listed = ownMarket(context)?.price ?? null
    const before = await priceNow(context, market)
    const answer = await context.ask(closeOrder, { orderId, market })
    if (!isOk(answer)) return finding(`closing: ${inWords(answer)}`)
    ledger.closed.add(orderId)
    const over = await lookFor(context, (order) => order.orderId === orderId && orderTab(order) === 'history')
    if (over === null) return finding('it was not among the past orders within a minute')
    const after = await priceNow(context, market)
    const { closePrice, closureType, closeDate, pnl } = over.order
    const missing = Object.entries({ closePrice, closureType, closeDate, pnl }).filter(([, value]) => value === null)
    const isFar =
      closePrice !== null && [listed, before, after].every((price) => price === null || farFrom(closePrice, price))
    return passUnless(
      [
        ...missing.map(([name]) => `${name} is not sent`),
        ...(closureType !== null && BY_ITSELF.has(closureType)
          ? [`closed by hand, its closureType is ${closureType}`]
          : []),
        ...(isFar ? [`its closePrice is ${closePrice}, the market’s price ${after}`] : []),
      ],
      `seen after ${over.afterMs} ms, closureType ${closureType}`,
    )
  },
}
