import type { Market } from '../../api/market.ts'
import type { Order } from '../../api/order.ts'
import type { Decimal, MarketName } from '../../api/scalars.ts'
import type { PriceOf } from '../market/market.ts'
import { big, ZERO } from '../money/decimal.ts'
import { orderTab, ordersByTab } from './orderTabs.ts'
import { closingFee, feesSoFar, netProfit, profit, sumKnown } from './profit.ts'

/** What can be closed at once: all positions, those of one market, in profit, at a loss; or all pending orders. */
export const CLOSE_CHOICES = ['all', 'market', 'winning', 'losing', 'waiting'] as const
export type CloseChoice = (typeof CLOSE_CHOICES)[number]

/** -1 at a loss, 1 in profit, 0 neither: by the displayed P&L, before fees. Null if unknown. */
const signOfProfit = (order: Order, priceOf: PriceOf): number | null => {
  const pnl = profit(order, priceOf(order.market))
  return pnl && big(pnl).cmp(0)
}

/** The orders of each choice. One whose P&L is unknown or zero is neither winning nor losing. */
export function ordersToClose(
  orders: readonly Order[],
  market: MarketName,
  priceOf: PriceOf,
): Record<CloseChoice, Order[]> {
  const { positions, orders: waiting } = ordersByTab(orders)
  return {
    all: positions,
    market: positions.filter((order) => order.market === market),
    winning: positions.filter((order) => signOfProfit(order, priceOf) === 1),
    losing: positions.filter((order) => signOfProfit(order, priceOf) === -1),
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

export function closeTotals(
  orders: readonly Order[],
  priceOf: PriceOf,
  rateOf: (market: MarketName) => Market['orderCloseFeeRate'],
): CloseTotals {
  const positions = orders.filter((order) => orderTab(order) === 'positions')
  const waiting = orders.filter((order) => orderTab(order) === 'orders')
  return {
    profit: sumKnown(positions.map((order) => profit(order, priceOf(order.market)))),
    paid: sumKnown(positions.map((order) => feesSoFar(order) ?? ZERO)),
    fees: sumKnown(positions.map((order) => closingFee(order, priceOf(order.market), rateOf(order.market)))),
    net: sumKnown(
      positions.map((order) => netProfit(order, priceOf(order.market), { orderCloseFeeRate: rateOf(order.market) })),
    ),
    margin: sumKnown(waiting.map(({ amount }) => amount)),
  }
}
