/** npm test: types, lint, unit and component tests, the build with its budget and licences, and end-to-end tests of what was built, through nginx. */
import './requireNode.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { ensureNginx } from './nginx.ts'

const REPORTS = '.cache/reports'
mkdirSync(REPORTS, { recursive: true })

interface Counts {
  passed: number
  failed: number
  /** Names of failed tests, repeated at the end: often only the end of a long log is kept. */
  red?: string[]
}

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A step without tests counts as one. */
const step = (command: string, args: string[]): Counts => (run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** The counts a test runner wrote; a runner that died before writing is one failure. */
function counted(ok: boolean, read: () => Counts): Counts {
  try {
    const counts = read()
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}
// Both files were written by the runner just started.
const report = <Shape>(name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')) as Shape

const unit = () =>
  counted(run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`]), () => {
    const { numPassedTests, numFailedTests, testResults } = report<VitestReport>('vitest')
    const red = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
        return (failed.length > 0 ? failed : [message]).map((what) => `${relative('.', name)}: ${what}`)
      })
    return { passed: numPassedTests, failed: numFailedTests, red }
  })

const redOf = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(redOf),
]

const endToEnd = () =>
  counted(run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` }), () => {
    const { stats, suites } = report<PlaywrightReport>('playwright')
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, red: suites.flatMap(redOf) }
  })

ensureChromium()
ensureNginx()
const steps: [string, () => Counts][] = [
  ['types', () => step('tsc', ['--noEmit'])],
  ['lint', () => step('oxlint', ['--type-aware', '--deny-warnings'])],
  ['unit and component tests', unit],
  ['build', () => step('vite', ['build', '--logLevel', 'warn'])],
  ['byte budget', () => step('node', ['bench/budget.ts'])],
  ['licences', () => step('node', ['scripts/licences.ts'])],
  ['end-to-end tests', endToEnd],
]

const results = steps.map(([name, work]) => ({ name, ...work() }))
process.stdout.write('\n')
for (const { red = [] } of results) for (const name of red) process.stdout.write(`FAIL ${name}\n`)
for (const { name, passed, failed } of results) process.stdout.write(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed\n`)
const total = results.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 })
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
