import type { Seen } from '../../types.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** '340 ms', '1.2 s', '2 min 5 s', '3 h 20 min'. */
export function durationText(ms: number): string {
  if (ms < SECOND) return `${Math.round(ms)} ms`
  if (Math.round(ms / 100) * 100 < MINUTE) return `${Number((ms / SECOND).toFixed(1))} s`
  const [unit, part, names] = Math.round(ms / SECOND) * SECOND < HOUR ? ([MINUTE, SECOND, ['min', 's']] as const) : ([HOUR, MINUTE, ['h', 'min']] as const)
  const parts = Math.round(ms / part)
  const whole = Math.floor(parts / (unit / part))
  const rest = parts % (unit / part)
  return `${whole} ${names[0]}${rest === 0 ? '' : ` ${rest} ${names[1]}`}`
}

export const countText = (count: number) => count.toLocaleString('en')

/** 'once', '124 times'. */
export const timesText = (count: number) => (count === 1 ? 'once' : `${countText(count)} times`)

/** 'median 1.2 s'; of several files it is an estimate. */
export const medianText = ({ medianMs, isEstimate }: Seen) => (medianMs === null ? null : `median ${isEstimate ? 'about ' : ''}${durationText(medianMs)}`)

/** The badge in the chart: '124 × · 1.2 s', 'never seen'. */
export function badgeText({ count, medianMs, isEstimate }: Seen, never: string): string {
  if (count === 0) return never
  return `${countText(count)} ×${medianMs === null ? '' : ` · ${isEstimate ? '≈ ' : ''}${durationText(medianMs)}`}`
}

/** '3 %', '< 1 %'. */
export function shareText(part: number, whole: number): string {
  const percent = (100 * part) / whole
  return percent > 0 && percent < 1 ? '< 1 %' : percent < 100 && percent > 99 ? '> 99 %' : `${Math.round(percent)} %`
}
