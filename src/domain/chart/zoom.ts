/** Candles in view by their index, in fractions; beyond the newest there may be free room. */
interface View {
  from: number
  to: number
}

/** Zooms in below 1, out above it up to a longest view: around an index if it is in view, else around the middle. */
export function zoomed({ from, to }: View, factor: number, index: number, longest: number): View {
  const fixed = index >= from && index <= to ? index : (from + to) / 2
  const by = factor > 1 ? Math.max(1, Math.min(factor, longest / (to - from))) : factor
  return { from: fixed - (fixed - from) * by, to: fixed + (to - fixed) * by }
}

/** The nearest view of the same width that contains a candle. */
export function withCandle({ from, to }: View, index: number): View {
  const shift = Math.min(0, index - 1 - from) + Math.max(0, index + 1 - to)
  return { from: from + shift, to: to + shift }
}
