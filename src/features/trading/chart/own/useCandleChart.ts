import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { SeenPrices } from '../../../../domain/chart/candles.ts'
import type { PriceScale } from '../../../../domain/chart/priceScale.ts'
import { useLanguage } from '../../../../i18n/useLanguage.ts'
import { useTheme } from '../../../../shared/page/theme.ts'
import type { Decimal } from '../../../../api/scalars.ts'
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
  onPoint: (time: number | null) => void
  onScale: (scale: PriceScale) => void
  /** The oldest prices scrolled into view. */
  onStart: () => void
}

/** Draws the chart in the element of the returned ref: created once, then updated. */
export function useCandleChart({ prices, lines, cursor, decimals, resolution, onPoint, onScale, onStart }: Drawing): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<CandleChart | null>(null)
  const theme = useTheme()
  const language = useLanguage()
  const pointed = useEffectEvent(onPoint)
  const scaled = useEffectEvent(onScale)
  const started = useEffectEvent(onStart)

  useEffect(() => {
    if (!container.current) return
    const created = createCandleChart(container.current, decimals, { onPoint: (time) => pointed(time), onScale: (scale) => scaled(scale), onStart: () => started() })
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
