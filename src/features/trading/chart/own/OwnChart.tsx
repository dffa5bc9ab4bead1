import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import type { Decimal } from '../../../../api/scalars.ts'
import { secondsOf } from '../../../../domain/chart/bars.ts'
import type { Candle, SeenPrices } from '../../../../domain/chart/candles.ts'
import type { PriceScale } from '../../../../domain/chart/priceScale.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { formatNumber } from '../../../../domain/money/format.ts'
import { utcHour } from '../../../../domain/time/time.ts'
import { useLanguage } from '../../../../i18n/useLanguage.ts'
import { useTheme } from '../../../../shared/page/theme.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { classes } from '../../../../ui/display/classes.ts'
import { useHeld } from '../../../../ui/hooks/useHeld.ts'
import { type CandleChart, createCandleChart } from './candleChart.ts'
import { chartColours, FORCED_COLOURS } from './chartColours.ts'
import { hasNote, HistoryLoading, HistoryNote } from './history/HistoryNote.tsx'
import { ResolutionChoice } from './history/ResolutionChoice.tsx'
import { useBars } from './history/useBars.ts'
import { ChartLines } from './lines/ChartLines.tsx'
import './OwnChart.css'
import { PriceAxis } from './lines/PriceAxis.tsx'
import { useChartKeys } from './lines/useChartKeys.ts'
import { useChartLines } from './lines/useChartLines.ts'
import { useLineMove } from './lines/useLineMove.ts'
import { usePriceSentence } from './usePriceSentence.ts'

const same = (a: PriceScale | null, b: PriceScale) =>
  a?.top === b.top && a.bottom === b.bottom && a.height === b.height && a.width === b.width

interface Props {
  market: Market
  /** Retries the vendor's chart this one replaces; undefined if the user chose this one. */
  onRetryVendor?: (() => void) | undefined
}

/** Our own chart: the data feed's history and the prices received since, with interactive lines. Key it by market. */
export function OwnChart({ market, onRetryVendor }: Props) {
  const { t } = useTranslation('chart')
  const helpId = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const [scale, setScale] = useState<PriceScale | null>(null)
  const bars = useBars(market.market)
  const { prices, resolution } = bars
  const { candles, ticks } = prices
  const lines = useChartLines(market)
  const move = useLineMove(market, lines)
  const { time, chosen, announcement, isFocused, ...keys } = useChartKeys({ market, candles, resolution, lines, move })
  const container = useCandleChart({
    prices,
    lines: lines.map(({ price }) => price),
    cursor: time,
    decimals: market.pricePrecision,
    resolution,
    onPoint: setPointed,
    onScale: (next) => setScale((before) => (same(before, next) ? before : next)),
    onStart: bars.loadOlder,
  })
  // A reader speaks each change of the name of what has the focus.
  const sentence = useHeld(usePriceSentence(market, bars) ?? t('chart.noPrices'), isFocused)

  const name = symbol(market.market)
  const [first, last] = [ticks[0], candles.at(-1)]
  const notes: ReactNode = onRetryVendor ? (
    <ChartError onRetry={onRetryVendor} />
  ) : hasNote(bars) ? (
    <HistoryNote bars={bars} />
  ) : last ? (
    first ? (
      <p>{t('chart.since', { time: utcHour(first.time * 1_000) })}</p>
    ) : undefined
  ) : (
    <p>{t('chart.noPrices')}</p>
  )
  const shown = time ?? pointed
  const isShown = (each: Candle) => shown !== null && each.time <= shown && shown < each.time + secondsOf(resolution)

  return (
    <>
      <div className="chart-head">
        <ChartLegend
          symbol={name}
          decimals={market.pricePrecision}
          interval={bars.offers.length === 0 ? t('chart.interval') : null}
          candle={candles.findLast(isShown) ?? last}
        />
        {/* The library's licence requires its name and this link. */}
        <a
          href="https://www.tradingview.com/"
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('chart.library')}
          title={t('chart.library')}
          className="chart-library"
        >
          <Info size={14} aria-hidden />
        </a>
      </div>
      <div
        role="application"
        aria-label={`${t('name', { symbol: name })} ${sentence}`}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys walk candles and lines
        tabIndex={0}
        className={classes('chart-own', notes !== undefined && 'chart-noted')}
        {...keys}
      >
        <div ref={container} aria-hidden="true" className="absolute inset-0" />
        {scale && <ChartLines market={market} lines={lines} scale={scale} move={move} chosen={chosen} />}
        {scale && <PriceAxis market={market} scale={scale} />}
      </div>
      <p id={helpId} hidden>
        {t('help')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ResolutionChoice bars={bars} />
      <HistoryLoading bars={bars} />
      {notes !== undefined && <div className="chart-notes">{notes}</div>}
    </>
  )
}

