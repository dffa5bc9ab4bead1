/**
 * npm run gallery:tasks [-- app] [-- static] [-- --only note] performs the fourteen designer tasks in the gallery, at 1440 and 1024
 * px, offline: with npm run gallery, and on the static site from a subfolder. Prints seconds and steps, and fails if a task fails.
 */
import '../../../scripts/setup/requireNode.ts'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveFolder } from '../../../gallery/static.ts'
import { startServer } from '../../../sandbox/server.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/setup/chromium.ts'
import { Designer } from './designer.ts'
import { prepare } from './prepare.ts'
import { TASKS } from './tasks.ts'

const WIDTHS = [1440, 1024] as const
const FOLDER = '.cache/gallery-tasks'
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' } } })
const isWanted = (place: 'app' | 'static') => positionals.length === 0 || positionals.includes(place)

const site = await prepare(FOLDER)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'] })
const troubles: string[] = []
const table: string[] = []

async function doTask(place: 'app' | 'static', width: number, name: string, gallery: string) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1' && foreign.push(request.url()))
  const designer = new Designer(page, gallery, place === 'app')
  const begin = performance.now()
  let trouble = ''
  try {
    await TASKS[name]?.(designer)
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error)
    await page.screenshot({ path: `${FOLDER}/${place}-${width}-${name.replaceAll(' ', '-')}.png` }).catch(() => {})
  }
  if (foreign.length > 0) trouble += ` asked for ${foreign.join(', ')}`
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1)
  await context.close()
  if (trouble !== '') troubles.push(`${name}, ${place}, ${width} px: ${trouble}`)
  table.push(`| ${name} | ${place} | ${width} | ${trouble === '' ? seconds : 'failed'} | ${designer.steps} |`)
  console.log(table.at(-1))
}

async function doAll(place: 'app' | 'static', gallery: string) {
  for (const width of WIDTHS) for (const name of Object.keys(TASKS)) if (new RegExp(values.only).test(name)) await doTask(place, width, name, gallery)
}

console.log('| task | gallery | width | seconds | steps |\n|---|---|---|---|---|')
if (isWanted('app')) {
  const { origin, stop } = await startServer({ memory: true, port: 0, host: '127.0.0.1' })
  // The first request compiles the gallery, so it is not measured.
  await fetch(`${origin}/gallery/`)
  await doAll('app', `${origin.replace('localhost', '127.0.0.1')}/gallery/`)
  await stop()
}
if (isWanted('static')) {
  const { address, stop } = await serveFolder(site, '/some/deep/path/')
  await doAll('static', address)
  stop()
}

await browser.close()
for (const trouble of troubles) console.error(`\nFAIL ${trouble}`)
process.exit(troubles.length > 0 ? 1 : 0)
