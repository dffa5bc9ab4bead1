const FIRST_MS = 500
const LONGEST_MS = 10_000

/** The wait before another attempt: twice as long after each failure, and a random half of it less, so that not all come at once. */
export const backoffMs = (failures: number, random: () => number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (1 - random() / 2)
