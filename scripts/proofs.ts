/**
 * npm run proofs                        what there is
 * npm run proofs -- monkey --seed 7     one of them, with its own options
 * npm run proofs -- --night             all of them at their largest, one after the other, in at most eight hours
 */
import './setup/requireNode.ts'
import { lineOf } from './checks/counts.ts'
import { runLimited } from './checks/engines/runLimited.ts'
import { type Proof, PROOFS } from './checks/proofs.ts'

const NIGHT_MINUTES = 480
/** A proof that takes this many times its usual duration counts as hanging. */
const PATIENCE = 2
const MINUTE_MS = 60_000

const help = () =>
  [
    'npm run proofs -- NAME [its options], or -- --night for all of them in at most eight hours',
    ...PROOFS.map(({ name, proves, options, minutes }) => `\n${name}, ${minutes} min: ${proves}.${options && `\n  ${options}`}`),
  ].join('\n')

/** Runs one proof to its end or its limit, and reports the result. */
async function prove({ name, command }: Proof, options: readonly string[], limitMinutes: number) {
  const begun = performance.now()
  const { isGreen, isLate } = await runLimited([...command, ...options], { limit: limitMinutes * MINUTE_MS, tell: (line) => console.log(line) })
  console.log(lineOf({ name: isLate ? `${name}: ended after ${Math.round(limitMinutes)} min` : name, ms: performance.now() - begun, passed: 0, failed: isGreen ? 0 : 1 }))
  return isGreen
}

async function night() {
  const ends = performance.now() + NIGHT_MINUTES * MINUTE_MS
  const red: string[] = []
  for (const proof of PROOFS) {
    const { options, minutes } = proof.night ?? { options: [], minutes: proof.minutes }
    const left = (ends - performance.now()) / MINUTE_MS
    if (!(await prove(proof, options, Math.min(minutes * PATIENCE, left)))) red.push(proof.name)
  }
  console.log(red.length > 0 ? `Red: ${red.join(', ')}` : 'All of them hold.')
  return red.length === 0
}

const [wanted, ...options] = process.argv.slice(2)
const proof = PROOFS.find(({ name }) => name === wanted)
if (wanted === '--night') process.exit((await night()) ? 0 : 1)
else if (proof) process.exit((await prove(proof, options, NIGHT_MINUTES)) ? 0 : 1)
else {
  console.log(help())
  process.exit(wanted === undefined || wanted === '--help' ? 0 : 2)
}
