/** Lengths of the moving averages that the chart offers, in candles. */
export const AVERAGES = [20, 50] as const
export type Average = (typeof AVERAGES)[number]

/** The exponential moving average after each close, first the plain average of `length` closes; null before. An indicator in floats: drawn, and shown beside its line; never sent, never part of an amount. */
export function ema(closes: readonly number[], length: number): (number | null)[] {
  const weight = 2 / (length + 1)
  let average: number | null = null
  let sum = 0
  return closes.map((close, index) => {
    sum += close
    if (average !== null) average += (close - average) * weight
    else if (index === length - 1) average = sum / length
    return average
  })
}
