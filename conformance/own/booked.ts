import Big from 'big.js'
import type { Order } from '../../src/api/order.ts'
import type { OrderId } from '../../src/api/scalars.ts'
import { openOrders, orderTab } from '../../src/domain/order/orderTabs.ts'
import { pnlBetween } from '../../src/domain/order/profit.ts'
import type { Context } from '../context.ts'

/** Share of a position's value by which rounding may move what is booked, and some hundredths of KXT; without P&L or fees, what these may be. */
const ROUNDING = '0.0003'
const HUNDREDTHS = '0.03'
const UNKNOWN = '0.02'
/** Share of the value of the account's other positions that funding may take meanwhile, if it is not sent. */
const FUNDING = '0.001'

const sum = (amounts: readonly Big[]) => amounts.reduce((total, each) => total.plus(each), new Big(0))
const valueOf = ({ amount, leverage }: Order) => new Big(amount).times(leverage)
const paidFees = ({ feeOpen, feeClose, feeFunding }: Order) =>
  sum([feeOpen, feeClose, feeFunding].map((fee) => new Big(fee ?? 0)))

/**
 * What the orders that ended since the checks began did to the balance: the least and the most, since a P&L may be sent with its fees
 * or without; and the margins that they freed, of orders that the checks did not open.
 */
export function bookedBetween({ ledger }: Context, before: ReadonlyMap<OrderId, Order>, after: readonly Order[]) {
  const now = new Map(after.map((order) => [order.orderId, order]))
  const open = new Set(openOrders([...after]).map(({ orderId }) => orderId))
  const wereOpen = openOrders([...before.values()])
  const ended = [
    ...[...ledger.own.keys()].flatMap((orderId) => now.get(orderId) ?? []),
    ...wereOpen.filter(({ orderId }) => !open.has(orderId)).map((order) => now.get(order.orderId) ?? order),
  ].filter(({ orderId, state }) => !open.has(orderId) && state !== 'CANCELED')
  const freed = sum(wereOpen.filter(({ orderId }) => !open.has(orderId)).map(({ amount }) => new Big(amount)))
  const gains = ended.map((order) => {
    const pnl = order.pnl ?? pnlBetween(order, order.startPrice, order.closePrice)
    const fees = paidFees(order)
    const isKnown = pnl !== null && order.feeOpen !== null && order.feeClose !== null
    const room = valueOf(order)
      .times(isKnown ? ROUNDING : UNKNOWN)
      .plus(HUNDREDTHS)
    const [net, gross] = [new Big(pnl ?? 0).minus(fees), new Big(pnl ?? 0)]
    return { least: (net.lt(gross) ? net : gross).minus(room), most: (net.lt(gross) ? gross : net).plus(room) }
  })
  const funding = sum(
    wereOpen.map((order) => {
      const paid = now.get(order.orderId)?.feeFunding ?? null
      return paid === null
        ? valueOf(order).times(orderTab(order) === 'positions' ? FUNDING : 0)
        : new Big(paid).minus(order.feeFunding ?? 0).abs()
    }),
  )
  const margins = ledger.sent.map(({ amount }) => new Big(amount))
  return {
    value: {
      least: sum(gains.map(({ least }) => least))
        .plus(freed)
        .minus(funding),
      most: sum(gains.map(({ most }) => most))
        .plus(freed)
        .plus(funding),
    },
    locked: {
      expected: freed.neg(),
      // A quarter of the smallest order of the checks: one margin that stays locked is more.
      room:
        margins.length === 0
          ? new Big(0)
          : margins.reduce((least, each) => (each.lt(least) ? each : least)).times('0.25'),
    },
  }
}
