import { CONFIG, expect, logIn, openTrading, startExchange, test as base } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** An exchange that enables telemetry for every visit. */
const test = base.extend<object, { upstream: string; server: string }>({
  upstream: [
    async ({}, use) => {
      const { origin, stop } = await startExchange({ ...CONFIG, telemetry: '/telemetry', telemetryShare: 1 })
      await use(origin)
      stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ upstream }, use) => use(upstream), { scope: 'worker' }],
})

interface Received {
  batch: { vitals: { lcpMs?: number } }
  hadCookie: boolean
  referrer: string | null
}

test('a visit that ends reports load times, without a cookie or an address', async ({ page, exchange, request }) => {
  await openTrading(page, exchange)
  await page.goto('/futures/terms')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goto('about:blank')
  const received = async () =>
    (await request.get(`${exchange.origin}/sandbox/api/telemetry`)).json() as Promise<Received[]>
  await expect
    .poll(async () => (await received()).some(({ batch }) => (batch.vitals.lcpMs ?? 0) > 0), 'a load time was received')
    .toBe(true)
  expect((await received()).filter(({ hadCookie, referrer }) => hadCookie || referrer !== null)).toEqual([])
})

test('if telemetry is blocked, the app works as before', async ({ page, exchange }) => {
  await page.route(/\/telemetry$|\/telemetry-[^/]+\.js/, (route) => route.abort())
  await logIn(page, exchange)
  const requestOfCode = page.waitForRequest(/\/telemetry-[^/]+\.js/)
  await openTrading(page, exchange)
  await requestOfCode
  await page.goto('/futures/terms/faq')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('')
})

base('as it comes nothing is sent, and no code is loaded that could', async ({ page, exchange }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await openTrading(page, exchange)
  // Loads later than the code of telemetry, if that loads.
  await expect(trading(page).chart).toBeVisible()
  await page.goto('/futures/terms/faq')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  expect(paths.filter((path) => /telemetry$|\/telemetry-[^/]+\.js/.test(path))).toEqual([])
})
