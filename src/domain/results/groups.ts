import { compare } from '../money/decimal.ts'
import { addTo, noSums, type Tally, tallyOf } from './tally.ts'
import type { Trade } from './trade.ts'

/** How results are grouped. */
export const GROUPINGS = ['market', 'side', 'reason'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Names the reason of a closed order: reasons without a name of their own have a common one. */
export type ReasonOf = (closureType: string | null) => string

export const keysOf = (reasonOf: ReasonOf): Record<Grouping, (trade: Trade) => string> => ({
  market: ({ order }) => order.market,
  side: ({ order }) => order.type,
  reason: ({ order }) => reasonOf(order.closureType),
})

export interface ResultGroup {
  /** The common value of its trades: 'BTC-USDC', 'LONG', 'Manual'. */
  key: string
  tally: Tally
}

/** Trades by a key, each in exactly one group; in the order in which the keys first occur. */
export function* groupsOf(
  trades: readonly Trade[],
  key: (trade: Trade) => string,
): Generator<undefined, ResultGroup[]> {
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
const byNet = (a: ResultGroup, b: ResultGroup) => compare(b.tally.net, a.tally.net) || byName(a, b)

/** Markets and reasons from best to worst, sides by name. */
export const inOrder: Record<Grouping, (a: ResultGroup, b: ResultGroup) => number> = {
  market: byNet,
  side: byName,
  reason: byNet,
}
