import {
  type AutoscaleInfo,
  createChart,
  CrosshairMode,
  type IPriceLine,
  type ISeriesApi,
  LineSeries,
  LineStyle,
} from 'lightweight-charts'
import type { Decimal } from '../../../../api/scalars.ts'
import type { Language } from '../../../../constants/limits.ts'
import { FEW_CANDLES, type SeenPrices, type Tick } from '../../../../domain/chart/candles.ts'
import { spanWithLines } from '../../../../domain/chart/chartLines.ts'
import type { Average } from '../../../../domain/chart/ema.ts'
import type { PriceScale } from '../../../../domain/chart/priceScale.ts'
import { withCandle, zoomed } from '../../../../domain/chart/zoom.ts'
import { groupThousands } from '../../../../domain/money/format.ts'
import { createStore, type Readable } from '../../../../platform/store.ts'
import { type ChartColours, colourOptions } from './chartColours.ts'
import { at, averageLayer, candleLayer, firstNew, type Layer, onScreen, VOLUME_SHARE, volumeLayer } from './layers.ts'

/** Where the pointer or the keyboard points. */
export interface Cross {
  /** Epoch seconds; null beside the prices. */
  time: number | null
  price: number
  /** CSS pixels from the upper edge. */
  y: number
}

/** Our interface to the drawing library, without Decimal, tokens or theme. */
export interface CandleChart {
  setPrices: (prices: SeenPrices) => void
  /** Prices of lines drawn elsewhere; the visible range includes the nearest. */
  setLines: (lines: readonly Decimal[]) => void
  /** Puts the crosshair on a candle, by its time, and brings it into view; null removes it. */
  setCursor: (time: number | null) => void
  setAverages: (averages: readonly Average[]) => void
  setColours: (colours: ChartColours, language: Language) => void
  /** Below 1 zooms in: at this distance from the left edge, or at the newest candle. */
  zoom: (factor: number, x?: number) => void
  /** Scrolls by CSS pixels, into the past if negative. */
  pan: (pixels: number) => void
  /** Shows all candles, and the range of their prices. */
  fit: () => void
  /** Scrolls to the newest candle, and shows the range of the prices. */
  showLatest: () => void
  /** The price scale of the last drawing. */
  scale: Readable<PriceScale | null>
  cross: Readable<Cross | null>
  /** The newest candle is out of sight. */
  isBack: Readable<boolean>
  remove: () => void
}

/** CSS pixels left free above and below the prices: for the row of the lines beyond an edge, else for the eye. */
const MARGINS = { row: 26, plain: 10 }

/** Older candles are requested when fewer than this many are left before the visible range. */
const NEAR_START = 20

/** CSS pixels between two candles at the furthest zoom. */
const MIN_SPACING = 0.5

/** Free candles after the newest. */
const FREE_AFTER = 3

const clock = (time: number, hasSeconds: boolean) =>
  new Date(time * 1_000)
    .toISOString()
    .slice(0, hasSeconds ? 19 : 16)
    .replace('T', ' ')

const same = (a: PriceScale | null, b: PriceScale) =>
  a?.top === b.top && a.bottom === b.bottom && a.height === b.height && a.width === b.width

