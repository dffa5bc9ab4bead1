import type { Resolution } from '../../api/datafeed.ts'

/**
 * The start of a bar in UTC, with the precision its resolution needs: '14:12', '11-21 14:15', '2025-11-21'. A minute of another day
 * than the newest bar's has its day, too. `time`, `newest`: epoch seconds.
 */
export function barTime(time: number, resolution: Resolution, newest: number): string {
  const iso = new Date(time * 1_000).toISOString()
  const isSameDay = iso.slice(0, 10) === new Date(newest * 1_000).toISOString().slice(0, 10)
  if (resolution === '1' && isSameDay) return iso.slice(11, 16)
  return resolution === '1D' ? iso.slice(0, 10) : iso.slice(5, 16).replace('T', ' ')
}

/** A duration in its largest suitable unit: 90 minutes, 25 hours, 300 days. */
export function roundDuration(minutes: number): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  if (minutes < 3 * 60) return { count: minutes, unit: 'minutes' }
  return minutes < 3 * 1_440
    ? { count: Math.round(minutes / 60), unit: 'hours' }
    : { count: Math.round(minutes / 1_440), unit: 'days' }
}
