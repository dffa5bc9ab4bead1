import { RETRY_AFTER_MAX_MS } from '../src/constants/limits.ts'

/** Seconds or a date, parsed like in the app, at most a minute; null if invalid. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return ms > 0 ? Math.min(ms, RETRY_AFTER_MAX_MS) : null
}
