import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { type Extremes, secondsOf } from '../../../../domain/chart/bars.ts'
import { roundDuration } from '../../../../domain/chart/barTime.ts'
import { distanceFrom, priceSummary } from '../../../../domain/chart/priceSummary.ts'
import { formatNumber, formatPercent } from '../../../../domain/money/format.ts'
import { usePositionsOn } from '../../market/useOrdersOn.ts'
import type { Bars } from './history/useBars.ts'

/** The shown candles, with their extremes if known. */
type Shown = Pick<Bars, 'prices' | 'resolution'> & { range?: Extremes }

/** One sentence that summarises the candles and the stop loss of the newest position that has one; null before the first price. */
export function usePriceSentence(
  { market, pricePrecision: decimals }: Market,
  { prices: { candles }, resolution, range }: Shown,
): string | null {
  const { t } = useTranslation('chart')
  const stop = usePositionsOn(market).find(({ stopLoss }) => stopLoss !== null)?.stopLoss ?? null
  const summary = priceSummary(candles, secondsOf(resolution), range)
  if (!summary) return null

  const priceText = (price: Decimal) => formatNumber(price, { decimals })
  const stopAt = stop && distanceFrom(stop, summary.last)
  const { count, unit } = roundDuration(summary.minutes)
  const values = {
    count,
    low: priceText(summary.low),
    high: priceText(summary.high),
    below: formatPercent(summary.belowHigh),
  }
  const past =
    unit === 'minutes' ? t('chart.summary', values) : t(unit === 'hours' ? 'candles.inHours' : 'candles.inDays', values)
  const sentence =
    resolution === '1' ? past : `${t('candles.kindShown', { kind: t(`candles.kind.${resolution}`) })} ${past}`
  return stop && stopAt
    ? `${sentence} ${t(stopAt.isBelow ? 'chart.stopBelow' : 'chart.stopAbove', { price: priceText(stop), distance: formatPercent(stopAt.distance) })}`
    : sentence
}
