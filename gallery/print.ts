import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { build } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/setup/chromium.ts'
import { type Settings, parseAddress, type Place, printAddress } from './address.ts'
import { LIST, NO_PICTURES, PICTURES, readPictures } from './export/contactSheet/pictures.ts'
import { MOMENT } from './frame/moment.ts'
import { openView } from './openView.ts'
import { printAll } from './printing.ts'
import { serveFolder } from './static.ts'
import { stillPicture } from './stillPicture.ts'
import { type Picture, picturesOfAll } from './toPrint.ts'
import { sizeOf } from './view/size.ts'

const HELP = `npm run gallery:print -- [--folder .cache/gallery] [--look 700]… [--exact] [--site folder] [^closeOrder/.*--pl-dark]…
Every view of every machine, and every screen, in both languages and themes; or only those whose names match a pattern; a look
is a width, or 'pl-dark-390'. --exact takes the pictures as PNG and of a screen the whole page, to compare them; --site is where the gallery is built, and what is built there already is used.`
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: '.cache/gallery' },
    look: { type: 'string', multiple: true, default: ['700'] },
    exact: { type: 'boolean', default: false },
    site: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const HOST = 'gallery.localhost'
/** Longest wait for late code that has been loaded; a view that shows a loader keeps it. */
const LATE_CODE_MS = 1_000
/** React renders a late part up to 300 ms after its code has come. */
const RENDERED_MS = 350
/** Time limit for loading. */
const LOADING_MS = 20_000
/** Longest that one picture may take. A browser that paints no more answers nothing: it is closed, which fails what waits for it. */
const PICTURE_MS = 120_000
/** Of a page of a thousand rows enough is seen. CSS px. */
const MOST_HEIGHT = 6_000
/** Repaints are complete: a partly repainted border's corner would depend on the previous picture. */
const SAME_PIXELS = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--disable-lcd-text']
/** Beside the pictures: those not taken, each with the reason. */
const FAILED = 'failed.json'
const isQuiet = () => document.querySelector('main .bars, [role="dialog"] .bars') === null

/** Pictures of one place, by theme: the page changes only its colours between them. */
const groupsOf = (pictures: readonly Picture[]) => [
  ...Map.groupBy(pictures, ({ place, settings, variant: { lang, width } }) =>
    JSON.stringify([place, settings, lang, width]),
  ).values(),
]

/** Whether a page can show another place without a reload: views of the same machine, and a screen in another theme. */
function isOfSame(url: string, place: Place) {
  const { place: shown } = parseAddress(new URL(url).hash)
  if (place.page === 'machine') return shown.page === 'machine' && shown.machine === place.machine
  return JSON.stringify(shown) === JSON.stringify(place)
}

/** Opens a view in a page, which may show another one. */
async function open(page: Page, gallery: string, { place, variant, settings: own }: Picture) {
  const settings: Settings = { ...parseAddress('').settings, ...variant, ...own }
  const address = printAddress({ place, settings })
  const size = sizeOf(variant.width)
  if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height)
    await page.setViewportSize(size)
  if (!isOfSame(page.url(), place)) await page.goto('about:blank')
  if (page.url() === 'about:blank') await page.goto(`${gallery}frame.html${address}`)
  await openView(page, address)
  await hasLoaded(page)
  await page.waitForFunction(isQuiet, null, { timeout: LATE_CODE_MS }).catch(() => {})
}

const loading = new WeakMap<Page, Set<Request>>()

/** Tracks the requests of a page. */
function watched(page: Page): Page {
  const open = new Set<Request>()
  loading.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return page
}

/** Resolves once nothing is being loaded: code and texts of a late part are there and rendered, however slow the machine is. */
async function hasLoaded(page: Page) {
  const isLoading = () => (loading.get(page)?.size ?? 0) > 0
  for (const end = Date.now() + LOADING_MS; isLoading() && Date.now() < end;) {
    while (isLoading() && Date.now() < end) await page.waitForTimeout(20)
    await page.waitForTimeout(RENDERED_MS)
  }
}

