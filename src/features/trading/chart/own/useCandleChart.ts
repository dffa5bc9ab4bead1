import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Decimal } from '../../../../api/scalars.ts'
import type { SeenPrices } from '../../../../domain/chart/candles.ts'
import { useLanguage } from '../../../../i18n/useLanguage.ts'
import { useTheme } from '../../../../shared/page/theme.ts'
import { useAverages } from '../../view/averages.ts'
import { type CandleChart, createCandleChart } from './candleChart.ts'
import { chartColours, FORCED_COLOURS } from './chartColours.ts'

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
  /** The oldest prices scrolled into view. */
  onStart: () => void
}

/** Draws the chart in the element of the returned ref: created once, then updated. Null before. */
export function useCandleChart({
  prices,
  lines,
  cursor,
  decimals,
  resolution,
  onStart,
}: Drawing): [RefObject<HTMLDivElement | null>, CandleChart | null] {
  const container = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<{ of: string; chart: CandleChart } | null>(null)
  const of = `${decimals} ${resolution}`
  /** Not the one before, which is removed. */
  const chart = made?.of === of ? made.chart : null
  const theme = useTheme()
  const language = useLanguage()
  const averages = useAverages()
  const started = useEffectEvent(onStart)

  useEffect(() => {
    if (!container.current) return
    const created = createCandleChart(container.current, decimals, () => started())
    setMade({ of, chart: created })
    return () => created.remove()
  }, [decimals, of])

  useEffect(() => {
    const paint = () => chart?.setColours(chartColours(), language)
    paint()
    const forced = matchMedia(FORCED_COLOURS)
    forced.addEventListener('change', paint)
    return () => forced.removeEventListener('change', paint)
  }, [chart, theme, language])
  useEffect(() => chart?.setAverages(averages), [chart, averages])
  useEffect(() => chart?.setLines(lines), [chart, lines])
  useEffect(() => chart?.setPrices(prices), [chart, prices])
  useEffect(() => chart?.setCursor(cursor), [chart, cursor])

  return [container, chart]
}
