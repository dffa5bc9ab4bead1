import { joinBars, type Extremes, extremes, ticksOf } from '../../../../../domain/chart/bars.ts'
import type { SeenPrices } from '../../../../../domain/chart/candles.ts'
import type { Resolution } from '../../../../../api/datafeed.ts'
import type { MarketName } from '../../../../../api/scalars.ts'
import { useSeenPrices } from '../../../market/usePrice.ts'
import { type HistoryBars, useHistory } from './useHistory.ts'

const NO_PRICES: SeenPrices = { candles: [], ticks: [] }

function continued({ bars, resolution }: HistoryBars, seen: SeenPrices): SeenPrices {
  const candles = joinBars(bars, seen.candles, resolution)
  return { candles, ticks: ticksOf(candles) }
}

/** The bars of a market: its history from the data feed, continued by the minutes seen on this page, or those alone. */
export function useBars(market: MarketName) {
  const seen = useSeenPrices(market) ?? NO_PRICES
  const history = useHistory(market)

  const { past } = history
  const prices = past ? continued(past, seen) : seen
  /** Only the part after the history changes with each price. */
  const range: Extremes = past ? extremes([past, ...prices.candles.slice(past.bars.length - 1)]) : extremes(prices.candles)
  /** Of the shown bars; one minute without a history. */
  const resolution: Resolution = past?.resolution ?? '1'

  return { ...history, prices, range, resolution, unreadable: past?.unreadable ?? 0 }
}

export type Bars = ReturnType<typeof useBars>
