import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Instant } from '../../../api/scalars.ts'
import type { Language } from '../../../constants/limits.ts'

dayjs.extend(utc)

/** Building one takes milliseconds. */
const dayAndMonth: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** The month in the form used with a day: in Polish 'listopada', not 'listopad'. */
function monthName(instant: Instant, language: Language): string {
  dayAndMonth[language] ??= new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return dayAndMonth[language].formatToParts(instant).find(({ type }) => type === 'month')?.value ?? ''
}

/** 'November 18, 2025 12:00', in Polish '18 listopada 2025 12:00'; UTC. Specification §9. */
export function bannerDate(instant: Instant, language: Language): string {
  const date = dayjs.utc(instant)
  const month = monthName(instant, language)
  return language === 'pl'
    ? `${date.format('DD')} ${month} ${date.format('YYYY HH:mm')}`
    : `${month} ${date.format('DD, YYYY HH:mm')}`
}

/** '14:00': the hour of the leaderboard received at `fetchedAt` (epoch ms), UTC. Specification §2. */
export const updateHour = (fetchedAt: number): string => dayjs.utc(fetchedAt).format('HH:00')

const HOUR_MS = 3_600_000

/** When the list received at `fetchedAt` was created, epoch ms: at the last full hour, or at the end. Specification §2. */
export const leaderboardHour = (fetchedAt: number, endDate: number): number =>
  fetchedAt >= endDate ? endDate : Math.floor(fetchedAt / HOUR_MS) * HOUR_MS
