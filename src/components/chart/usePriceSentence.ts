import { useTranslation } from 'react-i18next'
import type { Candle } from '../../domain/candles.ts'
import { digits, share } from '../../domain/format.ts'
import { awayFrom, priceSummary } from '../../domain/priceSummary.ts'
import type { Market } from '../../wire/market.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { usePositionsOn } from './usePositionsOn.ts'

/** What the minutes show, in one sentence, and where the stop loss of the newest position that has one lies; null before the first price. */
export function usePriceSentence({ market, pricePrecision: decimals }: Market, candles: readonly Candle[]): string | null {
  const { t } = useTranslation()
  const stop = usePositionsOn(market).find(({ stopLoss }) => stopLoss !== null)?.stopLoss ?? null
  const summary = priceSummary(candles)
  if (!summary) return null

  const priceText = (price: Decimal) => digits(price, { decimals })
  const stopAt = stop && awayFrom(stop, summary.last)
  const sentence = t('chart.summary', { count: summary.minutes, low: priceText(summary.low), high: priceText(summary.high), below: share(summary.belowHigh) })
  return stop && stopAt ? `${sentence} ${t(stopAt.isBelow ? 'chart.stopBelow' : 'chart.stopAbove', { price: priceText(stop), distance: share(stopAt.distance) })}` : sentence
}
