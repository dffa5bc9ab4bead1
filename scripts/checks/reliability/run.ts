/**
 * npm run proofs -- reliability [R1 R6] [--quick] [--part 2/6] measures the reliability goals R1 to R18, and prints each figure
 * and finally all of them as a Markdown table; docs/proofs/reliability.md explains them. Fails if a goal is missed. `--quick`
 * shortens every campaign and leaves out R7, R8 (the whole end-to-end run) and R17 (all mutations), which cannot be shortened.
 * `--part` runs a part of the end-to-end run, for a shared machine. Builds the app first, unless DIST is set to a build.
 */
import '../../setup/requireNode.ts'
import { spawn } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../../setup/chromium.ts'
import { campaigns, GOALS } from './campaigns.ts'
import { type Figure, figureOf, isMet, tableOf } from './figures.ts'

const { values: options, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, part: { type: 'string', default: '1/1' } },
  allowPositionals: true,
})
const wrong = positionals.filter((name) => !GOALS.includes(name))
if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: the goals are ${GOALS[0]} to ${GOALS.at(-1)}`)
const goals = positionals.length > 0 ? positionals : GOALS

const DIST = process.env['DIST'] ?? '.cache/reliability-dist'
const figures: Figure[] = []

/**
 * Runs a command and collects the figures it prints for the goals in `of`; figures of other goals are partial. Returns whether it
 * succeeded; prints its last lines if not. `size`: `full`, `quick`, or as in npm run test:all.
 */
async function measure([command = '', ...args]: readonly string[], of: readonly string[] = [], size = ''): Promise<boolean> {
  const env = { ...process.env, DIST, RELIABILITY: size }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const lines: string[] = []
  const listen = async (stream: typeof child.stdout) => {
    for await (const line of createInterface({ input: stream })) {
      lines.push(line)
      const figure = figureOf(line)
      if (figure === null || !of.includes(figure.goal)) continue
      figures.push(figure)
      console.log(`${`${figure.goal} ${figure.what}`.padEnd(112)} ${figure.measured.padStart(9)}   ${figure.wanted}`)
    }
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await Promise.all([listen(child.stdout), listen(child.stderr)])
  const isGreen = (await ended) === 0
  if (!isGreen) console.log(`FAIL ${[command, ...args].join(' ')}\n${lines.slice(-60).join('\n')}`)
  return isGreen
}

const load = () => `load ${loadavg().map((value) => value.toFixed(1)).join(' ')}`
console.log(`${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.versions.node}, ${load()}\n`)

const wanted = campaigns({ kills: options.quick ? 5 : 100, part: options.part }).filter((campaign) => campaign.goals.some((goal) => goals.includes(goal)))
const chosen = wanted.filter(({ hasOneSize = false }) => !hasOneSize || !options.quick)
if (chosen.some(({ needsBuild }) => needsBuild)) {
  ensureChromium()
  if (process.env['DIST'] === undefined && !(await measure(['vite', 'build', '--outDir', DIST, '--emptyOutDir', '--logLevel', 'warn']))) process.exit(1)
}
for (const campaign of chosen) {
  const begun = performance.now()
  const isGreen = await measure(campaign.command, campaign.goals, campaign.hasOneSize ? '' : options.quick ? 'quick' : 'full')
  const took = `${Math.round((performance.now() - begun) / 1_000)} s, ${load()}`
  figures.push({ goal: campaign.goals[0] ?? '', what: `failures of \`${campaign.command.join(' ')}\` (${took})`, measured: isGreen ? '0' : '1', wanted: '0' })
}

const leftOut = wanted.filter((campaign) => !chosen.includes(campaign)).flatMap((campaign) => campaign.goals)
const measured = figures.filter((figure) => isMet(figure) !== null)
const missed = measured.filter((figure) => isMet(figure) === false)
console.log(`\n${tableOf(figures)}\n`)
if (leftOut.length > 0) console.log(`${leftOut.join(', ')}: not measured with --quick`)
console.log(`${measured.length - missed.length} of ${measured.length} figures are as wanted. ${new Date().toISOString().slice(0, 16)} UTC, ${load()}`)
process.exit(missed.length === 0 ? 0 : 1)
