import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of a step of npm test. A step without tests, such as the types, counts only if it fails. */
export interface Counts {
  passed: number
  failed: number
  /** Why it was not run on this machine: neither passed nor failed. */
  leftOut?: string
  /** Names and errors of failed tests, and what a failed page showed: repeated at the end, since often only the end of a long log is kept. */
  red?: string[]
  /** How long each test took, in milliseconds. */
  times?: { test: string; ms: number }[]
}

/** The result of a step without tests. */
export const oneStep = (isGreen: boolean): Counts => (isGreen ? { passed: 0, failed: 0 } : { passed: 0, failed: 1 })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[]
  }[]
}

/** The error of a failed test in one line, with Playwright's call log, without colours, source and stack. Empty if there is none. */
const whyOf = (message = '') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const end = lines.findIndex((line) => /^(?:at |❯ |>? ?\d+ \|)/.test(line))
  const output = lines.slice(0, end === -1 ? undefined : end).filter(Boolean)
  return output.length === 0 ? '' : ` (${output.join(' · ').slice(0, 1_000)})`
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const red = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}${whyOf(failureMessages?.[0])}`)
      return (failed.length > 0 ? failed : [message]).map((what) => `${relative('.', name)}: ${what}`)
    })
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative('.', name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  )
  return { passed: numPassedTests, failed: numFailedTests, red, times }
}

interface PlaywrightResult {
  duration?: number
  errors?: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}
interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests?: { results: PlaywrightResult[] }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

const specsOf = ({
  file,
  specs,
  suites = [],
}: PlaywrightSuite): (PlaywrightSuite['specs'][number] & { test: string })[] => [
  ...specs.map((spec) => ({ ...spec, test: `${file}: ${spec.title}` })),
  ...suites.flatMap(specsOf),
]

const PAGE_LINES = 40

/** The last lines of what the page of a failed test contained, indented; empty if Playwright wrote nothing about it. */
function pageOf({ attachments = [] }: PlaywrightResult) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path
  if (file === undefined || !existsSync(file)) return ''
  const lines = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(readFileSync(file, 'utf8'))?.[1]?.split('\n') ?? []
  return lines
    .slice(-PAGE_LINES)
    .map((line) => `\n     ${line}`)
    .join('')
}

/** A failed test: its first result, with all errors and its page. */
const redOf = (test: string, result: PlaywrightResult = {}) =>
  `${test}${(result.errors ?? []).map(({ message }) => whyOf(message)).join('')}${pageOf(result)}`

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    red: specs.filter(({ ok }) => !ok).map(({ test, tests }) => redOf(test, tests?.[0]?.results[0])),
    times: specs.map(({ test, tests }) => ({ test, ms: tests?.[0]?.results[0]?.duration ?? 0 })),
  }
}

/** The counts from a test runner's report; a runner that crashed before writing it, or failed without a failed test, is one failure. */
function countsOf<Report>(count: (report: Report) => Counts) {
  return (isGreen: boolean, file: string): Counts => {
    try {
      const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report) // as its runner writes it
      return isGreen || counts.failed > 0 ? counts : { ...counts, failed: 1 }
    } catch {
      return { passed: 0, failed: 1 }
    }
  }
}

/** `unhandledFile`: errors thrown outside tests, one per line. */
export function countsOfVitest(isGreen: boolean, file: string, unhandledFile?: string): Counts {
  const counts = countsOf(vitestCounts)(isGreen, file)
  const unhandled =
    unhandledFile !== undefined && existsSync(unhandledFile)
      ? readFileSync(unhandledFile, 'utf8').split('\n').filter(Boolean)
      : []
  return unhandled.length > 0 ? { ...counts, red: [...(counts.red ?? []), ...unhandled] } : counts
}
export const countsOfPlaywright = countsOf(playwrightCounts)

/** A time in minutes and seconds, as `4:07`. */
export const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1_000) % 60)).padStart(2, '0')}`

/** A finished step in one line. `ms`: how long it took. */
export function lineOf({ name, ms, passed, failed, leftOut }: { name: string; ms: number } & Counts): string {
  if (leftOut !== undefined) return `LEFT OUT ${name}: ${leftOut}`
  const count = passed + failed === 0 ? '' : `: ${passed} passed, ${failed} failed`
  return `${failed === 0 ? 'ok  ' : 'FAIL'} ${minutes(ms).padStart(5)} ${name}${count}`
}

const SLOWEST = 10

/** The end of the log: the slowest tests, the failed ones with their errors, the minutes of each step and of all, and the total as its last line. */
export function summaryOf(results: readonly ({ name: string; ms: number } & Counts)[], ms: number): string {
  const sum = (of: 'passed' | 'failed') => results.reduce((total, counts) => total + counts[of], 0)
  const slowest = results.flatMap(({ times = [] }) => times).toSorted((one, other) => other.ms - one.ms)
  const red = results.flatMap(({ red = [] }) => red.map((test) => `FAIL ${test}`))
  const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', title, ...lines])
  return [
    ...list(
      'Slowest tests',
      slowest.slice(0, SLOWEST).map(({ test, ms }) => `${`${(ms / 1_000).toFixed(1)} s`.padStart(12)} ${test}`),
    ),
    ...list('Failed tests', red),
    ...list(`Minutes of each step, ${minutes(ms)} in all`, results.map(lineOf)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
