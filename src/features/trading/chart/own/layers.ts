import {
  type CandlestickSeriesPartialOptions,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Decimal } from '../../../../api/scalars.ts'
import type { Candle, Tick } from '../../../../domain/chart/candles.ts'
import { type Average, ema } from '../../../../domain/chart/ema.ts'
import type { ChartColours } from './chartColours.ts'

/** For drawing only, where a float is precise enough. Nothing is computed from it. */
export const onScreen = (price: Decimal) => Number(price)

// The library's type for seconds since 1970, which our times are
export const at = (time: number) => time as UTCTimestamp

/** What is drawn of the candles. */
export interface Layer {
  draw: (candles: readonly Candle[]) => void
  /** Draws again from this index on; nothing before it has changed. */
  update: (candles: readonly Candle[], from: number) => void
  tint: (colours: ChartColours) => void
  remove: () => void
}

const bar = ({ time, open, high, low, close }: Candle) => ({
  time: at(time),
  open: onScreen(open),
  high: onScreen(high),
  low: onScreen(low),
  close: onScreen(close),
})

/** Candles: hollow up, filled down. */
export function candleLayer(
  chart: IChartApi,
  options: CandlestickSeriesPartialOptions,
): Layer & { series: ISeriesApi<'Candlestick'> } {
  const series = chart.addSeries(CandlestickSeries, options)
  return {
    series,
    draw: (candles) => series.setData(candles.map(bar)),
    update: (candles, from) => candles.slice(from).forEach((candle) => series.update(bar(candle))),
    tint: ({ surface, long, short }) =>
      series.applyOptions({
        upColor: surface,
        downColor: short,
        borderUpColor: long,
        borderDownColor: short,
        wickUpColor: long,
        wickDownColor: short,
      }),
    remove: () => chart.removeSeries(series),
  }
}

/** Share of the height that the volume takes below the candles. */
export const VOLUME_SHARE = 0.14

/** The traded volume, as far as the data feed sends it, in bars below the candles. */
export function volumeLayer(chart: IChartApi): Layer {
  const series = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  series.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } })
  let drawn: readonly Candle[] = []
  let colours: ChartColours | null = null
  const volume = ({ time, open, close, volume: value }: Candle) => {
    const color = onScreen(close) < onScreen(open) ? colours?.shortVolume : colours?.longVolume
    return value === undefined
      ? { time: at(time) }
      : { time: at(time), value: onScreen(value), ...(color && { color }) }
  }
  const layer: Layer = {
    draw: (candles) => {
      drawn = candles
      series.setData(candles.map(volume))
    },
    update: (candles, from) => {
      drawn = candles
      candles.slice(from).forEach((candle) => series.update(volume(candle)))
    },
    // The library colours each of these bars, not their series.
    tint: (next) => {
      if (colours === next) return
      colours = next
      layer.draw(drawn)
    },
    remove: () => chart.removeSeries(series),
  }
  return layer
}

/** A moving average; it never changes the visible range. */
export function averageLayer(chart: IChartApi, length: Average): Layer {
  const series = chart.addSeries(LineSeries, {
    lineWidth: 1,
    lineStyle: length === 20 ? LineStyle.Solid : LineStyle.Dashed,
    lastValueVisible: false,
    priceLineVisible: false,
    crosshairMarkerVisible: false,
    autoscaleInfoProvider: () => null,
  })
  const points = (candles: readonly Candle[]) => {
    const averages = ema(
      candles.map(({ close }) => onScreen(close)),
      length,
    )
    return candles.map(({ time }, index) => {
      const value = averages[index] ?? null
      return value === null ? { time: at(time) } : { time: at(time), value }
    })
  }
  return {
    draw: (candles) => series.setData(points(candles)),
    update: (candles, from) =>
      points(candles)
        .slice(from)
        .forEach((point) => series.update(point)),
    tint: ({ text, muted }) => series.applyOptions({ color: length === 20 ? text : muted }),
    remove: () => chart.removeSeries(series),
  }
}

const isSame = (a: Tick | Candle, b: Tick | Candle | undefined) =>
  a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))

/** The first index whose item is not yet drawn, if nothing before has changed; else null. */
export function firstNew<Item extends Tick | Candle>(drawn: readonly Item[], now: readonly Item[]): number | null {
  const newest = drawn.length - 1
  const isKept = (item: Item, index: number) =>
    index === newest ? item.time === now[index]?.time : isSame(item, now[index])
  return drawn.length > 0 && now.length >= drawn.length && drawn.every(isKept) ? newest : null
}
