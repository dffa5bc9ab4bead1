import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/setup/chromium.ts'
import { type Address, printAddress } from './address.ts'
import { readAllCharts } from './chart/readAll.ts'
import { serveFolder } from './static.ts'
import { askedFor } from './export/storyboard/asked.ts'
import { readViews } from './view/readViews.ts'

const HELP = `npm run gallery:storyboard -- <machine> <state> [--by payment-failed] [--scene activating] [--lang en]… [--theme dark]… [--width 700]… [--folder .cache/storyboard]
The way to a state as a strip of its screens: HTML, PDF, SVG and PNG of each look, and the design tokens beside them. Without --lang and --theme in all.`

/** A path is walked event by event, on a machine that may be busy. */
const LONGEST_MS = 300_000
const BUTTONS = ['Storyboard as HTML', 'Storyboard as SVG', 'Storyboard as PNG', 'Design tokens as JSON']

async function saveBy(page: Page, button: string, folder: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: LONGEST_MS }), page.getByRole('button', { name: button }).click()])
  const name = download.suggestedFilename()
  await download.saveAs(join(folder, name))
  return name
}

/** Opens a storyboard in the gallery, and presses what a designer would. */
async function print(browser: Browser, gallery: string, address: Address, folder: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' })
  await page.goto(`${gallery}${printAddress(address)}`)
  const ended = page.getByRole('status').filter({ hasText: /(?:are|is) taken\.|cannot be taken/ })
  const told = await ended.textContent({ timeout: LONGEST_MS })
  if (told?.includes('cannot') ?? true) throw new Error(told ?? 'The storyboard does not come')
  await page.getByRole('button', { name: 'Export' }).click()
  const names: string[] = []
  for (const button of BUTTONS) names.push(await saveBy(page, button, folder))
  const pdf = names.map((name) => name.replace(/\.html$/, '.pdf')).find((name) => name.endsWith('.pdf')) ?? 'storyboard.pdf'
  await writeFile(join(folder, pdf), await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  await page.close()
  return [...names, pdf]
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      scene: { type: 'string' },
      lang: { type: 'string', multiple: true, default: ['en', 'pl'] },
      theme: { type: 'string', multiple: true, default: ['dark', 'light'] },
      width: { type: 'string', multiple: true, default: ['700'] },
      folder: { type: 'string', default: '.cache/storyboard' },
      help: { type: 'boolean', default: false },
    },
  })
  const { folder, by, scene, lang, theme, width } = values
  if (values.help || positionals.length === 0) return console.log(HELP)
  const [machine, state] = positionals
  const addresses = askedFor({ machine, state, by, scene, lang, theme, width }, await readAllCharts(), await readViews())
  await mkdir(folder, { recursive: true })
  const dist = await mkdtemp(join(tmpdir(), 'gallery-'))
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), build: { outDir: dist, emptyOutDir: true }, logLevel: 'warn' })
  const { address: gallery, stop } = await serveFolder(dist)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    for (const address of addresses) for (const name of await print(browser, gallery, address, folder)) console.log(join(folder, name))
  } finally {
    await browser.close()
    stop()
    await rm(dist, { recursive: true })
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
