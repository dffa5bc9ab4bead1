/**
 * npm run proofs -- mutation [file …]: changes src/domain, src/machines and src/queries in thousands of small ways, one at a time,
 * and checks whether a test notices. Prints each unnoticed change, and a table of scores per folder; fails below a minimum.
 * `npm run proofs -- mutation src/domain/order/profit.ts` changes one file; `-- mutation --seventh` those of one night of seven.
 */
import '../setup/requireNode.ts'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** Minimum percentage of changes that tests must notice, by folder. */
const MINIMUM = { 'src/domain': 85, 'src/machines': 70, 'src/queries': 70 } as const
type Folder = keyof typeof MINIMUM
const FOLDERS = Object.keys(MINIMUM) as Folder[] // its keys

/** An unnoticed change that no test has to notice, with the reason. `line` is the trimmed line of code. */
interface Survivor {
  file: string
  line: string
  replacement: string
  reason: string
}
const SURVIVORS = JSON.parse(readFileSync('scripts/checks/survivors.json', 'utf8')) as Survivor[]

// Far from UTC and not on a full hour, so that a date in local time is wrong.
process.env['TZ'] = 'Asia/Kathmandu'
// Of each campaign the small size, which runs again for every change: scripts/proofs.ts asks for the full one.
delete process.env['NIGHT']

/**
 * One file at a time, with the tests that import it: a change of module-level code runs all of those.
 * The tsconfig that mutation.json names does not exist: TypeScript 7 has no interface to read one, and vitest removes the types.
 */
const mutate = (file: string) =>
  new Stryker({ configFile: 'scripts/checks/mutation.json', mutate: [file] }).runMutationTest()
type Mutant = Awaited<ReturnType<typeof mutate>>[number]

const write = (line: string) => void process.stdout.write(`${line}\n`)
const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
/** Excludes changes that do not even load, and those of a machine's descriptions, which the build leaves out. */
const counts = (mutant: Mutant, lines: readonly string[]) =>
  (isNoticed(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage') && !isDescription(mutant, lines)
function isDescription({ location: { start } }: Mutant, lines: readonly string[]) {
  const before = [...lines.slice(0, start.line - 1), lines[start.line - 1]?.slice(0, start.column - 1)].join('\n')
  return /(?:description|title|meta|meta: \{.*outcome):\s*$/.test(before)
}
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)
const flat = (text = '') => text.replaceAll(/\s+/g, ' ').trim()

const tally = new Map(FOLDERS.map((folder) => [folder, { all: 0, noticed: 0, named: 0 }]))
const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { seventh: { type: 'boolean', default: false } },
})
const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`).toSorted())
const today = Math.floor(Date.now() / 86_400_000)
const tonight = values.seventh ? files.filter((_, index) => index % 7 === today % 7) : files
for (const file of given.length > 0 ? given : tonight) {
  const folder = FOLDERS.find((one) => file.startsWith(`${one}/`))
  const score = folder && tally.get(folder)
  if (!score) throw new Error(`${file} is in none of ${FOLDERS.join(', ')}`)
  const lines = readFileSync(file, 'utf8').split('\n')
  const lineOf = ({ location }: Mutant) => flat(lines[location.start.line - 1])
  const all = await mutate(file).catch(String)
  // No test of these folders imports it, or they fail without a change: the other files are changed all the same.
  if (typeof all === 'string') {
    const isForComponents = folder === 'src/queries' && all.includes('No tests were executed')
    write(`  - % ${file}, ${isForComponents ? 'tested by components only' : `not run: ${flat(all)}`}`)
    if (!isForComponents) process.exitCode = 1
    continue
  }
  const mutants = all.filter((mutant) => counts(mutant, lines))
  const unnoticed = mutants.filter((mutant) => !isNoticed(mutant))
  const known = SURVIVORS.filter((survivor) => survivor.file === file)
  const isNamed = (mutant: Mutant) =>
    known.some(({ line, replacement }) => line === lineOf(mutant) && replacement === flat(mutant.replacement))
  const named = unnoticed.filter(isNamed).length
  const noticed = mutants.length - unnoticed.length
  score.all += mutants.length
  score.noticed += noticed
  score.named += named
  write(
    `${percent(noticed + named, mutants.length)
      .toFixed(0)
      .padStart(3)} % ${file}, ${noticed} of ${mutants.length}${named > 0 ? `, and ${named} named` : ''}`,
  )
  for (const mutant of unnoticed.filter((one) => !isNamed(one)))
    write(
      `      ${mutant.location.start.line}:${mutant.location.start.column} ${mutant.status === 'NoCoverage' ? 'untested' : 'unnoticed'} ${mutant.mutatorName}: ${flat(mutant.replacement)}`,
    )
  for (const { line, replacement } of known.filter(
    (one) => !unnoticed.some((mutant) => one.line === lineOf(mutant) && one.replacement === flat(mutant.replacement)),
  ))
    write(`      named, but gone: ${line} → ${replacement}`)
}

write('\n| folder | changes | noticed | named | score | wanted |\n|---|---:|---:|---:|---:|---:|')
for (const [folder, { all, noticed, named }] of tally) {
  if (all === 0) continue
  const score = percent(noticed + named, all)
  write(`| ${folder} | ${all} | ${noticed} | ${named} | ${score.toFixed(1)} % | ${MINIMUM[folder]} % |`)
  if (score < MINIMUM[folder]) process.exitCode = 1
}
