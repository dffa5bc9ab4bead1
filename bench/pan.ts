/**
 * node bench/pan.ts [folder of a build]: drags across 5,000 candles for four seconds, in our own chart and in its drawing library alone,
 * also with the CPU slowed 4 times. Prints frames a second and milliseconds of the main thread a frame, which has 16.7; asserts nothing.
 */
import { readFileSync } from 'node:fs'
import { type BenchPage, inBrowser, readMetrics, sleep } from './browser.ts'
import { buildReact } from './pages.ts'
import { benchServer } from './server.ts'
import { OURS_WITH_CHART, READ } from './targets.ts'

const CANDLES = 5_000
const DRAG_MS = 4_000
const LIBRARY = new URL(
  '../node_modules/lightweight-charts/dist/lightweight-charts.standalone.production.mjs',
  import.meta.url,
)
const ALONE = '/library.html'
const PAGE = `<!doctype html><div id="chart" style="width:1060px;height:340px"></div><script type="module">
import { createChart, CandlestickSeries, HistogramSeries } from '/library.mjs'
const { t, o, h, l, c, v } = await (await fetch('/datafeed/history')).json()
const chart = createChart(document.getElementById('chart'), { autoSize: true, timeScale: { barSpacing: 9 } })
chart.addSeries(HistogramSeries, { priceScaleId: '' }).setData(t.map((time, i) => ({ time, value: v[i] })))
chart.addSeries(CandlestickSeries).setData(t.map((time, i) => ({ time, open: o[i], high: h[i], low: l[i], close: c[i] })))
</script>`

/** Minutes up to now around the bench's price of BTC. */
function candles() {
  const newest = Math.floor(Date.now() / 60_000) * 60
  const t = Array.from({ length: CANDLES }, (_, index) => newest - (CANDLES - index) * 60)
  const o = t.map((_, index) => 60_000 + Math.round(800 * Math.sin(index / 90) + 90 * Math.sin(index * 1.7)))
  const c = o.map((price, index) => o[index + 1] ?? price)
  const [h, l] = [Math.max, Math.min].map((pick, sign) =>
    o.map((price, index) => pick(price, c[index] ?? price) + (sign === 0 ? 20 : -20)),
  )
  return { s: 'ok', t, o, h, l, c, v: o.map((_, index) => 10 + (index % 17)) }
}

/** Answers for the feed and the library's page, which the bench's server does not have. */
async function addRoutes({ page }: BenchPage) {
  const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
  await page.route('**/datafeed/config', (route) => route.fulfill(json({ supported_resolutions: ['1'] })))
  await page.route('**/datafeed/history*', (route) => route.fulfill(json(candles())))
  await page.route(`**${ALONE}`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
  await page.route('**/library.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(LIBRARY, 'utf8') }),
  )
}

/** Drags to and fro for a while, as fast as a mouse reports; resolves to the frames of that time. */
async function drag({ page, cdp }: BenchPage, forMs: number) {
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) throw new Error('no chart')
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.3]
  const move = (moved: number) =>
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + moved, y, button: 'left', buttons: 1 })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const counted = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const begun = performance.now()
        const count = (now: number) => {
          frames += 1
          if (now - begun < ms) requestAnimationFrame(count)
          else resolve((frames * ms) / (now - begun))
        }
        requestAnimationFrame(count)
      }),
    forMs,
  )
  const begun = performance.now()
  for (let step = 1; performance.now() - begun < forMs; step++) {
    await move((step % 200) * 3)
    await sleep(12)
  }
  await page.mouse.up()
  return counted
}

const server = await benchServer(process.argv[2] ?? 'dist', await buildReact(), 0, { datafeed: '/datafeed' })
server.setLoad({ markets: 24, orders: 30 })
const measure = (path: string, ready: string, cpu: number) =>
  inBrowser(READ, OURS_WITH_CHART.storage, async (measured) => {
    await addRoutes(measured)
    await measured.page.goto(server.origin + path)
    await measured.page.locator(ready).first().waitFor()
    await drag(measured, 500)
    await measured.cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const busy = async () => (await readMetrics(measured.cdp))['TaskDuration'] ?? Number.NaN
    const before = await busy()
    const frames = await drag(measured, DRAG_MS)
    const [perSecond, ms] = [(frames * 1_000) / DRAG_MS, (((await busy()) - before) * 1_000) / frames]
    return `${perSecond.toFixed(1)} frames a second, ${ms.toFixed(2)} ms of main thread each`
  })
for (const cpu of [1, 4]) {
  const ours = await measure(OURS_WITH_CHART.path, '.chart-tools', cpu)
  console.log(`CPU ${cpu}x: ${ours}; the library alone ${await measure(ALONE, 'canvas', cpu)}`)
}
server.close()
