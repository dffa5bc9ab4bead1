import {
  type AutoscaleInfo,
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  type IPriceLine,
  LineStyle,
  type PriceLineOptions,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '../../domain/candles.ts'
import { grouped } from '../../domain/format.ts'
import type { Language } from '../../limits.ts'
import type { Decimal } from '../../wire/scalars.ts'
import type { ChartLook } from './chartColours.ts'
import { type LineKind, type PositionLine, spanWithLines } from './chartLines.ts'

/** A line with its label, in words. */
export interface LabelledLine extends PositionLine {
  label: string
}

/** The drawing on the screen. Our own side of the library, which knows no Decimal, no token and no theme. */
export interface CandleChart {
  setCandles: (candles: readonly Candle[]) => void
  setLines: (lines: readonly LabelledLine[]) => void
  setLook: (look: ChartLook, language: Language) => void
  remove: () => void
}

// Told apart by the dashes and the label, not by colour alone.
const DASHES: Record<LineKind, LineStyle> = {
  entry: LineStyle.Solid,
  liquidation: LineStyle.LargeDashed,
  stopLoss: LineStyle.Dashed,
  takeProfit: LineStyle.SparseDotted,
}

/** A place on the screen, which has fewer pixels than a float has digits. Nothing is computed with it. */
const onScreen = (price: Decimal) => Number(price)

const bar = ({ time, open, high, low, close }: Candle) => ({
  // The library's name for seconds since 1970, which is what a candle's time is.
  time: time as UTCTimestamp,
  open: onScreen(open),
  high: onScreen(high),
  low: onScreen(low),
  close: onScreen(close),
})

const clock = (time: number) => new Date(time * 1_000).toISOString().slice(0, 16).replace('T', ' ')

/** Draws candles into an element, hollow up and filled down, in UTC. `onPoint` tells the time under the pointer. */
export function drawCandles(element: HTMLElement, decimals: number, onPoint: (time: number | null) => void): CandleChart {
  const chart = createChart(element, {
    autoSize: true,
    // The logo is put in with innerHTML, which the page forbids; the panel names the library instead.
    layout: { attributionLogo: false, fontSize: 11 },
    rightPriceScale: { scaleMargins: { top: 0.16, bottom: 0.1 } },
    timeScale: { timeVisible: true, secondsVisible: false, rightOffset: 3, barSpacing: 9 },
    crosshair: { mode: CrosshairMode.Normal },
    // The wheel and the finger scroll the page, not the chart.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  })
  const precision = Math.min(decimals, 10)
  let drawn: readonly Candle[] = []
  let lines: readonly LabelledLine[] = []
  let look: ChartLook | null = null
  const shownLines = new Map<string, IPriceLine>()

  const series = chart.addSeries(CandlestickSeries, {
    priceFormat: { type: 'price', precision, minMove: 10 ** -precision },
    priceLineStyle: LineStyle.Dotted,
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const info = original()
      if (!info?.priceRange) return info
      return { ...info, priceRange: spanWithLines(info.priceRange, lines.map(({ price }) => onScreen(price))) }
    },
  })
  chart.subscribeCrosshairMove(({ time }) => onPoint(typeof time === 'number' ? time : null))

  const lineOptions = ({ kind, side, price, label }: LabelledLine, { long, short, warn, text, pressed }: ChartLook): PriceLineOptions => ({
    price: onScreen(price),
    color: kind === 'entry' ? (side === 'LONG' ? long : short) : kind === 'liquidation' ? warn : text,
    lineWidth: 1,
    lineStyle: DASHES[kind],
    lineVisible: true,
    axisLabelVisible: true,
    axisLabelColor: pressed,
    axisLabelTextColor: text,
    title: label,
  })

  const drawLines = () => {
    if (!look) return
    const wanted = new Set(lines.map(({ id }) => id))
    for (const [id, line] of shownLines) {
      if (wanted.has(id)) continue
      series.removePriceLine(line)
      shownLines.delete(id)
    }
    for (const line of lines) {
      const options = lineOptions(line, look)
      const shown = shownLines.get(line.id)
      if (shown) shown.applyOptions(options)
      else shownLines.set(line.id, series.createPriceLine(options))
    }
  }

  /** A hollow candle has the ground's colour, which the line of the last price must not take. */
  const tintLastPrice = () => {
    const last = drawn.at(-1)
    if (!look || !last) return
    series.applyOptions({ priceLineColor: onScreen(last.close) >= onScreen(last.open) ? look.long : look.short })
  }

  return {
    setCandles: (candles) => {
      const isContinued = drawn.length > 0 && candles.length >= drawn.length && candles[0]?.time === drawn[0]?.time
      if (isContinued) for (const candle of candles.slice(drawn.length - 1)) series.update(bar(candle))
      else series.setData(candles.map(bar))
      drawn = candles
      tintLastPrice()
    },
    setLines: (next) => {
      lines = next
      drawLines()
    },
    setLook: (next, language) => {
      look = next
      chart.applyOptions({
        layout: { background: { type: ColorType.Solid, color: look.surface }, textColor: look.muted, fontFamily: look.font },
        grid: { vertLines: { color: look.line }, horzLines: { color: look.line } },
        rightPriceScale: { borderColor: look.line },
        timeScale: { borderColor: look.line },
        crosshair: { vertLine: { color: look.muted, labelBackgroundColor: look.pressed }, horzLine: { color: look.muted, labelBackgroundColor: look.pressed } },
        localization: { locale: language, priceFormatter: (price: number) => grouped(price.toFixed(precision)), timeFormatter: clock },
      })
      series.applyOptions({
        upColor: look.surface,
        downColor: look.short,
        borderUpColor: look.long,
        borderDownColor: look.short,
        wickUpColor: look.long,
        wickDownColor: look.short,
      })
      tintLastPrice()
      drawLines()
    },
    remove: () => chart.remove(),
  }
}
