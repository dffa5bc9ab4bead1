/** A median, and how many it is of. */
export interface Weighed {
  count: number
  medianMs: number
}

/** The median in ms; null of none. */
export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return null
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** Of several files only their medians are known: the one at which half of all visits is reached. Exact for one file; null of none. */
export function medianOf(medians: readonly Weighed[]): number | null {
  const sorted = medians.toSorted((a, b) => a.medianMs - b.medianMs)
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let reached = 0
  return sorted.find(({ count }) => (reached += count) >= half)?.medianMs ?? null
}
