/**
 * npm test               types, lint, unit and component tests, the papers, the build with its budget and licences, and the main job
 *                        in Chromium
 * npm run test:all       the gate: that, the further tests, the end-to-end tests through nginx, and the main job in Firefox
 * npm run test:night     the gate with every variant, path and large campaign, the build a second time, the gallery, WebKit and the
 *                        mutation tests
 *
 * What a step prints is shown where it fails, and kept in .cache/reports.
 */
import './setup/requireNode.ts'
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type EngineName, missingOf } from '../tests/browser/engines/engine.ts'
import { type Counts, countsOfPlaywright, countsOfVitest, lineOf, oneStep, summaryOf } from './checks/counts.ts'
import { UNHANDLED_ERRORS } from './checks/unhandledErrors.ts'
import { ensureChromium } from './setup/chromium.ts'
import { ensureAll } from './setup/machine.ts'

const REPORTS = '.cache/reports'
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, night: { type: 'boolean', default: false } },
})
const isWhole = values.all || values.night
// Read by tests/night.ts.
if (values.night) process.env['NIGHT'] = '1'

/** Runs a command with its output in a file, which is shown if it fails. */
async function run(name: string, [command = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const file = `${REPORTS}/${name.replaceAll(' ', '-')}.log`
  const log = createWriteStream(file)
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  const code = await new Promise<number | null>((resolve) =>
    child.on('close', resolve).on('error', () => resolve(null)),
  )
  await new Promise<void>((resolve) => void log.end(resolve))
  if (code !== 0) process.stdout.write(`\n> ${command} ${args.join(' ')}\n${readFileSync(file, 'utf8')}\n`)
  return code === 0
}

interface Step {
  name: string
  work: () => Promise<Counts>
}

const check = (name: string, ...command: string[]): Step => ({
  name,
  work: async () => oneStep(await run(name, command)),
})

function vitest(name: string, ...folders: string[]): Step {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
  const reporters = ['default', 'json', './scripts/checks/unhandledErrors.ts'].map(
    (reporter) => `--reporter=${reporter}`,
  )
  return {
    name,
    work: async () =>
      countsOfVitest(
        await run(name, ['vitest', 'run', ...folders, ...reporters, `--outputFile.json=${report}`]),
        report,
        UNHANDLED_ERRORS,
      ),
  }
}

function playwright(name: string, ...chosen: string[]): Step {
  const report = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
  const command = ['playwright', 'test', ...chosen, '--reporter=list,json']
  return {
    name,
    work: async () => countsOfPlaywright(await run(name, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }), report),
  }
}

/** The main job in another browser; left out where that is not installed. */
function mainJobIn(engine: EngineName): Step {
  const { name, work } = vitest(
    `the main job in ${engine}`,
    '--config',
    'tests/browser/engines/vitest.config.ts',
    engine,
  )
  return {
    name,
    work: async () => {
      const leftOut = missingOf(engine)
      return leftOut === null ? work() : { passed: 0, failed: 0, leftOut }
    },
  }
}

/** Steps in their order; those of one row run beside each other: alone, each leaves one of two cores idle. */
const QUICK: Step[][] = [
  [check('types', 'tsc', '--noEmit')],
  [check('lint', 'npm', 'run', 'lint')],
  [vitest('unit and component tests', 'tests/unit')],
  [vitest('papers', 'tests/papers'), check('build', 'vite', 'build', '--logLevel', 'warn')],
  [check('byte budget', 'node', 'bench/budget.ts'), check('licences', 'node', 'scripts/release/licences.ts')],
  [playwright('the main job', 'e2e/main/')],
]

const REST: Step[][] = [
  [vitest('further tests', 'tests/proofs', 'tests/sandbox', 'tests/tooling')],
  [playwright('end-to-end tests', '--grep-invert', `main/|gallery/${values.night ? '' : '|@night'}`)],
  [playwright('the smoke of the gallery', 'e2e/gallery/'), mainJobIn('firefox')],
]

const NIGHT: Step[][] = [
  [check('the second build', 'node', 'scripts/release/sameBuild.ts')],
  [mainJobIn('webkit'), vitest('tests of the gallery', 'tests/gallery')],
  [playwright('the gallery in Chromium', '--config', 'tests/browser/gallery')],
  // The other proofs ran above, at their full size; these two have no smaller one.
  [playwright('reliability in Chromium', '--config', 'tests/proofs/reliability/browser')],
  [
    check('simulation to 100', 'node', 'scripts/checks/simulate.ts', '--kept', '--seeds', '100'),
    check('simulation to 200', 'node', 'scripts/checks/simulate.ts', '--from', '101', '--seeds', '100'),
  ],
  [check('mutation', 'node', 'scripts/checks/mutation.ts', '--seventh')],
]

mkdirSync(REPORTS, { recursive: true })
// In CI the main job goes through nginx as well.
if (isWhole || process.env['CI'] !== undefined) ensureAll()
else ensureChromium()

async function timed({ name, work }: Step) {
  const begun = performance.now()
  const counts = await work()
  const result = { name, ms: performance.now() - begun, ...counts }
  console.log(lineOf(result))
  return result
}

const begun = performance.now()
const results = []
for (const row of [...QUICK, ...(isWhole ? REST : []), ...(values.night ? NIGHT : [])])
  results.push(...(await Promise.all(row.map(timed))))
console.log(summaryOf(results, performance.now() - begun))
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
