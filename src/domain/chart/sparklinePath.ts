import type { SeenPrices } from './candles.ts'

/** Number of prices, or minutes, drawn: more would be finer than a pixel. */
const MOST_POINTS = 60
const FEWEST_POINTS = 6
/** The box spans at least this share of the price on each side of the middle, so that the first ticks do not look like a slope. */
const LEAST_MOVE = 0.002

/** The points of an SVG polyline through the prices seen of a market, in a box of this size in px; null before there are six. */
export function sparklinePath(
  { ticks, candles }: SeenPrices,
  { width, height }: { width: number; height: number },
): string | null {
  // Ticks are kept until there are enough minutes: one list or the other has the whole history.
  const seen = ticks.length > 0 ? ticks : candles.map(({ time, close }) => ({ time, price: close }))
  // For drawing only: no displayed number is computed from these.
  const points = seen.slice(-MOST_POINTS).map(({ time, price }) => ({ time, price: Number(price) }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first.time === last.time || points.length < FEWEST_POINTS) return null
  const prices = points.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const middle = (lowest + highest) / 2
  const half = Math.max((highest - lowest) / 2, middle * LEAST_MOVE)
  const x = (time: number) => (width * (time - first.time)) / (last.time - first.time)
  const y = (price: number) => (half > 0 ? (height * (middle + half - price)) / (2 * half) : height / 2)
  return points.map(({ time, price }) => `${x(time).toFixed(1)},${y(price).toFixed(1)}`).join(' ')
}
