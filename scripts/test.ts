/**
 * npm test: types, lint, unit and component tests, the build with its budget and licences, and end-to-end tests of what was
 * built, through nginx, in Chromium; a short part in Firefox and in WebKit.
 */
import './setup/requireNode.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { ENGINES, missingOf } from '../tests/browser/engines/browsers.ts'
import { ensureChromium } from './setup/chromium.ts'
import { type Counts, countsOfPlaywright, countsOfVitest, oneStep, summaryOf } from './checks/counts.ts'
import { installPackages } from './setup/debian.ts'
import { shortPart } from './checks/engines/shortPart.ts'
import { ensureNginx } from './setup/nginx.ts'
import { STRAY } from './checks/strayErrors.ts'

const REPORTS = '.cache/reports'
const VITEST = `${REPORTS}/vitest.json`
const PLAYWRIGHT = `${REPORTS}/playwright.json`
mkdirSync(REPORTS, { recursive: true })

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

ensureChromium()
ensureNginx()
installPackages(...ENGINES.filter((engine) => missingOf(engine) !== null).map(({ packages }) => packages))
const steps: [string, () => Counts][] = [
  ['types', () => oneStep(run('tsc', ['--noEmit']))],
  ['lint', () => oneStep(run('oxlint', ['--type-aware', '--deny-warnings']))],
  ['unit and component tests', () => countsOfVitest(run('vitest', ['run', '--reporter=default', '--reporter=json', '--reporter=./scripts/checks/strayErrors.ts', `--outputFile.json=${VITEST}`]), VITEST, STRAY)],
  ['build', () => oneStep(run('vite', ['build', '--logLevel', 'warn']))],
  ['byte budget', () => oneStep(run('node', ['bench/budget.ts']))],
  ['licences', () => oneStep(run('node', ['scripts/release/licences.ts']))],
  ['end-to-end tests', () => countsOfPlaywright(run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT }), PLAYWRIGHT)],
]

const results = steps.map(([name, work]) => ({ name, ...work() }))
// Both at once: each is quick, and waits more than it works.
results.push(...(await Promise.all(ENGINES.map(async (engine) => ({ name: `a short part in ${engine.name}`, ...(await shortPart(engine, REPORTS)) })))))
process.stdout.write(`\n${summaryOf(results)}\n`)
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
