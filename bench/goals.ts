/** Goals that have been met, by the name of their line: `npm run bench` fails if one is missed. Add a goal once it is met. */
const HELD = new Set([
  'fonts, kB',
  ...['en', 'pl'].map((language) => `common texts, ${language}, brotli kB`),
  'files asked for twice',
  'second visit after a release, kB (first visit)',
  'slow phone: first paint, ms (React hello)',
  'slow phone: largest paint, ms (React table)',
  'slow phone, webview: layout shift',
])

/** Whether a value, or its ratio to the baseline, meets a goal such as '<= 9' or '<= 1.4 x'; null without a goal. */
export function isMet(goal: string, value: number, ratio: number): boolean | null {
  const [, limit, isRatio] = /^(?:<= )?([\d.]+)( x)?$/.exec(goal) ?? []
  if (limit === undefined) return null
  return (isRatio ? ratio : value) <= Number(limit)
}

/** The missed goals that had been met before. */
export const regressions = (missed: readonly string[]) => missed.filter((name) => HELD.has(name))
