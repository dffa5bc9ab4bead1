import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Candle } from '../../domain/candles.ts'
import { compare } from '../../domain/decimal.ts'
import { digits } from '../../domain/format.ts'
import { symbol } from '../../domain/market.ts'
import { candlesQuery, type PricedMarket } from '../../queries/markets.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { positionLines } from './chartLines.ts'
import { useCandleChart } from './useCandleChart.ts'
import { usePositionsOn } from './usePositionsOn.ts'

const NONE: readonly Candle[] = []
/** Fewer minutes than this look like a fault unless it is said where they come from. */
const FEW_CANDLES = 10

/** Our own candles of the prices seen so far, with the lines of the open positions. Give it a key: one chart is one market. */
export function OwnChart({ market, note }: { market: PricedMarket; note?: ReactNode }) {
  const { t } = useTranslation()
  const [pointed, setPointed] = useState<number | null>(null)
  const { data: candles = NONE } = useQuery({ ...candlesQuery(market.market), notifyOnChangeProps: ['data'] })
  const positions = usePositionsOn(market.market)

  const decimals = market.pricePrecision
  const shown = (price: Decimal) => digits(price, { decimals })
  const lines = positionLines(positions).map((line) => ({
    ...line,
    label: t(`chart.${line.kind}`, { side: line.side, leverage: digits(line.leverage) }),
  }))
  const place = useCandleChart({ candles, lines, decimals, onPoint: setPointed })

  const name = symbol(market.market)
  const last = candles.at(-1)
  const lowest = candles.reduce<Decimal | null>((low, each) => (low !== null && compare(low, each.low) <= 0 ? low : each.low), null)
  const highest = candles.reduce<Decimal | null>((high, each) => (high !== null && compare(high, each.high) >= 0 ? high : each.high), null)
  const picture =
    last && lowest !== null && highest !== null
      ? t('chart.picture', { symbol: name, last: shown(last.close), low: shown(lowest), high: shown(highest) })
      : t('chart.noPrices')
  const spoken = [picture, ...lines.map((line) => t('chart.linePrice', { line: line.label, price: shown(line.price) }))].join(' ')

  return (
    <>
      <ChartLegend symbol={name} decimals={decimals} candle={candles.find(({ time }) => time === pointed) ?? last} />
      <div role="img" aria-label={spoken} className="chart-own">
        <div ref={place} aria-hidden="true" className="absolute inset-0" />
      </div>
      <div className="chart-notes">
        {note}
        {candles.length < FEW_CANDLES && <p>{t(candles.length === 0 ? 'chart.noPrices' : 'chart.fewPrices')}</p>}
      </div>
      {/* The library's licence asks for its name and this link. */}
      <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer" className="chart-library">
        {t('chart.library')}
      </a>
    </>
  )
}
