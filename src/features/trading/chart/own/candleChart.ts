import {
  type AutoscaleInfo,
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Decimal } from '../../../../api/scalars.ts'
import type { Language } from '../../../../constants/limits.ts'
import { type Candle, FEW_CANDLES, type SeenPrices, type Tick } from '../../../../domain/chart/candles.ts'
import { spanWithLines } from '../../../../domain/chart/chartLines.ts'
import type { PriceScale } from '../../../../domain/chart/priceScale.ts'
import { groupThousands } from '../../../../domain/money/format.ts'
import type { ChartColours } from './chartColours.ts'

/** Our interface to the drawing library, without Decimal, tokens or theme. */
export interface CandleChart {
  setPrices: (prices: SeenPrices) => void
  /** Prices of lines drawn elsewhere; the visible range includes those near the candles. */
  setLines: (lines: readonly Decimal[]) => void
  /** Puts the crosshair on a candle, by its time; null removes it. */
  setCursor: (time: number | null) => void
  setColours: (colours: ChartColours, language: Language) => void
  remove: () => void
}

interface Watcher {
  /** The time under the pointer, in epoch seconds. */
  onPoint: (time: number | null) => void
  /** The price scale, reported with each drawing. */
  onScale: (scale: PriceScale) => void
  /** The oldest prices scrolled into view. */
  onStart: () => void
}

/** Fractions of the height left free above and below the prices. */
const MARGINS = { top: 0.16, bottom: 0.16 }

/** Older candles are requested when fewer than this many are left before the visible range. */
const NEAR_START = 20

/** For drawing only, where a float is precise enough. Nothing is computed from it. */
const onScreen = (price: Decimal) => Number(price)

// The library's type for seconds since 1970, which our times are
const at = (time: number) => time as UTCTimestamp

const bar = ({ time, open, high, low, close }: Candle) => ({
  time: at(time),
  open: onScreen(open),
  high: onScreen(high),
  low: onScreen(low),
  close: onScreen(close),
})
const point = ({ time, price }: Tick) => ({ time: at(time), value: onScreen(price) })

const isSame = (a: Tick | Candle, b: Tick | Candle | undefined) =>
  a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))

const clock = (time: number) => new Date(time * 1_000).toISOString().slice(0, 16).replace('T', ' ')

