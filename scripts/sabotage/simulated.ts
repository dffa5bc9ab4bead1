/**
 * npm run simulate:defects: which of the deliberate mistakes the simulation finds by itself, by which law and in which seed. Nothing of it knows the mistakes.
 * `-- <text>` only those whose name contains it. The laws and the exchange are those of the sound project; only the app is spoilt.
 */
import '../requireNode.ts'
import { bundleApp } from '../../tests/simulation/bundle.ts'
import { simulate } from '../../tests/simulation/run.ts'
import { GLOBALS } from '../../tests/simulation/tab.ts'
import { day } from './day.ts'
import type { Defect } from './defect.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { session } from './session.ts'
import { openStage } from './stage.ts'

const SEEDS = Number(process.env['SEEDS'] ?? 60)
process.env['TZ'] = 'America/New_York'
const wanted = process.argv.slice(2).join(' ')
const chosen = [...orders, ...session, ...money, ...day].filter(({ name }) => name.includes(wanted))
const write = (line: string) => void process.stdout.write(`${line}\n`)

const sound = await bundleApp(GLOBALS, undefined, false)
const soundness = new Map<number, boolean>()
/** A seed that breaks a law without the mistake proves nothing. */
async function isSound(seed: number): Promise<boolean> {
  const known = soundness.get(seed) ?? (await simulate(sound, seed)).finding === null
  soundness.set(seed, known)
  return known
}

/** The first seed that breaks a law because of the mistake: the sound app keeps all of them. */
async function foundIn({ edits }: Defect): Promise<{ seed: number; law: string; text: string } | null> {
  const stage = openStage()
  try {
    stage.spoil(edits)
    const app = await bundleApp(GLOBALS, stage.folder, false)
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { finding } = await simulate(app, seed)
      if (finding && (await isSound(seed))) return { seed, ...finding }
    }
    return null
  } finally {
    stage.close()
  }
}

let found = 0
for (const defect of chosen) {
  const hit = await foundIn(defect).catch((error: unknown) => ({ seed: 0, law: 'the build', text: String(error) }))
  if (hit) found += 1
  write(hit ? `found  ${defect.name} | ${hit.law} | seed ${hit.seed} | ${hit.text.slice(0, 140)}` : `MISSED ${defect.name} | in ${SEEDS} seeds`)
}
write(`SIMULATED DEFECTS ${found}/${chosen.length}`)
