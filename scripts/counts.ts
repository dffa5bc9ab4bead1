import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What came of a step of npm test. */
export interface Counts {
  passed: number
  failed: number
  /** Why it was not done on this machine: neither passed nor failed. */
  leftOut?: string
  /** Names of failed tests and the first line of each error, repeated at the end: often only the end of a long log is kept. */
  red?: string[]
}

/** A step without tests counts as one. */
export const oneStep = (isGreen: boolean): Counts => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[]
}

/** What a failed test said, in one line without colors; nothing if it said nothing. */
const whyOf = (message = '') => {
  const line = stripVTControlCharacters(message).split('\n').find((text) => text.trim() !== '')
  return line === undefined ? '' : ` (${line.trim().slice(0, 300)})`
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const red = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => `${fullName}${whyOf(failureMessages?.[0])}`)
      return (failed.length > 0 ? failed : [message]).map((what) => `${relative('.', name)}: ${what}`)
    })
  return { passed: numPassedTests, failed: numFailedTests, red }
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests?: { results: { errors?: { message?: string }[] }[] }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

const redOf = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, tests }) => `${file}: ${title}${whyOf(tests?.[0]?.results[0]?.errors?.[0]?.message)}`),
  ...suites.flatMap(redOf),
]

const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  red: suites.flatMap(redOf),
})

/** The counts a test runner has just written into its report; one that died before it wrote, or failed without a test, is one failure. */
function countsOf<Report>(count: (report: Report) => Counts) {
  return (isGreen: boolean, file: string): Counts => {
    try {
      const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report) // as its runner writes it
      return isGreen || counts.failed > 0 ? counts : { ...counts, failed: 1 }
    } catch {
      return oneStep(false)
    }
  }
}

/** `strayFile`: what was thrown outside of every test, a line each. */
export function countsOfVitest(isGreen: boolean, file: string, strayFile?: string): Counts {
  const counts = countsOf(vitestCounts)(isGreen, file)
  const stray = strayFile !== undefined && existsSync(strayFile) ? readFileSync(strayFile, 'utf8').split('\n').filter(Boolean) : []
  return stray.length > 0 ? { ...counts, red: [...(counts.red ?? []), ...stray] } : counts
}
export const countsOfPlaywright = countsOf(playwrightCounts)

/** The end of the log: the red tests by name, each step, and the sum as its last line. */
export function summaryOf(results: readonly ({ name: string } & Counts)[]): string {
  const sum = (of: 'passed' | 'failed') => results.reduce((total, counts) => total + counts[of], 0)
  return [
    ...results.flatMap(({ red = [] }) => red.map((test) => `FAIL ${test}`)),
    ...results.map(({ name, passed, failed, leftOut }) =>
      leftOut === undefined ? `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed` : `LEFT OUT ${name}: ${leftOut}`,
    ),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
