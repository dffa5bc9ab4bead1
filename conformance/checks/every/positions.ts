import Big from 'big.js'
import { listMarkets } from '../../../src/api/market.ts'
import type { Order } from '../../../src/api/order.ts'
import { orderTab } from '../../../src/domain/order/orderTabs.ts'
import { type Check, notSeen, passUnless } from '../../check.ts'
import { openSeen } from '../../openSeen.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'

/** Share by which fees and rounding may move a size; beside it, one step of the market's precision. */
const ROOM = '0.05'
/** A position this many times away from its market's price would long be liquidated, or is in another unit. */
const FACTOR = 20

const isAboveZero = (value: string | null): value is string => value !== null && new Big(value).gt(0)

function faultsOf(order: Order, market: { price: string | null; positionSizePrecision: number } | undefined): string[] {
  const { orderId, type, amount, leverage, startPrice, liquidation, positionSize } = order
  if (!isAboveZero(startPrice)) return []
  const start = new Big(startPrice)
  const value = new Big(amount).times(leverage)
  const step = start.div(new Big(10).pow(market?.positionSizePrecision ?? 0))
  const isWrongSide = isAboveZero(liquidation) && (type === 'LONG' ? start.lte(liquidation) : start.gte(liquidation))
  const isOtherSize =
    isAboveZero(positionSize) && new Big(positionSize).times(start).minus(value).abs().gt(value.times(ROOM).plus(step))
  const price = market?.price ?? null
  const isOtherPrice = isAboveZero(price) && (start.times(FACTOR).lt(price) || start.gt(new Big(price).times(FACTOR)))
  return [
    ...(isWrongSide ? [`${type} from ${startPrice} with its liquidation at ${liquidation}`] : []),
    ...(isOtherSize ? ['positionSize × startPrice is not amount × leverage'] : []),
    ...(isOtherPrice ? [`startPrice ${startPrice}, the market’s price ${price}`] : []),
  ].map((fault) => `order ${shortId(orderId)}: ${fault}`)
}

export const positions: Check = {
  name: 'every/positions',
  title: 'A position’s entry price, size, margin, leverage and liquidation agree',
  section: 'Specification §3',
  app: 'computes P&L and distances from them, and shows the size as sent: each number is right by itself, and together they are not',
  run(context) {
    const markets = new Map(
      context
        .seen(listMarkets)
        .at(-1)
        ?.data.markets.items.map((market) => [market.market, market]),
    )
    const open = openSeen(context).filter(({ order }) => orderTab(order) === 'positions')
    if (open.length === 0) return notSeen('there is no position')
    return passUnless(
      open.flatMap(({ order }) => faultsOf(order, markets.get(order.market))),
      plural(new Set(open.map(({ order }) => order.orderId)).size, 'position', 'positions'),
    )
  },
}
