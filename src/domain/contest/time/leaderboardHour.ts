const HOUR_MS = 3_600_000

/** When the list received at `fetchedAt` was created, epoch ms: at the last full hour, or at the end. Specification §2. */
export const leaderboardHour = (fetchedAt: number, endDate: number): number =>
  fetchedAt >= endDate ? endDate : Math.floor(fetchedAt / HOUR_MS) * HOUR_MS
