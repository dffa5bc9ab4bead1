const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const
export type DurationUnit = (typeof UNITS)[number][0]

/** A duration in its largest unit and the next one, if not zero: 3 days and 4 hours. Truncated to whole units. */
export function durationParts(ms: number): { unit: DurationUnit; count: number }[] {
  const found = UNITS.findIndex(([, size]) => ms >= size)
  const from = found < 0 ? UNITS.length - 1 : found
  const counted = UNITS.slice(from, from + 2).map(([unit, size], index) => {
    const larger = UNITS[from + index - 1]
    return { unit, count: Math.floor((index > 0 && larger ? ms % larger[1] : ms) / size) }
  })
  return counted.filter(({ count }, index) => index === 0 || count > 0)
}
