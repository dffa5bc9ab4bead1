import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { liveSources } from '../live/host.ts'
import { DIST, liveOptions, withDefaultHost } from '../web/options.ts'
import { WORKER } from './appFiles.ts'

/**
 * npm run demo:build: the built app and the paper exchange as a folder for any static host.
 * The app's files are those of `dist/`, byte for byte; the service worker puts the folder's path into them as it serves them.
 */
const here = import.meta.dirname
const { values } = parseArgs({
  args: withDefaultHost(process.argv.slice(2)),
  options: {
    into: { type: 'string', default: join(here, '../../demo-dist') },
    live: { type: 'string' },
    symbols: { type: 'string' },
  },
})
const live = liveOptions(values)

await build({
  configFile: false,
  root: here,
  publicDir: join(here, 'page'),
  logLevel: 'warn',
  define: { LIVE: JSON.stringify(live) },
  build: {
    outDir: values.into,
    emptyOutDir: true,
    target: 'es2023',
    // Classic: Firefox before 147 has no modules in service workers.
    rolldownOptions: { input: join(here, 'worker.ts'), output: { format: 'iife', entryFileNames: WORKER } },
  },
})
// A static host serves no precompressed files.
cpSync(DIST, join(values.into, 'app'), { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
// The start page loads the service worker: its policy names what that asks.
const startPage = join(values.into, 'index.html')
const start = readFileSync(startPage, 'utf8')
if (live)
  writeFileSync(
    startPage,
    start
      .replace("connect-src 'self'", `$& ${liveSources(live).join(' ')}`)
      .replace('made-up prices', `live prices of ${new URL(live.origin).host}`)
      .replace('No server is involved', 'No other server is involved'),
  )
console.log(`The demo: ${values.into}. Copy it to any static host that has https, under any path.`)
