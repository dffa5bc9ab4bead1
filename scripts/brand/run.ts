/**
 * npm run brand -- brands/aurora/brand.json [--into dist] [--pack folder]
 *
 * Validates a brand, and measures the contrast of every pair of colours in use, in both themes and for the common colour vision
 * deficiencies; rejects it if any is too low. --into applies it to the built app, --pack prepares it for a container to mount.
 * docs/integrators/brand.md
 */
import '../setup/requireNode.ts'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { applyBrand } from './applyBrand.ts'
import { leftFromExample } from './leftFromExample.ts'
import { asRatio, lowest, measure, tableOf } from './measure.ts'
import { pack } from './pack.ts'
import { LEAST } from './pairs.ts'
import { readBrand } from './readBrand.ts'

const USAGE = 'npm run brand -- brands/aurora/brand.json [--into dist] [--pack folder]'

/** Exits with the error message, without a stack trace. */
function end(error: unknown, status: number): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(status)
}

function given() {
  try {
    return parseArgs({ options: { into: { type: 'string' }, pack: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    return end(`${error instanceof Error ? error.message.split('. To ')[0] : String(error)}\n${USAGE}`, 2)
  }
}

const { values, positionals } = given()
const [file] = positionals
if (file === undefined || positionals.length > 1) end(USAGE, 2)
const { brand, problems } = readBrand(
  file,
  readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8'),
)
for (const problem of problems) console.error(problem)

const pairs = measure(brand.whole)
const below = pairs.filter(({ isEnough }) => !isEnough)
if (below.length > 0)
  console.error(`${tableOf(below)}\n${below.length} of ${pairs.length} pairs fall below what is wanted`)
if (problems.length > 0 || below.length > 0) {
  console.error('Refused')
  process.exit(1)
}
const isApplied = values.into !== undefined || values.pack !== undefined
const { problems: deadLinks, note } = leftFromExample(file)
if (isApplied && note !== null) console.error(note)
if (isApplied && deadLinks.length > 0) end(`${deadLinks.join('\n')}\nRefused`, 1)
const spare = (pair: (typeof pairs)[number]) => lowest(pair) / LEAST[pair.kind]
const [closest] = pairs.toSorted((a, b) => spare(a) - spare(b))
console.log(
  `${brand.fields.names.product}: ${pairs.length} pairs, each in four ways to see, are enough; the closest is ${closest ? `${asRatio(lowest(closest))}, ${closest.ink} on ${closest.ground}, ${closest.theme}` : 'none'}`,
)
try {
  if (values.into !== undefined) {
    applyBrand(values.into, brand)
    console.log(`Laid over ${values.into}`)
  }
  if (values.pack !== undefined) {
    pack(values.pack, brand)
    console.log(`Packed into ${values.pack}`)
  }
} catch (error) {
  end(error, 1)
}
