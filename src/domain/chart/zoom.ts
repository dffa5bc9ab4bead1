/** Candles in view by their index, in fractions; beyond the newest there may be free room. */
interface View {
  from: number
  to: number
}

/** Zooms in below 1: around an index if it is in view, else around the middle. */
export function zoomed({ from, to }: View, factor: number, index: number): View {
  const fixed = index >= from && index <= to ? index : (from + to) / 2
  return { from: fixed - (fixed - from) * factor, to: fixed + (to - fixed) * factor }
}

/** The nearest view of the same width that contains a candle. */
export function withCandle({ from, to }: View, index: number): View {
  const shift = Math.min(0, index - 1 - from) + Math.max(0, index + 1 - to)
  return { from: from + shift, to: to + shift }
}
