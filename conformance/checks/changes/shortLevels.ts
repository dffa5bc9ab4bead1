import Big from 'big.js'
import { inWords, isOk } from '../../answer.ts'
import { type Check, finding, passUnless, notSeen } from '../../check.ts'
import { farShortOrder, ownMarket } from '../../own/drafts.ts'
import { isMargin } from '../../own/margin.ts'
import { placeOrder } from '../../own/ownOrders.ts'
import { plural } from '../../plural.ts'

export const shortLevels: Check = {
  name: 'changes/shortLevels',
  title: 'A SHORT limit order is listed as requested, with the stop loss and take profit sent with it',
  section: 'Specification §5',
  app: 'shows the list: a SHORT that became a LONG, or a position without the stop loss that the trader set, loses money',
  async run(context) {
    const market = ownMarket(context)
    if (market === null) return notSeen('no market with a price takes LONGs')
    if ((market.shortsAvailableSince ?? 0) > context.clock.now()) return notSeen(`${market.market} takes no SHORTs yet`)
    const draft = farShortOrder(market)
    const first = await placeOrder(context, draft)
    const { stopLoss: _stop, takeProfit: _take, ...bare } = draft
    const { answer, order, orders } = isOk(first.answer) ? first : await placeOrder(context, bare)
    if (!isOk(answer)) return notSeen(`the order: ${inWords(first.answer)}`)
    if (order === null) return finding('the order was accepted and not listed within a minute')
    const sent = answer === first.answer ? draft : bare
    const differs = (['price', 'stopLoss', 'takeProfit'] as const).flatMap((name) => {
      const seen = order[name === 'price' ? 'startPrice' : name]
      const asked = name in sent ? draft[name] : undefined
      const isSame = asked === undefined || (seen === null ? name === 'price' : new Big(seen).eq(asked))
      return isSame ? [] : [`${name} ${asked} came back as ${seen ?? 'none'}`]
    })
    return passUnless(
      [
        ...(answer === first.answer ? [] : [`with valid levels it is ${inWords(first.answer)}, without them accepted`]),
        ...(order.type === 'SHORT' ? [] : [`it is a ${order.type}`]),
        ...(new Big(order.leverage).eq(draft.leverage)
          ? []
          : [`leverage ${draft.leverage} came back as ${order.leverage}`]),
        ...(isMargin(context, draft, order) ? [] : [`for an amount of ${draft.amount} it has ${order.amount}`]),
        ...(orders.length > 1 ? [`one request opened ${plural(orders.length, 'order', 'orders')}`] : []),
        ...differs,
      ],
      `${draft.leverage} times, ${order.state}`,
    )
  },
}
