/**
 * npm run sabotage: mutation tests. Applies each mutation of defects.ts to a copy of the project and checks that a test fails.
 * A test counts only if it passes in the original copy and fails in the mutated one; a crashed tool detects nothing.
 * `npm run proofs -- sabotage latch` runs only those whose name contains the text.
 */
import '../../setup/requireNode.ts'
import { figure } from '../../../tests/proofs/reliability/figure.ts'
import { runChecks, findingName } from './check.ts'
import type { Defect } from './defect.ts'
import { defects } from './defects.ts'
import { openStage, type Stage } from './stage.ts'

const AT_ONCE = 2

const nameFilter = process.argv.slice(2).join(' ')
const chosen = defects.filter(({ name }) => name.includes(nameFilter))
const write = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

/** The name of the test that detects a mutation; throws if none does. */
async function caught({ edits, caughtBy }: Defect, stage: Stage): Promise<string> {
  const restore = stage.apply(edits)
  try {
    const { red } = await runChecks(stage.folder, [caughtBy])
    const by = red.map((found) => findingName(caughtBy, found)).find((name) => name !== null)
    if (by === undefined) throw new Error(red.length === 0 ? 'nothing turned red' : `only this turned red: ${red.join(', ')}`)
    return by
  } finally {
    restore()
  }
}

let total = 0
async function work(stage: Stage, queue: Defect[]) {
  for (let defect = queue.shift(); defect; defect = queue.shift()) {
    const since = Date.now()
    try {
      const by = await caught(defect, stage)
      total += 1
      write(`caught  ${defect.name} (${by}) ${seconds(since)}`)
    } catch (error) {
      write(`ESCAPED ${defect.name}: ${defect.breaks} (${String(error)}) ${seconds(since)}`)
    }
  }
}

const stages = Array.from({ length: AT_ONCE }, openStage)
const [first] = stages
try {
  const since = Date.now()
  const { green, red } = first ? await runChecks(first.folder, chosen.map(({ caughtBy }) => caughtBy)) : { green: [], red: [] }
  write(`sound   ${green.length} green, ${red.length} red before any defect, ${seconds(since)}`)
  const isSound = ({ caughtBy }: Defect) =>
    green.some((found) => findingName(caughtBy, found) !== null) && red.every((found) => findingName(caughtBy, found) === null)
  for (const { name } of chosen.filter((defect) => !isSound(defect))) write(`ESCAPED ${name}: its test is not green in the sound copy`)
  const queue = chosen.filter(isSound)
  await Promise.all(stages.map((stage) => work(stage, queue)))
} finally {
  for (const stage of stages) stage.close()
}
figure('R17', `of ${chosen.length} deliberate mistakes, those that no test caught`, chosen.length - total, 0)
process.exit(total === chosen.length ? 0 : 1)
