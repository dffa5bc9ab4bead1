/**
 * npm run e2e:engines [-- --short] [-- firefox] [-- webkit]
 *
 * The end-to-end tests of the build in Firefox and in WebKit, from Debian's packages. Says what to install where an engine is
 * missing, runs the others all the same, and fails then. Needs a build.
 */
import './requireNode.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Engine, ENGINES, installing, missingOf } from '../tests/engines/browsers.ts'
import { SHORT } from '../tests/engines/firefox/leftOut.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } })
const unknown = positionals.find((wanted) => !ENGINES.some(({ name }) => name === wanted))
if (unknown !== undefined) throw new Error(`“${unknown}” is no engine: ${ENGINES.map(({ name }) => name).join(', ')}`)
if (!existsSync('dist/index.html')) throw new Error('There is no build: npm run build')

const FILES: Record<Engine['name'], string> = { firefox: `/${SHORT}.spec`, webkit: '/smoke.spec' }
/** WebKit's browser wants a screen; a virtual one is large enough for every window of its tests. */
const SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1600x1100x24']

function run({ name, version }: Engine): boolean {
  console.log(`\n> ${name}: ${version()}`)
  const test = ['playwright', 'test', '--config', `tests/engines/${name}/playwright.config.ts`, ...(values.short ? [FILES[name]] : [])]
  const [command = '', ...args] = name === 'webkit' ? [...SCREEN, ...test] : test
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const missing = wanted.filter((engine) => missingOf(engine).length > 0)
const failed = wanted.filter((engine) => !missing.includes(engine) && !run(engine))

for (const { name } of failed) console.error(`FAIL ${name}`)
for (const engine of missing) console.error(`NOT RUN ${engine.name}: there is no ${missingOf(engine).join(', no ')}`)
if (missing.length > 0) console.error(`Install on Debian, as root: ${installing(missing)}`)
process.exit(failed.length + missing.length > 0 ? 1 : 0)
