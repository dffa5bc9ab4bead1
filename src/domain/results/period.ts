import type { Instant } from '../../api/scalars.ts'

export const DAY_MS = 86_400_000

/** How far back results look: so many days in UTC, today among them, or all there is. */
export const PERIODS = ['7', '30', '90', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** The first moment of a period, epoch ms: the start of its first UTC day; null without one. */
export function periodStart(period: Period, now: number): number | null {
  if (period === 'all') return null
  return (Math.floor(now / DAY_MS) + 1 - Number(period)) * DAY_MS
}

/** The UTC day of a moment: '2025-11-21'. */
export const dayOf = (instant: Instant | number): string => new Date(instant).toISOString().slice(0, 10)
