/** Widths of a line: by the logarithm of its count, in this many steps. */
const STEPS = 4

/** The highest count of each step, rising; fewer where the counts are few. */
export function stepsTo(most: number): number[] {
  const ends = Array.from({ length: STEPS }, (_, index) => Math.round(most ** ((index + 1) / STEPS)))
  return [...new Set(ends)].filter((end) => end > 0)
}

/** 1 to 4, the highest for the most; 0 for never. With few steps the upper ones are used. */
export function stepOf(count: number, most: number): number {
  if (count <= 0) return 0
  const steps = stepsTo(most)
  const at = steps.findIndex((end) => count <= end)
  return STEPS - steps.length + 1 + (at < 0 ? steps.length - 1 : at)
}

/** The steps as ranges of counts, for a legend. */
export const rangesTo = (most: number): { step: number; from: number; to: number }[] =>
  stepsTo(most).map((to, index, all) => ({ step: STEPS - all.length + 1 + index, from: (all[index - 1] ?? 0) + 1, to }))
