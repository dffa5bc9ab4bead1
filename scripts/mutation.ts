/**
 * npm run mutation: changes src/domain in a thousand small ways, one at a time, and asks whether a test notices.
 * Prints each change that no test noticed and the score in percent; fails below the wanted one.
 * `npm run mutation -- src/domain/profit.ts` asks for one file.
 */
import './requireNode.ts'
import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/** Of every hundred changes so many must be noticed. */
const WANTED = 85

// Far from UTC and on no full hour, so that a date in local time is a wrong one.
process.env['TZ'] = 'Asia/Kathmandu'

/**
 * One file at a time, with the tests that import it: a change of what is set up when a file is loaded asks all of those.
 * The tsconfig that mutation.json names does not exist: TypeScript 7 has no interface to read one, and vitest removes the types.
 */
const mutate = (file: string) => new Stryker({ configFile: 'scripts/mutation.json', mutate: [file] }).runMutationTest()
type Mutant = Awaited<ReturnType<typeof mutate>>[number]

const write = (line: string) => void process.stdout.write(`${line}\n`)
const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
/** A change that does not even load says nothing about the tests. */
const wasAsked = (mutant: Mutant) => isNoticed(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage'
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)

let [noticed, all] = [0, 0]
const asked = process.argv.slice(2)
for (const file of asked.length > 0 ? asked : globSync('src/domain/*.ts').toSorted()) {
  const mutants = (await mutate(file)).filter(wasAsked)
  const here = mutants.filter(isNoticed).length
  noticed += here
  all += mutants.length
  write(`${percent(here, mutants.length).toFixed(0).padStart(3)} % ${file}, ${here} of ${mutants.length}`)
  for (const { location, mutatorName, replacement, status } of mutants.filter((mutant) => !isNoticed(mutant)))
    write(`      ${location.start.line}:${location.start.column} ${status === 'NoCoverage' ? 'untested' : 'unnoticed'} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ') ?? ''}`)
}
const score = percent(noticed, all)
write(`MUTATION ${score.toFixed(1)} % of ${all} changes of src/domain noticed, wanted at least ${WANTED} %`)
process.exitCode = score >= WANTED ? 0 : 1
