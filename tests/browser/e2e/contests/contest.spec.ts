import { contestToken, leaderboardRows } from '../support/contests.ts'
import { blockStorage, byNight, choose, expect, logIn, type Page, test } from '../support/exchange.ts'
import { stopClock, trackRequests, waitForCode } from '../support/trading.ts'

const DAY_MS = 86_400_000
const JOIN = '/futures/api/contest/join'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the countdown runs into the contest, also right after sleep', async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  await page.clock.install()
  const requests = trackRequests(page)
  await page.goto('/futures/contests/1042')
  const plate = page.locator('#contest-name').locator('xpath=ancestor::section')
  await expect(plate.getByText('Starts in')).toBeVisible()
  // The number of days depends on the hour at which this runs.
  const days = async () =>
    Number(/(\d\d)days/.exec(await plate.innerText().then((text) => text.replaceAll(/\s/g, '')))?.[1])
  const before = await days()
  expect(before).toBeGreaterThan(5)
  await waitForCode(page)
  // Time passes while the device sleeps: one wake-up, no seconds counted.
  const sleep = async (nights: number) => {
    // A response of the day before would set the exchange's clock back.
    await stopClock(page)
    await requests.answered()
    await exchange.control('clock', { advanceMs: nights * DAY_MS })
    await page.clock.fastForward(nights * DAY_MS)
    await page.clock.resume()
  }
  await sleep(1)
  await expect.poll(days, 'days until the start').toBe(before - 1)
  await sleep(before)
  await expect(plate.getByText('Running')).toBeVisible()
  await expect(plate.getByText(/^Ends .* UTC$/)).toBeVisible()
  await expect(plate.getByText('days')).toHaveCount(0)
})

test('a lost response is verified by the contest, and nothing is sent again', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await exchange.fault({ path: JOIN, kind: 'drop', commit: true, times: 1 })
  await page.goto('/futures/contests')
  await page.getByRole('button', { name: 'Join now' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog').getByText('You are in')).toBeVisible()
  const { entries } = await exchange.journal(JOIN)
  expect(entries.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
})

test('the webview needs no cookie or storage; links keep the token', async ({ page, context, exchange }) => {
  const token = await contestToken(context, exchange)
  await blockStorage(context)
  await page.setViewportSize({ width: 320, height: 640 })
  const requests: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers()['referer'] }))
  await page.goto(`/futures/mcontests?token=${token}&lang=pl&theme=light`)
  await expect(title(page, 'Autumn ROI Cup')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('region', { name: 'Ranking' }).getByRole('navigation', { name: 'Strony' })).toBeVisible()
  // A link to a file can crash the host.
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0)

  await page.getByRole('heading', { name: 'Aktywne konkursy' }).click()
  await page.getByRole('link', { name: /Szczegóły.*Altcoin Sprint/ }).click()
  await expect(title(page, 'Altcoin Sprint')).toBeVisible()
  expect(page.url()).toBe(`${exchange.origin}/futures/mcontests/1042?token=${token}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')

  await page.getByRole('button', { name: 'Dołącz' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await page.getByRole('button', { name: 'Zakończ' }).click()
  await expect(page.getByRole('region', { name: 'Altcoin Sprint' }).getByText('Bierzesz udział')).toBeVisible()

  expect(requests.filter(({ url }) => new URL(url).pathname.includes('/auth'))).toEqual([])
  // The token is in the page's address and in request bodies; no referrer and no other address contains it.
  const leaks = requests.filter(
    ({ url, referer }) => referer?.includes(token) || (url.includes(token) && !url.includes('/futures/mcontests')),
  )
  expect(leaks).toEqual([])
})

for (const [width, art] of [
  [390, 'phone-780'],
  [1440, 'wide-1200'],
] as const)
  test(
    `the webview requests its contest’s art first, once, and no code of the trading page, at ${width} px`,
    { tag: width > 390 ? '@night' : [] },
    async ({ page, context, exchange }) => {
      await page.setViewportSize({ width, height: 844 })
      const token = await contestToken(context, exchange)
      const files: string[] = []
      page.on('request', (request) => {
        const [, file] = request.url().split('/futures/assets/')
        if (file !== undefined) files.push(file)
      })
      await page.goto(`/futures/mcontests/1041?token=${token}`)
      await expect(leaderboardRows(page)).toHaveCount(11)
      await page.waitForLoadState('networkidle')
      expect(files[0]).toBe(`contest/${art}.avif`)
      expect(files.filter((file) => file.startsWith('contest/'))).toEqual([`contest/${art}.avif`])
      expect(files).toContainEqual(expect.stringMatching(/^app-.*\.js$/))
      const ofTrading = /(trading|order|market|chart|desk|dialog|flowLibraries).*\.js/i
      expect(files.filter((file) => ofTrading.test(file))).toEqual([])
    },
  )

test('the strip appears without moving the page', byNight, async ({ page, exchange }) => {
  await logIn(page, exchange)
  await exchange.fault({ path: '/futures/api/contests/active/list', kind: 'latency', ms: 1_500, times: 1 })
  await page.goto('/futures/market/BTC-USDC')
  const long = page.getByRole('button', { name: /LONG/ }).first()
  await expect(long).toBeVisible()
  const before = await long.boundingBox()
  await page.getByRole('link', { name: 'View contest' }).waitFor()
  expect(await long.boundingBox()).toEqual(before)
})
