import { editOrder } from '../../../src/api/order.ts'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, notSeen, pass } from '../../check.ts'
import { ownMarketNow, priceAt } from '../../own/drafts.ts'
import { lookFor, ownPosition } from '../../own/ownOrders.ts'

export const levelLeftOut: Check = {
  name: 'changes/levelLeftOut',
  title: 'An edit sets both levels: one that is not sent is removed',
  section: 'Specification §5',
  app: 'cannot remove a level in another way: the dialog offers an empty field for this, and the level would stay',
  async run(context) {
    const [market, position] = [await ownMarketNow(context), await ownPosition(context)]
    if (market === null || position === null || position.stopLoss === null)
      return notSeen('there is no position of the checks’ own with a stop loss')
    const { orderId } = position
    const answer = await context.ask(editOrder, {
      orderId,
      market: position.market,
      takeProfit: priceAt(market, '1.0417'),
    })
    if (!isOk(answer)) return finding(`the edit: ${inWords(answer)}`)
    const without = await lookFor(context, (order) => order.orderId === orderId && order.stopLoss === null)
    if (without === null) return finding('after an edit with a take profit alone the stop loss is still there')
    return pass('editing one removes the other')
  },
}
