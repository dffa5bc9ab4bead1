import type { Instant } from '../../api/scalars.ts'

export const DAY_MS = 86_400_000

/** Periods of the results: a number of UTC days including today, or all. */
export const PERIODS = ['7', '30', '90', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** Start of a period, epoch ms: the start of its first UTC day; null for all. */
export function periodStart(period: Period, now: number): number | null {
  if (period === 'all') return null
  return (Math.floor(now / DAY_MS) + 1 - Number(period)) * DAY_MS
}

/** The UTC day of a moment: '2025-11-21'. */
export const dayOf = (instant: Instant | number): string => new Date(instant).toISOString().slice(0, 10)

/** The same in a sentence, whose lines do not break within it. */
export const wholeDay = (instant: Instant | number): string => dayOf(instant).replaceAll('-', '-\u2060')
