import { useQuery } from '@tanstack/react-query'
import type { Resolution } from '../../../../../api/datafeed.ts'
import type { MarketName } from '../../../../../api/scalars.ts'
import { joinBars, type Extremes, extremes, joinMinutes, ticksOf } from '../../../../../domain/chart/bars.ts'
import type { Candle, SeenPrices } from '../../../../../domain/chart/candles.ts'
import { minutesQuery } from '../../../../../queries/minutes.ts'
import { useSeenPrices } from '../../../market/usePrice.ts'
import { type HistoryBars, useHistory } from './useHistory.ts'

const NO_PRICES: SeenPrices = { candles: [], ticks: [] }
const NO_MINUTES: readonly Candle[] = []

function pricesOf(past: HistoryBars | null, stored: readonly Candle[], seen: SeenPrices): SeenPrices {
  const minutes = joinMinutes(stored, seen.candles)
  const candles = past ? joinBars(past.bars, minutes, past.resolution) : minutes
  return { candles, ticks: ticksOf(candles, past ? NO_PRICES.ticks : seen.ticks) }
}

/** The bars of a market: its history from the data feed, continued by the minutes seen in this tab, or those alone. */
export function useBars(market: MarketName) {
  const seen = useSeenPrices(market) ?? NO_PRICES
  const { data } = useQuery(minutesQuery(market))
  const stored = data?.length ? data : NO_MINUTES
  const history = useHistory(market)

  const { past } = history
  const prices = pricesOf(past, stored, seen)
  /** Only the part after the history changes with each price. */
  const range: Extremes = past
    ? extremes([past, ...prices.candles.slice(past.bars.length - 1)])
    : extremes(prices.candles)
  /** Of the shown bars; one minute without a history. */
  const resolution: Resolution = past?.resolution ?? '1'

  return { ...history, prices, range, resolution, unreadable: past?.unreadable ?? 0 }
}

export type Bars = ReturnType<typeof useBars>
