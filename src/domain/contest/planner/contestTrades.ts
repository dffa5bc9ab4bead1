import type { Order } from '../../../api/order.ts'
import type { Decimal, Instant } from '../../../api/scalars.ts'
import { compare } from '../../money/decimal.ts'
import { DEFAULT_ORDER_SORT, sortOrders } from '../../order/orderTabs.ts'
import { type ContestRules, type TradeVerdict, verdictOf } from './target/tradeVerdict.ts'

export interface CountedTrade {
  order: Order
  roi: Decimal
  closedAt: Instant
}

export interface ContestTrade {
  order: Order
  verdict: TradeVerdict
}

export interface ContestTrades {
  /** The one with the highest ROI; among equals the first one closed. Null if none counts. */
  best: CountedTrade | null
  /** The best of those closed before the list was created. */
  listed: CountedTrade | null
  /** All trades, the last opened first. */
  all: ContestTrade[]
}

const better = (one: CountedTrade | null, other: CountedTrade): CountedTrade => {
  const difference = one ? compare(one.roi, other.roi) || other.closedAt - one.closedAt : -1
  return one && difference >= 0 ? one : other
}

/** The trades of a participant, for a list created at `listedAt`. Pauses at every `yield`: there may be 10,000. */
export function* contestTrades(orders: readonly Order[], rules: ContestRules, listedAt: number): Generator<undefined, ContestTrades> {
  const trades: ContestTrades = { best: null, listed: null, all: [] }
  for (const order of sortOrders(orders, DEFAULT_ORDER_SORT)) {
    const verdict = verdictOf(order, rules)
    if (verdict === null) continue
    trades.all.push({ order, verdict })
    yield
    if (!verdict.counts) continue
    const counted = { order, roi: verdict.roi, closedAt: verdict.closedAt }
    trades.best = better(trades.best, counted)
    if (counted.closedAt < listedAt) trades.listed = better(trades.listed, counted)
  }
  return trades
}

/** The positions that count once they are closed. */
export const openTrades = ({ all }: ContestTrades): Order[] => all.flatMap(({ order, verdict }) => (!verdict.counts && verdict.why === 'open' ? [order] : []))
