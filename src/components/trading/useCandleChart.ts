import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Candle } from '../../domain/candles.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTheme } from '../shell/theme.ts'
import { type CandleChart, drawCandles, type LabelledLine } from './candleChart.ts'
import { chartLook } from './chartColours.ts'

interface Drawing {
  candles: readonly Candle[]
  lines: readonly LabelledLine[]
  /** Of the market's prices; for another number of them, another chart. */
  decimals: number
  onPoint: (time: number | null) => void
}

/** Keeps a drawing in the element it answers: made once, then fed with what is new. */
export function useCandleChart({ candles, lines, decimals, onPoint }: Drawing): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<CandleChart | null>(null)
  const theme = useTheme()
  const language = useLanguage()
  const pointed = useEffectEvent(onPoint)

  useEffect(() => {
    if (!place.current) return
    const made = drawCandles(place.current, decimals, (time) => pointed(time))
    chart.current = made
    return () => {
      chart.current = null
      made.remove()
    }
  }, [decimals])

  useEffect(() => chart.current?.setLook(chartLook(), language), [decimals, theme, language])
  useEffect(() => chart.current?.setCandles(candles), [decimals, candles])
  useEffect(() => chart.current?.setLines(lines), [decimals, lines])

  return place
}