/** A page in a separate process, with the simulated time of still views. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' })
  await context.clock.setFixedTime(MOMENT)
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = 'input, textarea { caret-color: transparent !important }'
      document.head.append(style)
    }),
  )
  return watched(await context.newPage())
}

/** Makes the window as high as the page of a screen, so that what is below its first window is in the picture, too. */
async function showWholePage(page: Page) {
  const height = await page.evaluate(() => {
    const { dataset, scrollHeight } = document.documentElement
    const whole = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }
    return dataset['part'] === JSON.stringify(whole) ? scrollHeight : 0 // as frame/part.ts writes it
  })
  const size = page.viewportSize()
  if (!size || height <= size.height) return
  await page.setViewportSize({ width: size.width, height: Math.min(height, MOST_HEIGHT) })
  await hasLoaded(page)
}

/** Returns the part of the window that is in the picture. */
async function takePicture(page: Page, file: string) {
  if (options.exact) await showWholePage(page)
  const { picture, part } = await stillPicture(page, options.exact)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
  return part
}

async function run() {
  const { folder } = options
  const picturesFolder = join(folder, PICTURES)
  const list = join(picturesFolder, LIST)
  const pictures = await picturesOfAll(positionals, options.look, options.exact ? 'png' : 'webp')
  if (pictures.length === 0) throw new Error('No picture has such a name')
  const dist = options.site ?? (await mkdtemp(join(tmpdir(), 'gallery-')))
  if (!existsSync(join(dist, 'frame.html')))
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      build: { outDir: dist, emptyOutDir: true },
      logLevel: 'warn',
    })
  await mkdir(picturesFolder, { recursive: true })
  const { parts } = existsSync(list) ? readPictures(readFileSync(list, 'utf8')) : NO_PICTURES
  // In one go, since several pages end at about the same time; in the order of the pictures, whichever came first.
  const writeList = () => {
    const names = new Set([...pictures.map(({ name }) => name), ...Object.keys(parts)])
    const inOrder = Object.fromEntries([...names].flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])))
    writeFileSync(list, JSON.stringify({ printed: new Date().toISOString(), parts: inOrder }))
  }
  const { address: served, stop } = await serveFolder(dist)
  // The same address at every run, since a share card names it. Of localhost, so that the browser trusts it.
  const address = `http://${HOST}/`
  const args = [...CHROMIUM_FLAGS, ...SAME_PIXELS, `--host-resolver-rules=MAP ${HOST}:80 ${new URL(served).host}`]
  const launch = () => chromium.launch({ executablePath: ensureChromium(), args })
  let browser = launch()
  // A browser that has died or was closed is replaced, by whoever sees it first: else every picture after it would be lacking.
  const nextPage = async () => {
    const last = browser
    if (!(await last).isConnected() && browser === last) browser = launch()
    return openPage(await browser)
  }
  const pages = await Promise.all(Array.from({ length: availableParallelism() }, nextPage))
  const { taken, failed } = await printAll(groupsOf(pictures), {
    workers: pages.length,
    take: async (picture, worker) => {
      const page = pages[worker]
      if (!page) throw new Error(`There is no page ${worker}`)
      const limit = setTimeout(() => void page.context().browser()?.close(), PICTURE_MS)
      try {
        await open(page, address, picture)
        parts[picture.name] = await takePicture(page, join(picturesFolder, picture.name))
        writeList()
      } catch (error) {
        // A failed view must not affect the next.
        await Promise.allSettled([page.context().close()])
        pages[worker] = await nextPage()
        throw error
      } finally {
        clearTimeout(limit)
      }
    },
    tell: (line) => console.log(line),
  })
  await (await browser).close()
  stop()
  if (options.site === undefined) await rm(dist, { recursive: true })
  await writeFile(join(folder, FAILED), JSON.stringify(failed))
  console.log(`${taken} pictures taken, in ${folder}`)
  if (failed.length > 0) throw new Error(`${failed.length} not taken:\n${failed.join('\n')}`)
}

if (options.help) console.log(HELP)
else await run()
