import type { Outcome } from '../check.ts'
import type { Report } from './report.ts'
import { summaryOf } from './summary.ts'

export const SIGN: Readonly<Record<Outcome['status'], string>> = {
  pass: '✓',
  finding: '✗',
  notSeen: '–',
  measured: 'i',
}
/** Most important first, including checks without data. */
const ORDER: readonly Outcome['status'][] = ['finding', 'notSeen', 'measured', 'pass']

type Line = Report['checks'][number]

/** A check in one line; below it the findings or measurements, and the app's behaviour. */
function lineOf({ name, status, title, details, app }: Line): string {
  const line = `${SIGN[status]} ${name.padEnd(24)} ${title}`
  if (status === 'pass' || status === 'notSeen') return details.length === 0 ? line : `${line} (${details.join(', ')})`
  return [line, ...details.map((each) => `    ${each}`), `    → The app ${app}.`].join('\n')
}

/** The report for a terminal: summary first, then every check, findings before the others. */
export const forTerminal = (report: Report): string =>
  [
    summaryOf(report),
    ...(report.notMade.length > 0
      ? [`Not made: ${report.notMade.map(({ path, why }) => `${path} (${why})`).join(', ')}.`]
      : []),
    '',
    ...ORDER.flatMap((status) => report.checks.filter((check) => check.status === status).map(lineOf)),
  ].join('\n')
