import { closeOrder } from '../../../src/api/order.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { lookFor, ownPosition } from '../../ownOrders.ts'

export const closed: Check = {
  name: 'changes/closed',
  title: 'A closed position stays in the list of orders, with price, reason, date and P&L',
  section: 'Specification §3',
  app: 'shows dashes in the history and leaves the order out of the results',
  async run(context) {
    const position = await ownPosition(context)
    if (position === null) return notSeen('there is no position of the checks’ own')
    const answer = await context.ask(closeOrder, { orderId: position.orderId, market: position.market })
    if (!isOk(answer)) return finding(`closing: ${inWords(answer)}`)
    const over = await lookFor(context, (order) => order.orderId === position.orderId && orderTab(order) === 'history')
    if (over === null) return finding('it was not among the past orders within 15 s')
    const { closePrice, closureType, closeDate, pnl } = over.order
    const missing = Object.entries({ closePrice, closureType, closeDate, pnl }).filter(([, value]) => value === null)
    return passUnless(
      missing.map(([name]) => `${name} is not sent`),
      `seen after ${over.afterMs} ms, closureType ${closureType}`,
    )
  },
}
