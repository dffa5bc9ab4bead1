import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Check, MonkeyCheck, SimulationCheck, TestCheck } from './defect.ts'

/** Results of a check: names of tests or rules, sorted by outcome. */
export interface Findings {
  green: string[]
  red: string[]
}

const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const VITE = 'node_modules/vite/bin/vite.js'
const OXLINT = 'node_modules/oxlint/bin/oxlint'

/** Runs one of the project's tools in the folder with the current Node; returns its output, and whether it succeeded. */
function run(folder: string, args: string[], env: Record<string, string> = {}): Promise<{ written: string; isFine: boolean }> {
  return new Promise((answer, fail) => {
    // Uses the folder's own build, not the one made by npm run proofs -- reliability.
    const tool = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, FORCE_COLOR: '0', DIST: 'dist', ...env } })
    let written = ''
    tool.stdout.on('data', (part) => (written += String(part)))
    tool.stderr.on('data', (part) => (written += String(part)))
    tool.on('error', fail)
    tool.on('close', (status) => answer({ written, isFine: status === 0 }))
  })
}

const asPattern = (names: readonly string[]) => names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

/** Reads the report of a test runner; throws if it crashed before writing one. */
function report<Shape>(path: string, written: string): Shape {
  if (!existsSync(path)) throw new Error(`no report was written:\n${written.slice(-2_000)}`)
  return JSON.parse(readFileSync(path, 'utf8')) as Shape
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

export async function unitTests(folder: string, files: readonly string[], names: readonly string[]): Promise<Findings> {
  const path = join(folder, '.cache/sabotage-unit.json')
  rmSync(path, { force: true })
  const args = [VITEST, 'run', ...files, '-t', asPattern(names), '--reporter=json', `--outputFile=${path}`, '--testTimeout=40000']
  const { written } = await run(folder, args)
  const tests = report<VitestReport>(path, written).testResults.flatMap(({ assertionResults }) => assertionResults)
  const ended = (status: string) => tests.filter((test) => test.status === status).map(({ fullName }) => fullName)
  return { green: ended('passed'), red: ended('failed') }
}

interface PlaywrightSuite {
  specs: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}
const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** Runs end-to-end tests of the app built in the folder. */
export async function browserTests(folder: string, files: readonly string[], names: readonly string[]): Promise<Findings> {
  const path = join(folder, '.cache/sabotage-browser.json')
  rmSync(path, { force: true })
  const args = [PLAYWRIGHT, 'test', ...files, '-g', asPattern(names), '--workers', '1', '--timeout', '60000', '--reporter=json']
  const { written } = await run(folder, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: path })
  const specs = report<{ suites: PlaywrightSuite[] }>(path, written).suites.flatMap(specsOf)
  const ended = (ok: boolean) => specs.filter((spec) => spec.ok === ok).map(({ title }) => title)
  return { green: ended(true), red: ended(false) }
}

/** Violated lint rules; without violations all of them pass. */
export async function lintRules(folder: string, rules: string[]): Promise<Findings> {
  const { written } = await run(folder, [OXLINT, '--format=json', 'src', 'sandbox'])
  const start = written.indexOf('{')
  if (start < 0) throw new Error(`no report was written:\n${written.slice(-2_000)}`)
  const { diagnostics } = JSON.parse(written.slice(start)) as { diagnostics: { code: string; severity: string }[] }
  const broken = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code))
  return { green: rules.filter((rule) => !broken.has(rule)), red: [...broken] }
}

/** Each runs two minutes with one fault and its recovery. The seed draws the fault; the second seed covers a fault that the first did not affect. */
const MONKEY_SEEDS = ['31', '35']
const MONKEY_MINUTES = '2'

