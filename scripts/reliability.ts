/**
 * npm run reliability [-- R1 R6] [-- --quick]
 *
 * Measures the reliability goals R1 to R16 and prints each figure as `NAME value target`; docs/reliability.md explains them.
 * With `--quick` every campaign is shortened, and R7 and R8, which take the whole end-to-end run, are skipped.
 * Builds the app first, unless DIST is set to a build.
 */
import './requireNode.ts'
import { spawn, spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { undeliverable } from './delivery.ts'

const { values: options, positionals } = parseArgs({ options: { quick: { type: 'boolean', default: false } }, allowPositionals: true })
const ALL = Array.from({ length: 16 }, (_, index) => `R${index + 1}`)
const wrong = positionals.filter((name) => !ALL.includes(name))
if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: the goals are ${ALL[0]} to ${ALL.at(-1)}`)
const goals = new Set(positionals.length > 0 ? positionals : ALL)
const wants = (...names: string[]) => names.some((name) => goals.has(name))

const DIST = process.env['DIST'] ?? '.cache/reliability-dist'
const env = { ...process.env, DIST, RELIABILITY: options.quick ? 'quick' : 'full' }

/** Which tests measure which goal. */
const unitTests: [goal: string, files: string[]][] = [
  ['R1', ['answers', 'polls', 'order']],
  ['R2', ['schemas', 'fields']],
  ['R5', ['lost', 'several']],
  ['R6', ['storm']],
  ['R11', ['money']],
  ['R13', ['zones']],
  ['R14', ['storage']],
]
const browserTests: [goal: string, files: string[]][] = [
  ['R1', ['answers', 'network']],
  ['R9', ['hours']],
  ['R14', ['storage']],
  ['R15', ['scale']],
]
const filesOf = (tests: [string, string[]][]) => tests.filter(([goal]) => goals.has(goal)).flatMap(([, files]) => files)

const print = (name: string, value: string, target: string) => console.log(`${name.padEnd(112)} ${value.padStart(9)}   ${target}`)
const failures: string[] = []

/** The part of npm's report that is used. */
interface Audit {
  metadata: { vulnerabilities: { high: number; critical: number } }
}

/** Prints the figures among a command's output; its last lines if it fails. */
async function measure(command: string, ...args: string[]) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const lines: string[] = []
  const listen = async (stream: typeof child.stdout) => {
    for await (const line of createInterface({ input: stream })) {
      lines.push(line)
      if (!/^R\d+ /.test(line)) continue
      const [name = '', value, target] = line.split('\t')
      if (value === undefined) console.log(name)
      else print(name, value, target ?? '')
    }
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await Promise.all([listen(child.stdout), listen(child.stderr)])
  if ((await ended) === 0) return
  failures.push([command, ...args].join(' '))
  console.log(`FAIL ${failures.at(-1)}\n${lines.slice(-60).join('\n')}`)
}

const count = (name: string, found: string[]) => {
  print(name, String(found.length), '0')
  if (found.length > 0) failures.push(`${name}: ${found.join('; ')}`)
}

/** Audits the delivered packages with npm; not measured if the registry does not answer. */
function auditDelivered() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
  const vulnerabilities = /"metadata"/.test(stdout) ? (JSON.parse(stdout) as Audit).metadata.vulnerabilities : null
  const name = 'R16 high and critical weaknesses known of what is delivered'
  if (vulnerabilities === null) return console.log(`${name}: not measured, the registry did not answer`)
  print(name, String(vulnerabilities.high + vulnerabilities.critical), '0')
  if (vulnerabilities.high + vulnerabilities.critical > 0) failures.push(name)
}

const load = () => `load ${loadavg().map((value) => value.toFixed(1)).join(' ')}`
console.log(`${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.versions.node}, ${load()}\n`)
print('NAME', 'value', 'target')

const units = filesOf(unitTests).map((name) => `tests/reliability/${name}.test`)
if (wants('R3')) units.push('tests/machines/')
if (wants('R12')) units.push('tests/domain/returnPath.test')
if (units.length > 0) await measure('vitest', 'run', '--testTimeout', '600000', ...units)

const browsers = filesOf(browserTests)
const wholeRun = wants('R7', 'R8') && !options.quick
const submits = wants('R4', 'R5') && !wholeRun
if (browsers.length > 0 || wholeRun || submits || wants('R16')) {
  ensureChromium()
  if (process.env['DIST'] === undefined) await measure('vite', 'build', '--outDir', DIST, '--emptyOutDir', '--logLevel', 'warn')
}
if (browsers.length > 0) await measure('playwright', 'test', '--config', 'tests/reliability/browser', ...browsers.map((name) => `/${name}.spec`))
if (submits) await measure('playwright', 'test', 'e2e/reliability.spec')
if (wholeRun) await measure('playwright', 'test')
if (wants('R7', 'R8') && options.quick) console.log('R7 and R8 take the whole end-to-end run: not measured with --quick')

if (wants('R10')) await measure('node', 'tests/reliability/kill.ts', options.quick ? '5' : '100')
if (wants('R16')) {
  count('R16 files and texts in the build that must not be delivered', undeliverable(DIST))
  auditDelivered()
}
console.log('R17 whether these tests bite: npm run sabotage')
console.log(failures.length === 0 ? `\nAll goals that were measured are met. ${load()}` : `\nNot met:\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
