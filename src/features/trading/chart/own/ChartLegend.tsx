import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { secondsOf } from '../../../../domain/chart/bars.ts'
import type { Candle } from '../../../../domain/chart/candles.ts'
import { ema } from '../../../../domain/chart/ema.ts'
import { formatNumber, groupThousands } from '../../../../domain/money/format.ts'
import { classes } from '../../../../ui/display/classes.ts'
import { useAverages } from '../../view/averages.ts'
import type { CandleChart } from './candleChart.ts'
import type { Bars } from './history/useBars.ts'

/** Before the chart is drawn. */
const notYet = () => () => {}

interface Props {
  symbol: string
  bars: Bars
  decimals: number
  chart: CandleChart | null
}

/** 'BTCUSDC UTC O H L C' of the candle under the crosshair, else of the last one, and the averages there. */
export function ChartLegend({ symbol, bars: { prices, offers, resolution }, decimals, chart }: Props) {
  const { t } = useTranslation('chart')
  const pointed = useSyncExternalStore(chart?.cross.subscribe ?? notYet, () => chart?.cross.get()?.time ?? null)
  const averages = useAverages()
  const { candles } = prices
  const isPointed = ({ time }: Candle) => pointed !== null && time <= pointed && pointed < time + secondsOf(resolution)
  const found = pointed === null ? -1 : candles.findLastIndex(isPointed)
  const index = found < 0 ? candles.length - 1 : found
  const candle = candles[index]
  const closes = averages.length === 0 ? [] : candles.map(({ close }) => Number(close))
  // From the end of the line: with room for one, it is the close.
  const columns = ['close', 'low', 'high', 'open'] as const

  return (
    <p className={classes('chart-legend dense num', found >= 0 && 'chart-pointed')}>
      <strong translate="no" className="font-semi text-text">
        {symbol}
      </strong>
      {offers.length === 0 && <span>{t('chart.interval')}</span>}
      <span>UTC</span>
      {candle && (
        <span className="chart-values chart-prices">
          {columns.map((price) => (
            <span key={price}>
              <span>{t(`chart.${price}`)}</span>{' '}
              <span className="text-text-2">{formatNumber(candle[price], { decimals })}</span>
            </span>
          ))}
        </span>
      )}
      {averages.length > 0 && (
        <span className="chart-values">
          {averages.map((length) => (
            <span key={length}>
              <span className={`average-${length}`}>{t('average', { length })}</span>{' '}
              <span className="text-text-2">
                {groupThousands(ema(closes, length)[index]?.toFixed(decimals) ?? '–')}
              </span>
            </span>
          ))}
        </span>
      )}
    </p>
  )
}
