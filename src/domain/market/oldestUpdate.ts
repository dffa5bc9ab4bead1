import type { UpdatedAt } from './freshness.ts'

/** The oldest of several update times; null if one was never updated, or for an empty list. */
export const oldestUpdate = (times: readonly UpdatedAt[]): UpdatedAt => (times.length > 0 ? Math.min(...times.map((at) => at ?? 0)) : null)
