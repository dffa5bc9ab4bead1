import { useTranslation } from 'react-i18next'
import type { Candle } from '../../../../domain/chart/candles.ts'
import { formatNumber } from '../../../../domain/money/format.ts'

interface Props {
  symbol: string
  candle: Candle | undefined
  decimals: number
  /** '1m'; null if shown next to the legend. */
  interval: string | null
}

/** 'BTCUSDC 1m UTC O H L C' of the candle under the pointer, else of the last one. */
export function ChartLegend({ symbol, candle, decimals, interval }: Props) {
  const { t } = useTranslation()
  const prices = ['open', 'high', 'low', 'close'] as const
  return (
    <p className="chart-legend dense num">
      <strong translate="no" className="font-semi text-text">{symbol}</strong>
      {interval !== null && <span>{interval}</span>}
      <span>UTC</span>
      {candle &&
        prices.map((price) => (
          <span key={price}>
            <span>{t(`chart.${price}`)}</span> <span className="text-text-2">{formatNumber(candle[price], { decimals })}</span>
          </span>
        ))}
    </p>
  )
}