/** The invariants that these runs satisfy, and the violated ones. */
export async function invariants(folder: string, checks: readonly MonkeyCheck[]): Promise<Findings> {
  const broken: string[] = []
  const fulfilled = () => checks.map(({ invariant }) => invariant).filter((invariant) => !broken.includes(invariant))
  for (const seed of MONKEY_SEEDS) {
    const { written } = await run(folder, ['tests/proofs/monkey/run.ts', '--seed', seed, '--wide', '--language', 'en', '--minutes', MONKEY_MINUTES])
    if (!written.includes(' actions in ')) throw new Error(`the monkey did not play:\n${written.slice(-2_000)}`)
    broken.push(...[...written.matchAll(/^BROKEN (\w+): /gm)].map(([, invariant = '']) => invariant))
    if (fulfilled().length === 0) break
  }
  return { green: fulfilled(), red: broken }
}

const storyName = ({ invariant, story }: SimulationCheck) => `${invariant} in ${story}`

/** The invariants that the stored runs satisfy, and the violated ones. */
async function simulatedInvariants(folder: string, checks: readonly SimulationCheck[]): Promise<Findings> {
  const broken: string[] = []
  for (const story of new Set(checks.map((check) => check.story))) {
    const { written } = await run(folder, ['scripts/checks/simulate.ts', '--replay', `tests/proofs/simulation/kept/${story}.json`], { NODE_ENV: 'production' })
    if (!written.includes('SIMULATED 1 runs')) throw new Error(`nothing was simulated:\n${written.slice(-2_000)}`)
    broken.push(...[...written.matchAll(/^FAILED \d+: (\w+): /gm)].map(([, invariant = '']) => `${invariant} in ${story}`))
  }
  return { green: checks.map(storyName).filter((name) => !broken.includes(name)), red: broken }
}

const namesOf = (checks: readonly TestCheck[]) =>
  [[...new Set(checks.map(({ file }) => file))], [...new Set(checks.map(({ test }) => test))]] as const

/** Runs the checks of one mutation, or of many on the original copy. Throws if the build fails and no check expects that. */
export async function runChecks(folder: string, checks: readonly Check[]): Promise<Findings> {
  const unit = checks.filter((check): check is TestCheck => check.by === 'unit')
  const browser = checks.filter((check): check is TestCheck => check.by === 'browser')
  const monkeys = checks.filter((check): check is MonkeyCheck => check.by === 'monkey')
  const stories = checks.filter((check): check is SimulationCheck => check.by === 'simulation')
  const rules = checks.filter((check) => check.by === 'lint').map(({ rule }) => rule)
  const builds = checks.filter((check) => check.by === 'build').map(({ says }) => says)
  const twice = checks.filter((check) => check.by === 'builds').map(({ says }) => says)
  const findings: Findings[] = []

  if (unit.length > 0) findings.push(await unitTests(folder, ...namesOf(unit)))
  if (stories.length > 0) findings.push(await simulatedInvariants(folder, stories))
  if (rules.length > 0) findings.push(await lintRules(folder, rules))
  if (browser.length + builds.length + twice.length + monkeys.length > 0) {
    rmSync(join(folder, 'dist'), { recursive: true, force: true })
    const { written, isFine } = await run(folder, [VITE, 'build', '--logLevel', 'warn'])
    findings.push(isFine ? { green: builds, red: [] } : { green: [], red: [written] })
    if (!isFine && builds.length === 0) throw new Error(`the build failed:\n${written.slice(-2_000)}`)
  }
  if (browser.length > 0) findings.push(await browserTests(folder, ...namesOf(browser)))
  if (twice.length > 0) {
    const { written, isFine } = await run(folder, ['scripts/release/sameBuild.ts'])
    findings.push(isFine ? { green: twice, red: [] } : { green: [], red: [written] })
  }
  if (monkeys.length > 0) findings.push(await invariants(folder, monkeys))
  return { green: findings.flatMap(({ green }) => green), red: findings.flatMap(({ red }) => red) }
}

/** The name of a finding if it matches the check: the test, the rule, or the build's message. */
export function findingName(check: Check, found: string): string | null {
  if (check.by === 'lint') return found === check.rule ? found : null
  if (check.by === 'build' || check.by === 'builds') return found.includes(check.says) ? `the ${check.by}: ${check.says}` : null
  if (check.by === 'monkey') return found === check.invariant ? `the monkey: ${found}` : null
  if (check.by === 'simulation') return found === storyName(check) ? `the simulation: ${found}` : null
  return found.includes(check.test) ? found : null
}
