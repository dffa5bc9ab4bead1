import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEW_CANDLES, type SeenPrices } from '../../domain/candles.ts'
import { outside, positionLines, type Span } from '../../domain/chartLines.ts'
import { compare } from '../../domain/decimal.ts'
import { digits } from '../../domain/format.ts'
import { symbol } from '../../domain/market.ts'
import { utcHour } from '../../domain/time.ts'
import type { Market } from '../../wire/market.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { EdgeLines } from './EdgeLines.tsx'
import { useCandleChart } from './useCandleChart.ts'
import { usePositionsOn } from './usePositionsOn.ts'
import { useSeenPrices } from '../market/usePrice.ts'
import './OwnChart.css'

const NONE: SeenPrices = { candles: [], ticks: [] }
const same = (a: Span | null, b: Span) => a?.minValue === b.minValue && a.maxValue === b.maxValue

/** Our own chart of the prices received so far, with the lines of the open positions. Key it by market. */
export function OwnChart({ market, note }: { market: Market; note?: ReactNode }) {
  const { t } = useTranslation()
  const [pointed, setPointed] = useState<number | null>(null)
  const [span, setSpan] = useState<Span | null>(null)
  const prices = useSeenPrices(market.market) ?? NONE
  const positions = usePositionsOn(market.market)

  const { candles, ticks } = prices
  const decimals = market.pricePrecision
  const priceText = (price: Decimal) => digits(price, { decimals })
  const lines = positionLines(positions).map((line) => ({
    ...line,
    label: t(`chart.${line.kind}`, { side: line.side, leverage: digits(line.leverage) }),
  }))
  const place = useCandleChart({
    prices,
    lines,
    decimals,
    onPoint: setPointed,
    onSpan: (next) => setSpan((before) => (same(before, next) ? before : next)),
  })

  const name = symbol(market.market)
  const [first, last] = [ticks[0], candles.at(-1)]
  const lowest = candles.reduce<Decimal | null>((low, each) => (low !== null && compare(low, each.low) <= 0 ? low : each.low), null)
  const highest = candles.reduce<Decimal | null>((high, each) => (high !== null && compare(high, each.high) >= 0 ? high : each.high), null)
  const picture =
    last && lowest !== null && highest !== null
      ? t(candles.length < FEW_CANDLES ? 'chart.linePicture' : 'chart.picture', { symbol: name, last: priceText(last.close), low: priceText(lowest), high: priceText(highest) })
      : t('chart.noPrices')
  const description = [picture, ...lines.map((line) => t('chart.linePrice', { line: line.label, price: priceText(line.price) }))].join(' ')
  const notes = note ?? (last ? first && <p>{t('chart.since', { time: utcHour(first.time * 1_000) })}</p> : <p>{t('chart.noPrices')}</p>)
  const { above, below } = span ? outside(lines, span) : { above: [], below: [] }

  return (
    <>
      <div className="chart-head">
        <ChartLegend symbol={name} decimals={decimals} candle={candles.find(({ time }) => pointed !== null && time === pointed - (pointed % 60)) ?? last} />
        {/* The library's licence requires its name and this link. */}
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer" className="chart-library dense">
          {t('chart.library')}
        </a>
      </div>
      <div role="img" aria-label={description} className={notes ? 'chart-own chart-noted' : 'chart-own'}>
        <div ref={place} aria-hidden="true" className="absolute inset-0" />
        <EdgeLines lines={above} edge="above" decimals={decimals} />
        <EdgeLines lines={below} edge="below" decimals={decimals} />
      </div>
      {notes && <div className="chart-notes">{notes}</div>}
    </>
  )
}
