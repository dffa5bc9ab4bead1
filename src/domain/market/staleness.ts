import { ageSeconds, isStale, type UpdatedAt } from './freshness.ts'

/** Age in whole seconds if stale; null while fresh. */
export const staleSeconds = (at: UpdatedAt, now: number): number | null => (isStale(at, now) ? ageSeconds(at, now) : null)
