import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.ts'
import { type Knobs, parseAddress, printAddress, WIDTHS } from './address.ts'
import { asTitle } from './chart/names.ts'
import { readAllCharts } from './chart/readAll.ts'
import { openView } from './openView.ts'
import { captionOf, type Part, partsOf, placeIn } from './sheet/parts.ts'
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
/** And what a running scene comes to by the exchange's answers, where it does not end in a loader. */
const RUNNING_MS = 3_000
const isQuiet = () => document.querySelector('main .bars, [role="dialog"] .bars') === null

interface Picture {
  title: string
  by: string
  png: Buffer
}

async function picturesOf(page: Page, chart: Chart, part: Part, knobs: Knobs): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const path of part.looks) {
    await openView(page, printAddress({ place: placeIn(part, chart.name, path), knobs }))
    await page.waitForFunction(isQuiet, null, { timeout: part.mode === 'running' ? RUNNING_MS : LATE_CODE_MS }).catch(() => {})
    pictures.push({ ...captionOf(chart, part, path, 'plain'), png: await page.screenshot({ animations: 'disabled', caret: 'hide' }) })
  }
  return pictures
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tile = ({ title, by, png }: Picture) => `<figure>
  <figcaption><b>${escaped(title)}</b><br>${escaped(by)}</figcaption>
  <img src="data:image/png;base64,${png.toString('base64')}">
</figure>`

/** All pictures side by side, under their names. */
async function printSheet(context: BrowserContext, title: string, pictures: readonly Picture[], file: string) {
  const page = await context.newPage()
  const shown = width === undefined || width > 700 ? 560 : 300
  await page.setContent(`<style>
    body { margin: 24px; width: ${Math.min(pictures.length, shown > 300 ? 3 : 6) * (shown + 16)}px; font: 13px/1.4 sans-serif; color: #222; background: #fff }
    h1 { font-size: 20px } main { display: flex; flex-wrap: wrap; gap: 24px 16px }
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
  for (const part of partsOf(chart, view, null)) {
    const { scene, mode } = part
    for (const look of LOOKS) {
      const knobs = { ...parseAddress('').knobs, ...look, width, scene, mode }
      await page.goto('about:blank')
      await page.goto(`${address}frame.html${printAddress({ place: { page: 'machine', machine: chart.name, state: null, by: null }, knobs })}`)
      const pictures = await picturesOf(page, chart, part, knobs)
      const name = [chart.name, scene, look.lang, look.theme].join('-')
      await printSheet(context, `${chart.title}, ${asTitle(scene)}: ${look.lang}, ${look.theme}, ${width} px`, pictures, join(folder, `${name}.png`))
      console.log(`${join(folder, name)}.png: ${pictures.length} views`)
    }
  }
}
await browser.close()
stop()
await rm(dist, { recursive: true })
