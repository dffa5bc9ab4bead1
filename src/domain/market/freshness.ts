import { PRICE_MAX_AGE_MS, STALE_AFTER_MS } from '../../constants/limits.ts'

/** One definition of age for the form, closing, and stop loss and take profit. Time of the last successful update, epoch ms; 0 or null is never. */
type UpdatedAt = number | null

/** Infinity if never updated, or if the clock was set back since: the age is unknown. */
const ageMs = (at: UpdatedAt, now: number): number => (at && at <= now ? now - at : Number.POSITIVE_INFINITY)

/** Two refreshes were missed. */
export const isStale = (at: UpdatedAt, now: number): boolean => ageMs(at, now) > STALE_AFTER_MS

/** Whether a price is fresh enough for a market order. */
export const canTrade = (at: UpdatedAt, now: number): boolean => ageMs(at, now) <= PRICE_MAX_AGE_MS

/** Age in whole seconds, never negative; null if never updated. */
export const ageSeconds = (at: UpdatedAt, now: number): number | null =>
  at ? Math.max(0, Math.floor((now - at) / 1_000)) : null

/** Age in whole seconds if stale; null while fresh. */
export const staleSeconds = (at: UpdatedAt, now: number): number | null =>
  isStale(at, now) ? ageSeconds(at, now) : null

/** The oldest of several update times; null if one was never updated, or for an empty list. */
export const oldestUpdate = (times: readonly UpdatedAt[]): UpdatedAt =>
  times.length > 0 ? Math.min(...times.map((at) => at ?? 0)) : null
