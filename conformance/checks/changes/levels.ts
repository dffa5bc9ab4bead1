import Big from 'big.js'
import { editOrder } from '../../../src/api/orderChanges.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { ownMarketNow, priceAt } from '../../own/drafts.ts'
import { lookFor, ownPosition } from '../../own/ownOrders.ts'

export const levels: Check = {
  name: 'changes/levels',
  title: 'Stop loss and take profit are returned exactly as set',
  section: 'Specification §7',
  app: 'shows the returned values; after a lost response it does not recognise the change, and offers to send it again',
  async run(context) {
    const [market, position] = [await ownMarketNow(context), await ownPosition(context)]
    if (market === null || position === null) return notSeen('there is no position of the checks’ own')
    const sent = { stopLoss: priceAt(market, '0.9713'), takeProfit: priceAt(market, '1.0317') }
    const answer = await context.ask(editOrder, { orderId: position.orderId, market: position.market, ...sent })
    if (!isOk(answer)) return finding(`the edit: ${inWords(answer)}`)
    const found = await lookFor(
      context,
      ({ orderId, stopLoss, takeProfit }) => orderId === position.orderId && stopLoss !== null && takeProfit !== null,
    )
    if (found === null) return finding('not seen within a minute')
    const { stopLoss, takeProfit } = found.order
    const same = (seen: string | null, asked: string) => seen !== null && new Big(seen).eq(asked)
    const changed = (['type', 'amount', 'leverage', 'startPrice'] as const).filter(
      (name) => found.order[name] !== position[name],
    )
    return passUnless(
      [
        ...changed.map((name) => `the edit changed ${name}, too`),
        ...(same(stopLoss, sent.stopLoss) ? [] : [`stop loss ${sent.stopLoss} came back as ${stopLoss}`]),
        ...(same(takeProfit, sent.takeProfit) ? [] : [`take profit ${sent.takeProfit} came back as ${takeProfit}`]),
      ],
      `seen after ${found.afterMs} ms`,
    )
  },
}
