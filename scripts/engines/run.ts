/**
 * npm run e2e:engines [-- --short] [-- firefox] [-- webkit]
 *
 * The end-to-end tests of the build in Firefox and in WebKit, from Debian's packages. Says what to install where an engine is
 * missing, runs the others all the same, and fails then. Needs a build. With --short the main job, a dialog and the webview.
 */
import '../requireNode.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Engine, ENGINES, missingOf } from '../../tests/engines/browsers.ts'
import { commandOf } from './command.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } })
const unknown = positionals.find((wanted) => !ENGINES.some(({ name }) => name === wanted))
if (unknown !== undefined) throw new Error(`“${unknown}” is no engine: ${ENGINES.map(({ name }) => name).join(', ')}`)
if (!existsSync('dist/index.html')) throw new Error('There is no build: npm run build')

function isGreen(engine: Engine): boolean {
  console.log(`\n> ${engine.name}: ${engine.version()}`)
  return spawnSync(...commandOf(engine, values), { stdio: 'inherit' }).status === 0
}

const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const missing = wanted.filter((engine) => missingOf(engine) !== null)
const failed = wanted.filter((engine) => !missing.includes(engine) && !isGreen(engine))

for (const { name } of failed) console.error(`FAIL ${name}`)
for (const engine of missing) console.error(`NOT RUN ${missingOf(engine)}`)
process.exit(failed.length + missing.length > 0 ? 1 : 0)