/** Draws prices into an element, in UTC: as candles (hollow up, filled down), or as a line while there are few. */
export function createCandleChart(
  element: HTMLElement,
  decimals: number,
  { onPoint, onScale, onStart }: Watcher,
): CandleChart {
  const chart = createChart(element, {
    autoSize: true,
    // The logo is inserted with innerHTML, which the page forbids; the panel names the library instead.
    layout: { attributionLogo: false, fontSize: 11 },
    rightPriceScale: { scaleMargins: MARGINS },
    timeScale: { timeVisible: true, secondsVisible: false, rightOffset: 3, barSpacing: 9 },
    crosshair: { mode: CrosshairMode.Normal },
    // Wheel and touch scroll the page, not the chart; its vertical scale follows the prices.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: { price: false, time: true } },
  })
  const precision = Math.min(decimals, 10)
  let prices: SeenPrices = { candles: [], ticks: [] }
  let lines: readonly Decimal[] = []
  let colours: ChartColours | null = null
  let candles: ISeriesApi<'Candlestick'> | null = null
  let line: ISeriesApi<'Line'> | null = null

  const series = () => candles ?? line
  const options = {
    priceFormat: { type: 'price' as const, precision, minMove: 10 ** -precision },
    priceLineStyle: LineStyle.Dotted,
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const info = original()
      if (!info?.priceRange) return info
      const priceRange = spanWithLines(info.priceRange, lines.map(onScreen))
      return { ...info, priceRange }
    },
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => range && range.from < NEAR_START && onStart())
  chart.subscribeCrosshairMove(({ time }) => onPoint(typeof time === 'number' ? time : null))

  /** Called with each drawing, so that the lines above the chart move with it. */
  const tellScale = () => {
    const { height, width } = chart.paneSize()
    const [top, bottom] = [series()?.coordinateToPrice(0) ?? null, series()?.coordinateToPrice(height) ?? null]
    if (top !== null && bottom !== null && top > bottom) onScale({ top, bottom, height, width })
  }
  const teller = { paneViews: () => [{ renderer: () => ({ draw: tellScale }) }] }

  let tinted: { series: unknown; colours: ChartColours; priceLineColor: string } | null = null
  const tint = () => {
    if (!colours) return
    const { surface, long, short, text, longMark, shortMark } = colours
    const last = prices.candles.at(-1)
    // A hollow candle has the background colour; the last-price line needs another.
    const priceLineColor = last && onScreen(last.close) < onScreen(last.open) ? shortMark : longMark
    // Setting options, even equal ones, makes the library recompute everything, at every price.
    if (tinted?.series === series() && tinted.colours === colours && tinted.priceLineColor === priceLineColor) return
    tinted = { series: series(), colours, priceLineColor }
    candles?.applyOptions({
      upColor: surface,
      downColor: short,
      borderUpColor: long,
      borderDownColor: short,
      wickUpColor: long,
      wickDownColor: short,
      priceLineColor,
    })
    line?.applyOptions({ color: text, lineWidth: 2, priceLineColor })
  }

  /** Switches between line and candles. */
  const startSeries = (isLine: boolean) => {
    const before = series()
    if (before) chart.removeSeries(before)
    line = isLine ? chart.addSeries(LineSeries, options) : null
    candles = isLine ? null : chart.addSeries(CandlestickSeries, options)
    series()?.attachPrimitive(teller)
    prices = { candles: [], ticks: [] }
  }

  /** Appends only the new items if nothing before them has changed. */
  function feed<Item extends Tick | Candle>(
    before: readonly Item[],
    now: readonly Item[],
    setAll: () => void,
    update: (item: Item) => void,
  ) {
    const newest = before.length - 1
    const isKept = (item: Item, index: number) =>
      index === newest ? item.time === now[index]?.time : isSame(item, now[index])
    if (before.length > 0 && now.length >= before.length && before.every(isKept)) now.slice(newest).forEach(update)
    else setAll()
  }

  return {
    setPrices: (next) => {
      const isLine = next.candles.length < FEW_CANDLES
      if (isLine ? !line : !candles) startSeries(isLine)
      feed(
        prices.candles,
        next.candles,
        () => candles?.setData(next.candles.map(bar)),
        (candle) => candles?.update(bar(candle)),
      )
      feed(
        prices.ticks,
        next.ticks,
        () => line?.setData(next.ticks.map(point)),
        (tick) => line?.update(point(tick)),
      )
      prices = next
      tint()
    },
    setLines: (next) => {
      if (next.length === lines.length && next.every((price, index) => price === lines[index])) return
      lines = next
      // Recomputes the price range.
      chart.priceScale('right').applyOptions({ autoScale: true })
    },
    setCursor: (time) => {
      const [drawing, candle] = [series(), prices.candles.find((each) => each.time === time)]
      if (drawing && candle) chart.setCrosshairPosition(onScreen(candle.close), at(candle.time), drawing)
      else chart.clearCrosshairPosition()
    },
    setColours: (next, language) => {
      colours = next
      chart.applyOptions({
        layout: {
          background: { type: ColorType.Solid, color: colours.surface },
          textColor: colours.muted,
          fontFamily: colours.font,
        },
        grid: { vertLines: { color: colours.line }, horzLines: { color: colours.line } },
        rightPriceScale: { borderColor: colours.line },
        timeScale: { borderColor: colours.line },
        crosshair: {
          vertLine: { color: colours.muted, labelBackgroundColor: colours.pressed },
          horzLine: { color: colours.muted, labelBackgroundColor: colours.pressed },
        },
        localization: {
          locale: language,
          priceFormatter: (price: number) => groupThousands(price.toFixed(precision)),
          timeFormatter: clock,
        },
      })
      tint()
    },
    remove: () => chart.remove(),
  }
}
