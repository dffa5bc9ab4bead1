import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../../api/market.ts'
import { symbol } from '../../../../domain/market/market.ts'
import { utcHour } from '../../../../domain/time/time.ts'
import { Button } from '../../../../ui/display/Button.tsx'
import { classes } from '../../../../ui/display/classes.ts'
import { useHeld } from '../../../../ui/hooks/useHeld.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTools, pressTool } from './ChartTools.tsx'
import { hasNote, HistoryLoading, HistoryNote } from './history/HistoryNote.tsx'
import { ResolutionChoice } from './history/ResolutionChoice.tsx'
import { useBars } from './history/useBars.ts'
import { LimitPlus } from './LimitPlus.tsx'
import { ChartLines } from './lines/ChartLines.tsx'
import './OwnChart.css'
import { useChartKeys } from './lines/useChartKeys.ts'
import { useChartLines } from './lines/useChartLines.ts'
import { useLineMove } from './lines/useLineMove.ts'
import { useCandleChart } from './useCandleChart.ts'
import { usePriceSentence } from './usePriceSentence.ts'
import { useWheelZoom } from './useWheelZoom.ts'

interface Props {
  market: Market
  /** Retries the vendor's chart this one replaces; undefined if the user chose this one. */
  onRetryVendor?: (() => void) | undefined
  /** The chart has the whole window. */
  isWhole: boolean
}

/** Our own chart: the data feed's history and the prices received since, with interactive lines. Key it by market. */
export function OwnChart({ market, onRetryVendor, isWhole }: Props) {
  const { t } = useTranslation('chart')
  const helpId = useId()
  const area = useRef<HTMLDivElement>(null)
  const bars = useBars(market.market)
  const { prices, resolution } = bars
  const { candles, ticks } = prices
  const lines = useChartLines(market)
  const move = useLineMove(market, lines)
  const { time, chosen, announcement, isFocused, ...keys } = useChartKeys({ market, candles, resolution, lines, move })
  const [container, chart] = useCandleChart({
    prices,
    // An alert never takes the room of an order's line.
    lines: lines.flatMap(({ kind, price }) => (kind === 'alert' ? [] : price)),
    cursor: time,
    decimals: market.pricePrecision,
    resolution,
    onStart: bars.loadOlder,
  })
  useWheelZoom(area, chart, isWhole)
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
  const handlers = {
    ...keys,
    onKeyDown: (event: KeyboardEvent) => {
      if (!chart || move.moved || !pressTool(event, chart)) keys.onKeyDown(event)
    },
  }

  return (
    <>
      <div className="chart-head">
        <ResolutionChoice bars={bars} />
        <ChartLegend symbol={name} bars={bars} decimals={market.pricePrecision} chart={chart} />
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
      <div ref={area} className={classes('chart-own', notes !== undefined && 'chart-noted')}>
        <div
          role="application"
          aria-label={`${t('name', { symbol: name })} ${sentence}`}
          aria-describedby={helpId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys walk candles and lines
          tabIndex={0}
          className="chart-picture"
          {...handlers}
        >
          <div ref={container} aria-hidden="true" className="absolute inset-0" />
          {chart && (
            <ChartLines
              market={market}
              lines={lines}
              scale={chart.scale}
              move={move}
              chosen={chosen}
              isWhole={isWhole}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {chart && <LimitPlus market={market} chart={chart} />}
        {chart && <ChartTools chart={chart} />}
      </div>
      <p id={helpId} hidden>
        {t('help')}
      </p>
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
