/**
 * npm run proofs -- simulation --seeds 10000: the whole app with its network and its user, seed after seed, in virtual time (docs/proofs/simulation.md).
 * `--from 500` begins at another seed; `--first` stops at the first that fails; `--twice` runs each seed twice and compares; `--kept` replays
 * the stories that are kept; `--replay <file>` one of them; `--trace` prints all that happens.
 */
import '../setup/requireNode.ts'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleApp } from '../../tests/proofs/simulation/bundle.ts'
import { type Run, simulate } from '../../tests/proofs/simulation/run.ts'
import { shrink, story } from '../../tests/proofs/simulation/shrink.ts'

/** Runs that failed on this machine, and those stored as tests. */
const FOUND = '.cache/simulation'
const KEPT = 'tests/proofs/simulation/kept'

const flag = { type: 'boolean', default: false } as const
const { values: wanted } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    replay: { type: 'string' },
    first: flag,
    twice: flag,
    kept: flag,
    trace: flag,
  },
})
const write = (line: string) => void process.stdout.write(`${line}\n`)
// Far from UTC, so that dates in local time are detected.
process.env['TZ'] = 'America/New_York'
const app = await bundleApp()
const begunAt = performance.now()
/** Failed runs, by violation. */
const failed = new Map<string, string[]>()
let simulatedMs = 0
let count = 0
const changes = { sent: 0, faulted: 0 }

/** Counts a run; returns whether it is the first with its violation. */
function note({ finding, trace, simulatedMs: ms, changes: { sent, faulted } }: Run, name: string): boolean {
  count += 1
  simulatedMs += ms
  changes.sent += sent
  changes.faulted += faulted
  if (wanted.trace) write(trace.join('\n'))
  if (!finding) return false
  const kind = `${finding.invariant}: ${finding.text.replaceAll(/\d+/g, '#').slice(0, 60)}`
  const before = failed.get(kind) ?? []
  failed.set(kind, [...before, name])
  return before.length === 0
}

async function replay(file: string) {
  const { seed, setting, steps } = JSON.parse(readFileSync(file, 'utf8')) as Run // written by `keep`
  const run = await simulate(app, seed, { setting, steps })
  if (note(run, file)) write(story(run))
}

async function keep(run: Run) {
  const { trace: _trace, ...shrunk } = await shrink(app, run)
  mkdirSync(FOUND, { recursive: true })
  writeFileSync(join(FOUND, `${run.seed}.json`), `${JSON.stringify(shrunk)}\n`)
  write(story(shrunk))
}

async function run(seed: number) {
  const one = await simulate(app, seed)
  if (note(one, `seed ${seed}`)) await keep(one)
  if (!wanted.twice) return
  const { trace } = await simulate(app, seed)
  const differs = trace.findIndex((line, index) => line !== one.trace[index])
  if (differs >= 0 || trace.length !== one.trace.length)
    note(
      { ...one, finding: { invariant: 'twice', text: `run again, it went another way: ${trace[differs]}` } },
      `seed ${seed}`,
    )
}

const isEnough = () => wanted.first && failed.size > 0
if (wanted.replay !== undefined) await replay(wanted.replay)
else {
  if (wanted.kept) for (const file of readdirSync(KEPT)) if (file.endsWith('.json')) await replay(join(KEPT, file))
  const from = Number(wanted.from)
  for (let seed = from; seed < from + Number(wanted.seeds) && !isEnough(); seed += 1) await run(seed)
}

/** Failed runs of this invariant. */
const wrong = (name: string) => [...failed].flatMap(([kind, runs]) => (kind.startsWith(`${name}:`) ? runs : [])).length
write(
  `R5 of ${changes.sent} changes, ${changes.faulted} with a lost, late or wrong response, made twice or reported wrongly: ${wrong('truth')}, wanted 0`,
)
write(`R18 of the same, sent twice, unasked or at a stale price: ${wrong('sending')}, wanted 0`)
for (const [kind, names] of failed) write(`FAILED ${names.length}: ${kind} (${names.slice(0, 10).join(', ')})`)
write(
  `SIMULATED ${count} runs, ${(simulatedMs / 3_600_000).toFixed(2)} hours in ${Math.round((performance.now() - begunAt) / 1_000)} s; ${[...failed.values()].flat().length} failed`,
)
process.exit(failed.size === 0 ? 0 : 1)