/** The vendor's chart failed to load; offers a retry. */
function ChartError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="pointer-events-auto flex items-center gap-2 text-sm text-text-2">
      <TriangleAlert size={14} aria-hidden className="shrink-0 text-warn" />
      <span>{t('chart.failed')}</span>
      <Button size="sm" className="shrink-0 whitespace-nowrap pointer-coarse:min-h-11" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}

interface ChartLegendProps {
  symbol: string
  candle: Candle | undefined
  decimals: number
  /** '1m'; null if shown next to the legend. */
  interval: string | null
}

/** 'BTCUSDC 1m UTC O H L C' of the candle under the pointer, else of the last one. */
function ChartLegend({ symbol, candle, decimals, interval }: ChartLegendProps) {
  const { t } = useTranslation()
  const prices = ['open', 'high', 'low', 'close'] as const
  return (
    <p className="chart-legend dense num">
      <strong translate="no" className="font-semi text-text">
        {symbol}
      </strong>
      {interval !== null && <span>{interval}</span>}
      <span>UTC</span>
      {candle &&
        prices.map((price) => (
          <span key={price}>
            <span>{t(`chart.${price}`)}</span>{' '}
            <span className="text-text-2">{formatNumber(candle[price], { decimals })}</span>
          </span>
        ))}
    </p>
  )
}

interface Drawing {
  prices: SeenPrices
  /** Prices of the lines above the chart. */
  lines: readonly Decimal[]
  /** Time of the candle selected by keyboard. */
  cursor: number | null
  /** Price decimals of the market; a change creates a new chart. */
  decimals: number
  /** Candle length; a change creates a new chart. */
  resolution: string
  onPoint: (time: number | null) => void
  onScale: (scale: PriceScale) => void
  /** The oldest prices scrolled into view. */
  onStart: () => void
}

/** Draws the chart in the element of the returned ref: created once, then updated. */
function useCandleChart({
  prices,
  lines,
  cursor,
  decimals,
  resolution,
  onPoint,
  onScale,
  onStart,
}: Drawing): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<CandleChart | null>(null)
  const theme = useTheme()
  const language = useLanguage()
  const pointed = useEffectEvent(onPoint)
  const scaled = useEffectEvent(onScale)
  const started = useEffectEvent(onStart)

  useEffect(() => {
    if (!container.current) return
    const created = createCandleChart(container.current, decimals, {
      onPoint: (time) => pointed(time),
      onScale: (scale) => scaled(scale),
      onStart: () => started(),
    })
    chart.current = created
    return () => {
      chart.current = null
      created.remove()
    }
  }, [decimals, resolution])

  useEffect(() => {
    const paint = () => chart.current?.setColours(chartColours(), language)
    paint()
    const forced = matchMedia(FORCED_COLOURS)
    forced.addEventListener('change', paint)
    return () => forced.removeEventListener('change', paint)
  }, [decimals, resolution, theme, language])
  useEffect(() => chart.current?.setPrices(prices), [decimals, resolution, prices])
  useEffect(() => chart.current?.setLines(lines), [decimals, resolution, lines])
  useEffect(() => chart.current?.setCursor(cursor), [decimals, resolution, cursor])

  return container
}
