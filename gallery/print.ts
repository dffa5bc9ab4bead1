import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts'
import { type Knobs, parseAddress, printAddress, WIDTHS } from './address.ts'
import { readAllCharts } from './chart/readAll.ts'
import { looksOf, type Path, pathsIn } from './paths.ts'
import { openView } from './openView.ts'
import { serveFolder } from './static.ts'
import type { Chart } from './types.ts'
import { sizeOf } from './view/size.ts'
import { views } from './views/views.ts'

/** npm run gallery:print -- [folder] [width]: every view of every machine, one picture a machine, language and theme. */
const [folder = '.cache/gallery', asked = '390'] = process.argv.slice(2)
const width = WIDTHS.find((one) => String(one) === asked)
if (width === undefined) throw new Error(`The widths are ${WIDTHS.join(', ')}`)

/** All pictures are of one moment, so that they differ from the last ones only where the product does. */
const MOMENT = '2026-11-21T12:00:00Z'
const LOOKS = (['en', 'pl'] as const).flatMap((lang) => (['dark', 'light'] as const).map((theme) => ({ lang, theme })))

/** What only comes late (the code of a screen) has come; a view that is a loader stays one. */
const LATE_CODE_MS = 500
const isQuiet = () => document.querySelector('main .bars, [role="dialog"] .bars') === null

interface Picture {
  path: Path
  png: Buffer
}

async function picturesOf(page: Page, chart: Chart, paths: readonly Path[], knobs: Knobs): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const path of paths) {
    await openView(page, printAddress({ place: { page: 'machine', machine: chart.name, state: path.state, by: path.by }, knobs }))
    await page.waitForFunction(isQuiet, null, { timeout: LATE_CODE_MS }).catch(() => {})
    pictures.push({ path, png: await page.screenshot({ animations: 'disabled', caret: 'hide' }) })
  }
  return pictures
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tile = ({ path, png }: Picture) => `<figure>
  <figcaption><b>${escaped(path.state)}</b><br>${escaped(path.by ?? 'Where it begins')}</figcaption>
  <img src="data:image/png;base64,${png.toString('base64')}">
</figure>`

/** All pictures side by side, under their names. */
async function printSheet(context: BrowserContext, title: string, pictures: readonly Picture[], file: string) {
  const page = await context.newPage()
  const shown = width === undefined || width > 700 ? 560 : 300
  await page.setContent(`<style>
    body { margin: 24px; width: ${Math.min(pictures.length, shown > 300 ? 3 : 6) * (shown + 16)}px; font: 13px/1.4 sans-serif; color: #222; background: #fff }
    main { display: flex; flex-wrap: wrap; gap: 24px 16px }
    figure { margin: 0; width: ${shown}px } figcaption { height: 3em } img { width: 100%; border: 1px solid #ccc }
  </style><h1>${escaped(title)}</h1><main>${pictures.map(tile).join('')}</main>`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

const dist = await mkdtemp(join(tmpdir(), 'gallery-'))
await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), build: { outDir: dist, emptyOutDir: true }, logLevel: 'warn' })
await mkdir(folder, { recursive: true })
const { address, stop } = await serveFolder(dist)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const context = await browser.newContext({ viewport: sizeOf(width), reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' })
const page = await context.newPage()
await page.clock.setFixedTime(MOMENT)

for (const chart of await readAllCharts()) {
  const view = views[chart.name]
  if (!view) continue
  for (const [scene, { onlyRunning }] of Object.entries(view.scenes)) {
    if (onlyRunning === true) continue
    const paths = looksOf(pathsIn(chart, view, scene))
    for (const look of LOOKS) {
      await page.goto('about:blank')
      await page.goto(`${address}frame.html${printAddress({ place: { page: 'machine', machine: chart.name, state: null, by: null }, knobs: { ...parseAddress('').knobs, ...look, scene } })}`)
      const pictures = await picturesOf(page, chart, paths, { ...parseAddress('').knobs, ...look, width, scene })
      const name = [chart.name, scene, look.lang, look.theme].join('-')
      await printSheet(context, `${chart.name}, ${scene}: ${look.lang}, ${look.theme}, ${width} px`, pictures, join(folder, `${name}.png`))
      console.log(`${join(folder, name)}.png: ${pictures.length} views`)
    }
  }
}
await browser.close()
stop()
await rm(dist, { recursive: true })
