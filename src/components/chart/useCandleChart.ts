import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { SeenPrices } from '../../domain/candles.ts'
import type { Span } from '../../domain/chartLines.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTheme } from '../page/theme.ts'
import { type CandleChart, drawPrices, type LabelledLine } from './candleChart.ts'
import { chartColours } from './chartColours.ts'

interface Drawing {
  prices: SeenPrices
  lines: readonly LabelledLine[]
  /** Price decimals of the market; a change creates a new chart. */
  decimals: number
  onPoint: (time: number | null) => void
  onSpan: (span: Span) => void
}

/** Draws the chart in the element of the returned ref: created once, then updated. */
export function useCandleChart({ prices, lines, decimals, onPoint, onSpan }: Drawing): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<CandleChart | null>(null)
  const theme = useTheme()
  const language = useLanguage()
  const pointed = useEffectEvent(onPoint)
  const spanned = useEffectEvent(onSpan)

  useEffect(() => {
    if (!place.current) return
    const made = drawPrices(place.current, decimals, { onPoint: (time) => pointed(time), onSpan: (span) => spanned(span) })
    chart.current = made
    return () => {
      chart.current = null
      made.remove()
    }
  }, [decimals])

  useEffect(() => chart.current?.setColours(chartColours(), language), [decimals, theme, language])
  useEffect(() => chart.current?.setPrices(prices), [decimals, prices])
  useEffect(() => chart.current?.setLines(lines), [decimals, lines])

  return place
}
