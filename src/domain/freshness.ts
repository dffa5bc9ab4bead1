import { PRICE_MAX_AGE_MS, STALE_AFTER_MS } from '../limits.ts'

/**
 * One rule of age for the form, closing, and stop-loss and take-profit.
 * `at` is when the number was good last, in epoch ms; 0 or null is never.
 */
type Seen = number | null

/** Marked as old: two refreshes were missed. */
export const isStale = (at: Seen, now: number): boolean => !at || now - at > STALE_AFTER_MS

/** Whether a price is young enough to trade at the market by it. */
export const canTrade = (at: Seen, now: number): boolean => !!at && now - at <= PRICE_MAX_AGE_MS

/** Age in full seconds, never negative; null where the number was never good. */
export const ageSeconds = (at: Seen, now: number): number | null =>
  at ? Math.max(0, Math.floor((now - at) / 1_000)) : null
