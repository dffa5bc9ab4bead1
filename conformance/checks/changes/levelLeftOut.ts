import Big from 'big.js'
import type { Order } from '../../../src/api/order.ts'
import { editOrder } from '../../../src/api/orderChanges.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, notSeen, pass } from '../../check.ts'
import { ownMarketNow, priceAt } from '../../own/drafts.ts'
import { lookFor, ownPosition } from '../../own/ownOrders.ts'

type Levels = Partial<Record<'stopLoss' | 'takeProfit', string>>

const isSame = (seen: string | null, sent: string | undefined) =>
  seen === null ? sent === undefined : sent !== undefined && new Big(seen).eq(sent)

export const levelLeftOut: Check = {
  name: 'changes/levelLeftOut',
  title: 'An edit sets both levels: one that is not sent is removed',
  section: 'Specification §5',
  app: 'offers an empty field to remove a level, and has no other way: the level would stay, or the stop loss would go with the take profit',
  async run(context) {
    const [market, position] = [await ownMarketNow(context), await ownPosition(context)]
    if (market === null || position === null || position.stopLoss === null)
      return notSeen('there is no position of the checks’ own with a stop loss')
    const { orderId } = position
    const edits: Levels[] = [{ takeProfit: priceAt(market, '1.0417') }, { stopLoss: priceAt(market, '0.9583') }]
    for (const sent of edits) {
      const answer = await context.ask(editOrder, { orderId, market: position.market, ...sent })
      if (!isOk(answer)) return finding(`the edit: ${inWords(answer)}`)
      const isAsSent = (order: Order) =>
        order.orderId === orderId && isSame(order.stopLoss, sent.stopLoss) && isSame(order.takeProfit, sent.takeProfit)
      if ((await lookFor(context, isAsSent)) === null)
        return finding(
          `after an edit with a ${sent.stopLoss === undefined ? 'take profit' : 'stop loss'} alone that is not the only level listed`,
        )
    }
    return pass('editing one removes the other')
  },
}
