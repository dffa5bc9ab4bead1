/**
 * npm run mutation: changes src/domain in a thousand small ways, one at a time, and checks whether a test notices.
 * Prints each unnoticed change and the score in percent; fails below the minimum.
 * `npm run proofs -- mutation src/domain/order/profit.ts` runs one file.
 */
import '../setup/requireNode.ts'
import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/** Minimum percentage of changes that tests must notice. */
const MINIMUM = 85

// Far from UTC and not on a full hour, so that a date in local time is wrong.
process.env['TZ'] = 'Asia/Kathmandu'

/**
 * One file at a time, with the tests that import it: a change of module-level code runs all of those.
 * The tsconfig that mutation.json names does not exist: TypeScript 7 has no interface to read one, and vitest removes the types.
 */
const mutate = (file: string) => new Stryker({ configFile: 'scripts/checks/mutation.json', mutate: [file] }).runMutationTest()
type Mutant = Awaited<ReturnType<typeof mutate>>[number]

const write = (line: string) => void process.stdout.write(`${line}\n`)
const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
/** Excludes changes that do not even load. */
const counts = (mutant: Mutant) => isNoticed(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage'
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)

let [noticed, all] = [0, 0]
const files = process.argv.slice(2)
for (const file of files.length > 0 ? files : globSync('src/domain/**/*.ts').toSorted()) {
  const mutants = (await mutate(file)).filter(counts)
  const here = mutants.filter(isNoticed).length
  noticed += here
  all += mutants.length
  write(`${percent(here, mutants.length).toFixed(0).padStart(3)} % ${file}, ${here} of ${mutants.length}`)
  for (const { location, mutatorName, replacement, status } of mutants.filter((mutant) => !isNoticed(mutant)))
    write(`      ${location.start.line}:${location.start.column} ${status === 'NoCoverage' ? 'untested' : 'unnoticed'} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ') ?? ''}`)
}
const score = percent(noticed, all)
write(`MUTATION ${score.toFixed(1)} % of ${all} changes of src/domain noticed, wanted at least ${MINIMUM} %`)
process.exitCode = score >= MINIMUM ? 0 : 1
