import type { Trade } from './trade.ts'

/** How long trades were held, in ms: from `created` (for a limit order, when it was placed) to closing. */
export interface HoldTimeRange {
  shortest: number
  median: number
  longest: number
}

/** The median is the mean of the middle two, truncated to whole ms. Null without any; trades of unknown length do not count. */
export function holdTimesOf(trades: readonly Trade[]): HoldTimeRange | null {
  const lengths = Float64Array.from(trades.flatMap(({ order: { created }, closedAt }) => (created === null || created > closedAt ? [] : [closedAt - created]))).sort()
  const [shortest, longest] = [lengths.at(0), lengths.at(-1)]
  const [low, high] = [lengths.at((lengths.length - 1) >> 1), lengths.at(lengths.length >> 1)]
  if (shortest === undefined || longest === undefined || low === undefined || high === undefined) return null
  return { shortest, median: Math.floor((low + high) / 2), longest }
}
