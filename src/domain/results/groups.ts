import { reasonOf } from '../order/historyFilter.ts'
import { big, compare, decimal } from '../money/decimal.ts'
import { addTo, noSums, type Tally, tallyOf } from './tally.ts'
import type { Trade } from './trade.ts'

/** How results are grouped. The hour is that of closing, in UTC. */
export const GROUPINGS = ['market', 'side', 'leverage', 'hour', 'reason'] as const
export type Grouping = (typeof GROUPINGS)[number]

export const keyOf: Record<Grouping, (trade: Trade) => string> = {
  market: ({ order }) => order.market,
  side: ({ order }) => order.type,
  leverage: ({ order }) => decimal(big(order.leverage)),
  hour: ({ closedAt }) => new Date(closedAt).toISOString().slice(11, 13),
  reason: ({ order }) => reasonOf(order),
}

export interface ResultGroup {
  /** The common value of its trades: 'BTC-USDC', 'LONG', '10', '14', 'MANUAL'. */
  key: string
  tally: Tally
}

/** Trades by a key, each in exactly one group; in the order in which the keys first occur. */
export function* groupsOf(trades: readonly Trade[], key: (trade: Trade) => string): Generator<undefined, ResultGroup[]> {
  const groups = new Map<string, ReturnType<typeof noSums>>()
  for (const trade of trades) {
    const name = key(trade)
    const sums = groups.get(name) ?? noSums()
    groups.set(name, sums)
    addTo(sums, trade)
    yield
  }
  return Array.from(groups, ([name, sums]) => ({ key: name, tally: tallyOf(sums) }))
}

const byName = (a: ResultGroup, b: ResultGroup) => (a.key < b.key ? -1 : 1)
const byNumber = (a: ResultGroup, b: ResultGroup) => Number(a.key) - Number(b.key)
const byNet = (a: ResultGroup, b: ResultGroup) => compare(b.tally.net, a.tally.net) || byName(a, b)

/** Markets and reasons from best to worst; the others in natural order. */
export const inOrder: Record<Grouping, (a: ResultGroup, b: ResultGroup) => number> = { market: byNet, side: byName, leverage: byNumber, hour: byNumber, reason: byNet }
