/**
 * node bench/pan.ts [folder of a build]: main-thread CPU milliseconds of one drag step across 5,000 candles, of our own chart and of
 * its drawing library alone, also with the CPU slowed 4 times. A frame has 16.7 ms. Prints, asserts nothing.
 */
import { readFileSync } from 'node:fs'
import { type BenchPage, inBrowser, readMetrics } from './browser.ts'
import { buildReact } from './pages.ts'
import { benchServer } from './server.ts'
import { OURS_WITH_CHART, READ } from './targets.ts'

const CANDLES = 5_000
const STEPS = 120
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

/** Drags into the past, step by step; each step waits for its frame. */
async function drag({ page }: BenchPage, steps: number) {
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) throw new Error('no chart')
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(x + step * 4, y)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

const server = await benchServer(process.argv[2] ?? 'dist', await buildReact(), 0, { datafeed: '/datafeed' })
server.setLoad({ markets: 24, orders: 30 })
const measure = (path: string, ready: string, cpu: number) =>
  inBrowser(READ, OURS_WITH_CHART.storage, async (measured) => {
    await addRoutes(measured)
    await measured.page.goto(server.origin + path)
    await measured.page.locator(ready).first().waitFor()
    await drag(measured, 20)
    await measured.cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const busy = async () => (await readMetrics(measured.cdp))['TaskDuration'] ?? Number.NaN
    const before = await busy()
    await drag(measured, STEPS)
    return (((await busy()) - before) * 1_000) / STEPS
  })
for (const cpu of [1, 4]) {
  const ours = await measure(OURS_WITH_CHART.path, '.chart-tools', cpu)
  const alone = await measure(ALONE, 'canvas', cpu)
  console.log(
    `one drag step, CPU ${cpu}x: ${ours.toFixed(2)} ms of main thread; the library alone ${alone.toFixed(2)} ms`,
  )
}
server.close()
