import type { Decimal } from '../../api/scalars.ts'
import { big, decimal, ZERO } from '../money/decimal.ts'
import type { ResultGroup } from './groups.ts'
import { DAY_MS, dayOf } from './period.ts'

/** A UTC day with trades: '2025-11-21'. Amounts in KXT, net of fees. */
export interface ResultDay {
  day: string
  trades: number
  net: Decimal
}

/** Groups by day, oldest first. */
export const daysOf = (groups: readonly ResultGroup[]): ResultDay[] =>
  groups
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, tally: { trades, net } }) => ({ day: key, trades, net }))

/** Trades and net of a month. */
export function monthTotal(days: readonly ResultDay[], month: string): { trades: number; net: Decimal } {
  const inMonth = days.filter(({ day }) => day.startsWith(month))
  return {
    trades: inMonth.reduce((sum, { trades }) => sum + trades, 0),
    net: decimal(inMonth.reduce((sum, { net }) => sum.plus(net), big(ZERO))),
  }
}

/** The weeks of a month ('2025-11'), Monday first; null: a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const dayIndex = index - before
    return dayIndex >= 0 && dayIndex < length ? dayOf(first + dayIndex * DAY_MS) : null
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** Adds a number of months: '2025-12' is one after '2025-11'. */
export const monthsLater = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count)).toISOString().slice(0, 7)
