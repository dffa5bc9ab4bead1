import Big from 'big.js'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, notSeen, passUnless } from '../../check.ts'
import { openSeen } from '../../openSeen.ts'
import { plural } from '../../plural.ts'
import { listedPrices } from '../../prices.ts'
import { shortId } from '../../redact.ts'

/** A level that the price has passed is about to close the order; further than this it should have. */
const PASSED = '0.05'
const MEANWHILE_MS = 30_000

export const levelSides: Check = {
  name: 'every/levelSides',
  title: 'A LONG has its stop loss below its take profit and the price, a SHORT above',
  section: 'Specification §5',
  app: 'shows and draws each level as sent: a trader who believes in a stop loss that is a take profit loses the margin',
  run(context) {
    const seen = openSeen(context).filter(({ order }) => order.stopLoss !== null || order.takeProfit !== null)
    if (seen.length === 0) return notSeen('no open order has a level')
    const prices = listedPrices(context)
    return passUnless(
      seen.flatMap(({ order, atMs }) => {
        const { orderId, market, type, stopLoss, takeProfit } = order
        const below = (level: Big.BigSource, other: Big.BigSource) =>
          type === 'LONG' ? new Big(level).lt(other) : new Big(level).gt(other)
        const price =
          orderTab(order) === 'positions'
            ? prices.find((each) => each.market === market && Math.abs(each.atMs - atMs) < MEANWHILE_MS)?.price
            : undefined
        const beyond = (share: string) =>
          new Big(price ?? 0).times(type === 'LONG' ? new Big(1).plus(share) : new Big(1).minus(share))
        const isSwapped = stopLoss !== null && takeProfit !== null && !below(stopLoss, takeProfit)
        const isPassed =
          price !== undefined &&
          ((stopLoss !== null && !below(stopLoss, beyond(PASSED))) ||
            (takeProfit !== null && below(takeProfit, beyond(`-${PASSED}`))))
        return isSwapped || isPassed
          ? [
              `order ${shortId(orderId)}, ${type}: stop loss ${stopLoss ?? '–'}, take profit ${takeProfit ?? '–'}${price === undefined ? '' : `, price ${price}`}`,
            ]
          : []
      }),
      plural(new Set(seen.map(({ order }) => order.orderId)).size, 'order', 'orders'),
    )
  },
}
