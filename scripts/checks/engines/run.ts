/**
 * npm run proofs -- engines [--short] [firefox] [webkit] runs the end-to-end tests of the build in Firefox and WebKit, from
 * Debian's packages. Reports why an engine cannot be used on this machine, runs the others anyway, and then fails. Needs a build.
 * --short runs the part of npm run test:all, in both at once.
 */
import '../../setup/requireNode.ts'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Engine, ENGINES } from '../../../tests/browser/engines/browsers.ts'
import { runEngine, type EngineResult } from './runEngine.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } })
const unknown = positionals.find((wanted) => !ENGINES.some(({ name }) => name === wanted))
if (unknown !== undefined) throw new Error(`“${unknown}” is no engine: ${ENGINES.map(({ name }) => name).join(', ')}`)
if (!existsSync('dist/index.html')) throw new Error('There is no build: npm run build')

const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const played: { engine: Engine; played: Promise<EngineResult> }[] = []
for (const engine of wanted) {
  const result = runEngine(engine, values)
  played.push({ engine, played: result })
  if (!values.short) await result
}

let isGreen = true
for (const { engine, played: result } of played) {
  const came = await result
  if (!('leftOut' in came) && came.isGreen) console.log(`ok   ${engine.name}, ${engine.version()}`)
  else {
    isGreen = false
    console.error('leftOut' in came ? `NOT RUN ${came.leftOut}` : `FAIL ${engine.name}${came.isLate ? ': ended by the limit' : ''}`)
  }
}
process.exit(isGreen ? 0 : 1)
