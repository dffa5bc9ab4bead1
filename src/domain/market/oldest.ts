import type { UpdatedAt } from './freshness.ts'

/** The time of the oldest of several; null if one never came, or of none. */
export const oldest = (times: readonly UpdatedAt[]): UpdatedAt => (times.length > 0 ? Math.min(...times.map((at) => at ?? 0)) : null)
