import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Instant } from '../../api/scalars.ts'
import { DASH } from '../money/format.ts'

dayjs.extend(utc)

/** Every date is shown in UTC; only this file and contestTime.ts use the date library. */

/** '2025-11-28 08:00', as in the rollover line. Not by the library: ten table rows with two dates each would take milliseconds. Specification §2. */
export const utcMinute = (instant: Instant | null): string =>
  instant === null ? DASH : new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

/** '14:12', for a time during this visit. */
export const utcHour = (epochMs: number): string => dayjs.utc(epochMs).format('HH:mm')

/** '11-21 14:12', for a table row. */
export const shortUtc = (instant: Instant | null): string => (instant === null ? DASH : utcMinute(instant).slice(-11))

/** '2025-11-21 15:12 UTC+01:00', in the user's time zone: a tooltip of a UTC time, never instead of it. */
export const localMinute = (instant: Instant | null): string =>
  instant === null ? DASH : dayjs(instant).format('YYYY-MM-DD HH:mm [UTC]Z')

/** '18.11.2025 12:00', for contests. Specification §9. */
export const contestDate = (instant: number | null): string =>
  instant === null ? DASH : dayjs.utc(instant).format('DD.MM.YYYY HH:mm')

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Time until an instant, rounded up to seconds, so that zero means it is reached. Never negative. */
export function countdown(until: Instant, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS) * SECOND_MS)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}
