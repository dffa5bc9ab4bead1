const HOUR_MS = 3_600_000

/** When the list that came at `fetchedAt` was drawn up, epoch ms: at the last full hour, and at the end. Specification §2. */
export const listedAtOf = (fetchedAt: number, endDate: number): number =>
  fetchedAt >= endDate ? endDate : Math.floor(fetchedAt / HOUR_MS) * HOUR_MS
