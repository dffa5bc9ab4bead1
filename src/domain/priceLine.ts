import type { SeenPrices } from './candles.ts'

/** So many of the last prices, or minutes, are drawn: more would be finer than a pixel. */
const MOST_POINTS = 60

/** The points of an SVG polyline through the prices seen of a market, in a box of this size in px; null before there are two. */
export function priceLine({ ticks, candles }: SeenPrices, { width, height }: { width: number; height: number }): string | null {
  // Ticks are kept until there are enough minutes: one list or the other has the whole history.
  const seen = ticks.length > 0 ? ticks : candles.map(({ time, close }) => ({ time, price: close }))
  // For drawing only: no number on screen comes from these.
  const points = seen.slice(-MOST_POINTS).map(({ time, price }) => ({ time, price: Number(price) }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first.time === last.time) return null
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (time: number) => (width * (time - first.time)) / (last.time - first.time)
  const y = (price: number) => (high === low ? height / 2 : (height * (high - price)) / (high - low))
  return points.map(({ time, price }) => `${x(time).toFixed(1)},${y(price).toFixed(1)}`).join(' ')
}
