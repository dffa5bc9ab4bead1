import Big from 'big.js'
import { type FeeRates, listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { type Check, notSeen, passUnless } from '../../check.ts'
import { openSeen } from '../../openSeen.ts'
import { plural } from '../../plural.ts'
import { shortId } from '../../redact.ts'
import { closedOrders } from '../trader/closedPnl.ts'

const FIXED = ['orderOpenFeeRate', 'orderCloseFeeRate', 'liquidationFeeRate'] as const
/** These change by the hour: two answers may differ, not by this factor. */
const FUNDING = ['fundingLongFeeRate', 'fundingShortFeeRate'] as const
const FUNDING_FACTOR = 3
/** No exchange takes more of a position for opening or closing it: it is a percentage. */
const HIGHEST = '0.01'
/** A discount is a part of the fee; a rate in percent is a hundredfold. */
const CHARGED_FACTOR = 20
const OWN_FACTOR = '1.5'
/** Less is rounded by some exchanges to nothing, or up. */
const LEAST_FEE = '0.01'

/** Whether a fee is that of a rate. An order that the checks have just opened pays no more than it, and at most a discount less. */
function isCharged(fee: string | null, rate: string | null, value: Big, isOwn: boolean): boolean {
  if (fee === null || rate === null) return true
  const [paid, expected] = [new Big(fee).abs(), value.times(rate)]
  if (isOwn && paid.minus(LEAST_FEE).gt(expected.times(OWN_FACTOR))) return false
  const isOff = paid.gt(expected.times(CHARGED_FACTOR)) || paid.times(CHARGED_FACTOR).lt(expected)
  return !isOff || paid.lte(LEAST_FEE) || expected.lte(LEAST_FEE)
}

function differ(one: FeeRates, other: FeeRates): string[] {
  const pairs = [...FIXED, ...FUNDING].flatMap((name) => {
    const [left, right] = [one[name], other[name]]
    return left === null || right === null ? [] : [{ name, left: new Big(left), right: new Big(right) }]
  })
  return pairs
    .filter(({ name, left, right }) => {
      if (FIXED.some((each) => each === name)) return !left.eq(right)
      const [least, most] = left.abs().lt(right.abs()) ? [left, right] : [right, left]
      return least.times(FUNDING_FACTOR).abs().lt(most.abs()) && !least.eq(0)
    })
    .map(
      ({ name, left, right }) =>
        `${one.market}: ${name} is ${left.toFixed()} with the market, ${right.toFixed()} in the list of rates`,
    )
}

export const rates: Check = {
  name: 'every/rates',
  title: 'Fee rates are shares, the same in both lists, and those that are charged',
  section: 'Specification §3',
  app: 'estimates fees, net P&L and break-even with the rates of the market, and shows those of the list on the fees page',
  run(context) {
    const markets = context.seen(listMarkets).at(-1)?.data.markets.items ?? []
    const listed = new Map(
      context
        .seen(listFeeRates)
        .at(-1)
        ?.data.list.items.map((each) => [each.market, each]),
    )
    const all = [...markets, ...listed.values()]
    if (all.length === 0) return notSeen('no rates were seen')
    const high = all.flatMap((each) =>
      (['orderOpenFeeRate', 'orderCloseFeeRate'] as const)
        .filter((name) => new Big(each[name] ?? 0).gt(HIGHEST))
        .map(
          (name) =>
            `${each.market}: ${name} is ${each[name]}, which is ${new Big(each[name] ?? 0).times(100).toFixed()} %`,
        ),
    )
    const ratesOf = new Map(all.map((each) => [each.market, each]))
    const orders = [
      ...openSeen(context).map(({ order }) => order),
      ...closedOrders(context.seen(listOrders)).filter(({ orderId }) => context.ledger.own.has(orderId)),
    ]
    const charged = orders.flatMap((order) => {
      const own = context.ledger.own.has(order.orderId)
      const { orderOpenFeeRate = null, orderCloseFeeRate = null } = ratesOf.get(order.market) ?? {}
      const value = new Big(order.amount).times(order.leverage)
      return [
        ...(isCharged(order.feeOpen, orderOpenFeeRate, value, own) ? [] : [['opening', orderOpenFeeRate]]),
        ...(isCharged(order.feeClose, own ? orderCloseFeeRate : null, value, own)
          ? []
          : [['closing', orderCloseFeeRate]]),
      ].map(([name, rate]) => `order ${shortId(order.orderId)}: its ${name} fee is not that of the rate, ${rate}`)
    })
    return passUnless(
      [...high, ...markets.flatMap((market) => differ(market, listed.get(market.market) ?? market)), ...charged],
      plural(markets.length, 'market', 'markets'),
    )
  },
}