/** Draws prices into an element, in UTC: as candles with their volume, or as a line while there are few. `onStart`: the oldest scrolled into view. */
export function createCandleChart(element: HTMLElement, decimals: number, onStart: () => void): CandleChart {
  const chart = createChart(element, {
    autoSize: true,
    // The logo is inserted with innerHTML, which the page forbids; the panel names the library instead.
    layout: { attributionLogo: false, fontSize: 11 },
    rightPriceScale: { scaleMargins: { top: 0, bottom: 0 }, entireTextOnly: true },
    timeScale: {
      timeVisible: true,
      secondsVisible: false,
      rightOffset: FREE_AFTER,
      barSpacing: 9,
      minBarSpacing: MIN_SPACING,
    },
    crosshair: { mode: CrosshairMode.Normal },
    // A finger that moves up or down scrolls the page; the wheel, too, as long as useWheelZoom.ts says.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  })
  const priceScale = () => chart.priceScale('right')
  const precision = Math.min(decimals, 10)
  const scale = createStore<PriceScale | null>(null)
  const cross = createStore<Cross | null>(null)
  const isBack = createStore(false)
  let prices: SeenPrices = { candles: [], ticks: [] }
  let lines: readonly Decimal[] = []
  /** Time of the candle that the keyboard has selected. */
  let cursor: number | null = null
  let colours: ChartColours | null = null
  let averages: readonly Average[] = []
  let candles: ReturnType<typeof candleLayer> | null = null
  let line: ISeriesApi<'Line'> | null = null
  let layers: Layer[] = []
  let averageLayers: Layer[] = []
  let hasVolume = false

  const series = () => candles?.series ?? line
  const options = {
    priceFormat: { type: 'price' as const, precision, minMove: 10 ** -precision },
    // The library's own line and label are of the last candle in view, not of the market.
    priceLineVisible: false,
    lastValueVisible: false,
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const info = original()
      if (!info?.priceRange) return info
      const drawn = lines.map(onScreen)
      const priceRange = spanWithLines(info.priceRange, drawn)
      const margins = {
        above: drawn.some((price) => price > priceRange.maxValue) ? MARGINS.row : MARGINS.plain,
        below: Math.max(
          drawn.some((price) => price < priceRange.minValue) ? MARGINS.row : MARGINS.plain,
          hasVolume ? VOLUME_SHARE * chart.paneSize().height + 4 : 0,
        ),
      }
      return { ...info, priceRange, margins }
    },
  }
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && range.from < NEAR_START) onStart()
    const isNow = chart.timeScale().scrollPosition() < 0
    if (isBack.get() !== isNow) isBack.set(isNow)
    // The library is about to keep the crosshair's place on screen, where another candle is now.
    if (cursor !== null) placeCursor()
  })
  chart.subscribeCrosshairMove(({ time, point }) => {
    const price = point && series()?.coordinateToPrice(point.y)
    cross.set(point && price != null ? { time: typeof time === 'number' ? time : null, price, y: point.y } : null)
  })

  /** Called with each drawing, so that the lines above the chart move with it. */
  const tellScale = () => {
    const { height, width } = chart.paneSize()
    const [top, bottom] = [series()?.coordinateToPrice(0) ?? null, series()?.coordinateToPrice(height) ?? null]
    if (top === null || bottom === null || top <= bottom) return
    const next = { top, bottom, height, width }
    if (!same(scale.get(), next)) scale.set(next)
  }
  const teller = { paneViews: () => [{ renderer: () => ({ draw: tellScale }) }] }

  let tinted: { series: unknown; colours: ChartColours } | null = null
  const tint = () => {
    // Setting options, even equal ones, makes the library recompute everything, at every price.
    if (!colours || (tinted?.series === series() && tinted.colours === colours)) return
    tinted = { series: series(), colours }
    for (const layer of [...layers, ...averageLayers]) layer.tint(colours)
    line?.applyOptions({ color: colours.text, lineWidth: 2 })
  }

  let marked: { series: unknown; line: IPriceLine; price: number; color: string } | null = null
  /** The price of the market, on the scale, whatever is in view. A hollow candle has the background colour; the line needs another. */
  const markMarket = () => {
    const last = prices.candles.at(-1)
    if (!last || !colours) return
    const price = onScreen(last.close)
    const color = price < onScreen(last.open) ? colours.shortMark : colours.longMark
    const drawing = series()
    if (!drawing || (marked?.series === drawing && marked.price === price && marked.color === color)) return
    if (marked?.series === drawing) marked.line.applyOptions({ price, color })
    const line =
      marked?.series === drawing ? marked.line : drawing.createPriceLine({ price, color, lineStyle: LineStyle.Dotted })
    marked = { series: drawing, line, price, color }
  }

  const startAverages = () => {
    for (const layer of averageLayers) layer.remove()
    averageLayers = candles ? averages.map((length) => averageLayer(chart, length)) : []
    for (const layer of averageLayers) {
      layer.draw(prices.candles)
      if (colours) layer.tint(colours)
    }
  }

  /** Switches between line and candles. */
  const startSeries = (isLine: boolean) => {
    for (const layer of layers) layer.remove()
    if (line) chart.removeSeries(line)
    const volume = !isLine && hasVolume ? volumeLayer(chart) : null
    line = isLine ? chart.addSeries(LineSeries, options) : null
    candles = isLine ? null : candleLayer(chart, options)
    // Candles first: a new minute that begins with an empty volume would not move the chart on.
    layers = [candles, volume].filter((layer) => layer !== null)
    series()?.attachPrimitive(teller)
    chart.timeScale().applyOptions({ secondsVisible: isLine })
    prices = { candles: [], ticks: [] }
    startAverages()
    tinted = null
  }

  const placeCursor = () => {
    const [drawing, candle] = [series(), prices.candles.find(({ time }) => time === cursor)]
    if (drawing && candle) chart.setCrosshairPosition(onScreen(candle.close), at(candle.time), drawing)
    else {
      // Which tells nobody.
      chart.clearCrosshairPosition()
      cross.set(null)
    }
  }

  const setPrices = (next: SeenPrices) => {
    const isLine = next.candles.length < FEW_CANDLES
    const isTraded = next.candles.some(({ volume }) => volume !== undefined)
    if (isLine ? !line : !candles || isTraded !== hasVolume) {
      hasVolume = isTraded
      startSeries(isLine)
    }
    const [newCandle, newTick] = [firstNew(prices.candles, next.candles), firstNew(prices.ticks, next.ticks)]
    const isNext = next.candles.at(-1)?.time !== prices.candles.at(-1)?.time
    prices = next
    for (const layer of [...layers, ...averageLayers])
      if (newCandle === null) layer.draw(next.candles)
      else layer.update(next.candles, newCandle)
    const point = ({ time, price }: Tick) => ({ time: at(time), value: onScreen(price) })
    if (newTick === null) line?.setData(next.ticks.map(point))
    else next.ticks.slice(newTick).forEach((tick) => line?.update(point(tick)))
    tint()
    markMarket()
    // With a new candle the library keeps the crosshair's place on screen, where the others have moved on.
    if (isNext && cursor !== null) placeCursor()
  }

  const followPrices = () => priceScale().applyOptions({ autoScale: true })
  const view = () => chart.timeScale().getVisibleLogicalRange()

  return {
    setPrices,
    setLines: (next) => {
      if (next.length === lines.length && next.every((price, index) => price === lines[index])) return
      lines = next
      // Recomputes the price range, unless it was stretched by hand.
      priceScale().applyOptions({ autoScale: priceScale().options().autoScale })
    },
    setCursor: (time) => {
      cursor = time
      const [index, range] = [prices.candles.findIndex((each) => each.time === time), view()]
      if (range && candles && index >= 0) chart.timeScale().setVisibleLogicalRange(withCandle(range, index))
      placeCursor()
    },
    setAverages: (next) => {
      if (next.join() === averages.join()) return
      averages = next
      startAverages()
    },
    setColours: (next, language) => {
      colours = next
      chart.applyOptions({
        ...colourOptions(next),
        localization: {
          locale: language,
          priceFormatter: (price: number) => groupThousands(price.toFixed(precision)),
          timeFormatter: (time: number) => clock(time, line !== null),
        },
      })
      tint()
      markMarket()
    },
    zoom: (factor, x) => {
      const [range, pointed] = [view(), x === undefined ? null : chart.timeScale().coordinateToLogical(x)]
      const newest = (candles ? prices.candles : prices.ticks).length - 1
      // Of a longer view the library would keep the spacing, but move to its right end, away from the candles.
      const longest = chart.paneSize().width / MIN_SPACING - 1
      if (range) chart.timeScale().setVisibleLogicalRange(zoomed(range, factor, pointed ?? newest, longest))
    },
    pan: (pixels) => {
      const range = view()
      const shift = range ? ((range.to - range.from) * pixels) / chart.paneSize().width : 0
      if (range) chart.timeScale().setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift })
    },
    fit: () => {
      chart.timeScale().fitContent()
      followPrices()
    },
    showLatest: () => {
      chart.timeScale().scrollToPosition(FREE_AFTER, false)
      followPrices()
    },
    scale,
    cross,
    isBack,
    remove: () => chart.remove(),
  }
}
