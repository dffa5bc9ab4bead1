/**
 * npm run gallery:tasks [-- chromium] [-- firefox] [-- --only note] performs the fourteen designer tasks in the gallery, at 1440
 * and 1024 px: in Chromium with npm run gallery, in Firefox on the static site, from a subfolder and offline. Prints seconds and
 * steps, and fails if a task fails.
 */
import '../../../scripts/setup/requireNode.ts'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { serveFolder } from '../../../gallery/static.ts'
import { startServer } from '../../../sandbox/server.ts'
import { ENGINES, missingOf } from '../engines/browsers.ts'
import { launch } from './browsers.ts'
import { Designer } from './designer.ts'
import { prepare } from './prepare.ts'
import { TASKS } from './tasks.ts'

const WIDTHS = [1440, 1024] as const
const FOLDER = '.cache/gallery-tasks'
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string', default: '' } } })
const isWanted = (engine: string) => positionals.length === 0 || positionals.includes(engine)
const missing = ENGINES.filter(({ name }) => name === 'firefox' && isWanted(name)).flatMap((engine) => missingOf(engine) ?? [])

const site = await prepare(FOLDER)
const troubles: string[] = []
const table: string[] = []

async function doTask(browser: Browser, engine: string, width: number, name: string, gallery: string) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1' && foreign.push(request.url()))
  const designer = new Designer(page, gallery, engine === 'chromium')
  const begin = performance.now()
  let trouble = ''
  try {
    await TASKS[name]?.(designer)
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error)
    await page.screenshot({ path: `${FOLDER}/${engine}-${width}-${name.replaceAll(' ', '-')}.png` }).catch(() => {})
  }
  if (foreign.length > 0) trouble += ` asked for ${foreign.join(', ')}`
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1)
  await context.close()
  if (trouble !== '') troubles.push(`${name}, ${engine}, ${width} px: ${trouble}`)
  table.push(`| ${name} | ${engine} | ${width} | ${trouble === '' ? seconds : 'failed'} | ${designer.steps} |`)
  console.log(table.at(-1))
}

async function doAll(engine: 'chromium' | 'firefox', gallery: string) {
  const browser = await launch[engine]()
  for (const width of WIDTHS) for (const name of Object.keys(TASKS)) if (new RegExp(values.only).test(name)) await doTask(browser, engine, width, name, gallery)
  await browser.close()
}

console.log('| task | engine | width | seconds | steps |\n|---|---|---|---|---|')
if (isWanted('chromium')) {
  const { origin, stop } = await startServer({ memory: true, port: 0, host: '127.0.0.1' })
  // The first request compiles the gallery, so it is not measured.
  await fetch(`${origin}/gallery/`)
  await doAll('chromium', `${origin.replace('localhost', '127.0.0.1')}/gallery/`)
  await stop()
}
if (isWanted('firefox') && missing.length === 0) {
  const { address, stop } = await serveFolder(site, '/some/deep/path/')
  await doAll('firefox', address)
  stop()
}

for (const trouble of troubles) console.error(`\nFAIL ${trouble}`)
for (const what of missing) console.error(`\nNOT RUN ${what}`)
process.exit(troubles.length + missing.length > 0 ? 1 : 0)
