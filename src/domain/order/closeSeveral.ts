import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal, MarketName } from '../../api/scalars.ts'
import type { PriceOf } from '../market/market.ts'
import { big, ZERO } from '../money/decimal.ts'
import { closingFee, feesSoFar, netProfit } from './netProfit.ts'
import { orderTab, ordersByTab } from './orderTabs.ts'
import { profit, sumKnown } from './profit.ts'

/** What can be closed at once: all positions, those of one market, in profit, at a loss, both after fees; or all pending orders. */
export const CLOSE_CHOICES = ['all', 'market', 'winning', 'losing', 'waiting'] as const
export type CloseChoice = (typeof CLOSE_CHOICES)[number]

/** The closing fee's rate of a market; null if it is unknown. */
export type RateOf = (market: MarketName) => Market['orderCloseFeeRate']

/** P&L of closing a position now, after all fees, as the list to confirm shows it. */
const netNow = (order: Order, priceOf: PriceOf, rateOf: RateOf) =>
  netProfit(order, priceOf(order.market), { orderCloseFeeRate: rateOf(order.market) })

/** The orders of each choice. One whose P&L after fees is unknown or zero is neither winning nor losing. */
export function ordersToClose(
  orders: readonly Order[],
  market: MarketName,
  priceOf: PriceOf,
  rateOf: RateOf,
): Record<CloseChoice, Order[]> {
  const { positions, orders: waiting } = ordersByTab(orders)
  const signOf = (order: Order) => big(netNow(order, priceOf, rateOf) ?? ZERO).cmp(0)
  return {
    all: positions,
    market: positions.filter((order) => order.market === market),
    winning: positions.filter((order) => signOf(order) === 1),
    losing: positions.filter((order) => signOf(order) === -1),
    waiting,
  }
}

/** Totals of closing some orders now, in KXT; each null if any part of it is unknown. */
export interface CloseTotals {
  /** P&L of the positions, before fees. */
  profit: Decimal | null
  /** Their known fees to date. */
  paid: Decimal | null
  /** Fees of closing them, estimated. */
  fees: Decimal | null
  /** P&L of the positions after all fees, as of each one alone: `profit` less `paid` and `fees`. */
  net: Decimal | null
  /** Margin of the pending orders, available again once they are cancelled. */
  margin: Decimal | null
}

export function closeTotals(orders: readonly Order[], priceOf: PriceOf, rateOf: RateOf): CloseTotals {
  const positions = orders.filter((order) => orderTab(order) === 'positions')
  const waiting = orders.filter((order) => orderTab(order) === 'orders')
  return {
    profit: sumKnown(positions.map((order) => profit(order, priceOf(order.market)))),
    paid: sumKnown(positions.map((order) => feesSoFar(order) ?? ZERO)),
    fees: sumKnown(positions.map((order) => closingFee(order, priceOf(order.market), rateOf(order.market)))),
    net: sumKnown(positions.map((order) => netNow(order, priceOf, rateOf))),
    margin: sumKnown(waiting.map(({ amount }) => amount)),
  }
}
