/** The paths of all active states: { paying: 'checking' } has '', 'paying' and 'paying.checking'; '' is the machine as a whole. */
export function activePaths(value: unknown, within = ''): string[] {
  const inner = (name: string) => (within === '' ? name : `${within}.${name}`)
  if (typeof value === 'string') return [within, inner(value)]
  if (typeof value !== 'object' || value === null) return [within]
  return [within, ...Object.entries(value).flatMap(([name, one]) => activePaths(one, inner(name)))]
}

const SIGNIFICANT = 2

/** Rounded to two significant digits, so that no duration identifies a visit. */
export const roundToTwoDigits = (value: number): number => Number(Math.max(0, value).toPrecision(SIGNIFICANT))

/** The median; null if empty. */
export function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
