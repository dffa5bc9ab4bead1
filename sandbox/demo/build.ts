import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { DIST } from '../web/options.ts'
import { WORKER } from './appFiles.ts'

/**
 * npm run demo:build: the built app and the paper exchange as a folder for any static host.
 * The app's files are those of `dist/`, byte for byte; the service worker puts the folder's path into them as it serves them.
 */
const here = import.meta.dirname
const { values } = parseArgs({ options: { into: { type: 'string', default: join(here, '../../demo-dist') } } })

await build({
  configFile: false,
  root: here,
  publicDir: join(here, 'page'),
  logLevel: 'warn',
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
console.log(`The demo: ${values.into}. Copy it to any static host that has https, under any path.`)
