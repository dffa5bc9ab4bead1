/**
 * npm run simulate:defects: which mutations the simulation detects, by which invariant and seed, without knowing them.
 * `-- <text>` only those whose name contains it. Invariants and exchange are the original ones; only the app is mutated.
 */
import '../../setup/requireNode.ts'
import { type App, bundleApp } from '../../../tests/proofs/simulation/bundle.ts'
import { simulate } from '../../../tests/proofs/simulation/run.ts'
import { GLOBALS } from '../../../tests/proofs/simulation/tab.ts'
import { day } from './day.ts'
import type { Defect } from './defect.ts'
import { money } from './money.ts'
import { monkey } from './monkey.ts'
import { orders } from './orders.ts'
import { protocol } from './protocol.ts'
import { session } from './session.ts'
import { openStage } from './stage.ts'

const SEEDS = Number(process.env['SEEDS'] ?? 108)
/** Number of seeds per mutation and round. */
const ROUND = 3
process.env['TZ'] = 'America/New_York'
const wanted = process.argv.slice(2).join(' ')
/** From money and day only the mutations of flows, polls and session. */
const besides = new Set([
  'an order may be sent by a price of any age', 'one unreadable order takes the list along', 'every position is priced by the market on screen',
  'the price of the last market is kept while the next one loads', 'a key that sends', 'keys act while somebody types', 'a new release while something is under way',
])
const chosen = [...orders, ...protocol, ...session, ...monkey, ...[...money, ...day].filter(({ name }) => besides.has(name))].filter(({ name }) => name.includes(wanted))
const write = (line: string) => void process.stdout.write(`${line}\n`)

const sound = await bundleApp(GLOBALS, undefined, false)
const soundness = new Map<number, boolean>()
/** Whether a seed satisfies all invariants without the mutation; otherwise it proves nothing. */
async function isSound(seed: number): Promise<boolean> {
  const known = soundness.get(seed) ?? (await simulate(sound, seed)).finding === null
  soundness.set(seed, known)
  return known
}

async function buildSabotaged({ edits }: Defect): Promise<App> {
  const stage = openStage()
  try {
    stage.apply(edits)
    return await bundleApp(GLOBALS, stage.folder, false)
  } finally {
    stage.close()
  }
}

/** The first of these seeds that violates an invariant because of the mutation. */
async function foundIn(app: App, from: number): Promise<{ seed: number; invariant: string; text: string } | null> {
  for (let seed = from; seed < from + ROUND; seed += 1) {
    const { finding } = await simulate(app, seed)
    // A failure of the simulation itself is not a violation.
    if (finding && finding.invariant !== 'stage' && (await isSound(seed))) return { seed, ...finding }
  }
  return null
}

const apps = new Map<Defect, App>()
const left = new Set(chosen)
for (let from = 1; from <= SEEDS; from += ROUND) {
  for (const defect of left) {
    const app = apps.get(defect) ?? (await buildSabotaged(defect))
    apps.set(defect, app)
    const hit = await foundIn(app, from)
    if (!hit) continue
    left.delete(defect)
    apps.delete(defect)
    write(`found  ${defect.name} | ${hit.invariant} | seed ${hit.seed} | ${hit.text.slice(0, 140)}`)
  }
  write(`${from + ROUND - 1} seeds: ${chosen.length - left.size}/${chosen.length}`)
}
for (const { name } of left) write(`MISSED ${name} | in ${SEEDS} seeds`)
write(`SIMULATED DEFECTS ${chosen.length - left.size}/${chosen.length}; of the sound app ${[...soundness.values()].filter((isFine) => !isFine).length} of ${soundness.size} seeds failed`)
