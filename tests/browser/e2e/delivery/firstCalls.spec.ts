import { FIRST_CALLS } from '../../../../src/api/firstCalls.ts'
import { TRADING_REFRESH_MS } from '../../../../src/constants/limits.ts'
import { contestToken } from '../support/contests.ts'
import { type Browser, expect, type Exchange, holdFiles, logIn, type Page, test } from '../support/exchange.ts'
import { ORDERS, trading, WALLETS } from '../support/trading.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const SHELL = FIRST_CALLS.shell.map(([path]) => path)
const TRADING = [...FIRST_CALLS.page, ...FIRST_CALLS.marketPage].map(([path]) => path)

const holdCode = (page: Page) => holdFiles(page, /\/assets\/vendor-[^/]*\.js$/)
/** However slow the machine, the first responses are not too old for the code. */
const keepFresh = (page: Page) => page.clock.setFixedTime(new Date())

/** Number of requests of each call, without the contest strip's. */
const counts = async (exchange: Exchange) => (await exchange.journal()).counts
const requestedPaths = async (exchange: Exchange) => Object.keys(await counts(exchange)).toSorted()

const pages: { path: string; storage?: Record<string, string>; calls: string[] }[] = [
  { path: '/futures/market/BTC-USDC', calls: [...SHELL, ...TRADING] },
  { path: '/futures', storage: { futuresMarket: 'ETH-USDC' }, calls: [...SHELL, ...TRADING] },
  { path: '/futures', calls: [...SHELL, ...FIRST_CALLS.page.map(([path]) => path)] },
  { path: '/futures/contests', calls: SHELL },
]

for (const { path, storage = {}, calls } of pages)
  test(`${path}${storage['futuresMarket'] ? ' of a returning trader' : ''}: the first requests are sent before the code is loaded`, async ({
    page,
    exchange,
  }) => {
    await logIn(page, exchange)
    await page.addInitScript((kept) => {
      // The chart's frame, which may load before the test ends, has no storage.
      if (window.top === window) for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, storage)
    await keepFresh(page)
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => requestedPaths(exchange)).toEqual([...calls].toSorted())
    release()
    await expect(page.getByRole('main').getByRole('heading').or(trading(page).picker).first()).toBeVisible()
    const after = await counts(exchange)
    for (const call of SHELL) expect(after[call], call).toBe(1)
  })

test('public pages request nothing before the code is loaded', async ({ page, exchange }) => {
  const release = await holdCode(page)
  for (const path of ['/futures/fees', '/futures/terms-of-use', '/futures/faq']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('svg.bars')).toBeVisible()
  }
  expect(await requestedPaths(exchange)).toEqual([])
  release()
  await expect(page.getByRole('heading').first()).toBeVisible()
})

test('before its code the webview shows its art and requests its contest once', async ({ page, context, exchange }) => {
  const token = await contestToken(context, exchange)
  await keepFresh(page)
  const release = await holdCode(page)
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  await page.goto(`/futures/mcontests/1042?token=${token}`, { waitUntil: 'commit' })
  await expect
    .poll(() => requestedPaths(exchange))
    .toEqual(expect.arrayContaining([...FIRST_CALLS.webview.map(([path]) => path), FIRST_CALLS.contest.forUser[0]]))
  expect(bodies).toContainEqual({ contestId: '1042', contestUserToken: token })
  await expect
    .poll(() => page.locator('img').evaluate((art: HTMLImageElement) => art.complete && art.naturalWidth > 0))
    .toBe(true)
  const before = await page.locator('img').boundingBox()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await counts(exchange))[FIRST_CALLS.contest.forUser[0]]).toBe(1)
  expect(await page.locator('img').first().boundingBox()).toMatchObject({
    x: before?.x,
    y: before?.y,
    width: before?.width,
  })
})

test('the loader shows the price while it is fresh enough to trade at, and no font', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.clock.install()
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  const release = await holdCode(page)
  await page.goto('/futures/market/BTC-USDC', { waitUntil: 'commit' })
  const line = page.locator('#first-price')
  await expect(line).toHaveText(/^BTCUSDC \d{2}\u00a0\d{3}(\.\d+)?$/)
  await page.clock.fastForward(FIRST_CALLS.priceMaxAgeMs)
  await expect(line).toBeEmpty()
  expect(fonts).toEqual([])
  release()
  await expect.poll(() => fonts.length).toBe(1)
})

test('all code of the first page begins with the line that has it compiled while it loads', async ({ page }) => {
  const html = await (await page.request.get('/futures')).text()
  const files = [...html.matchAll(/"(\/futures\/assets\/(?:vendor|app|trading)-[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  expect(files).toHaveLength(3)
  for (const file of files)
    expect(await (await page.request.get(file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the first view uses the first responses, with all markets’ orders or one’s', async ({ page, exchange }) => {
  await logIn(page, exchange)
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(ORDERS)) bodies.push(request.postDataJSON())
  })
  await keepFresh(page)
  const release = await holdCode(page)
  await page.goto('/futures/market/BTC-USDC', { waitUntil: 'commit' })
  await expect.poll(() => requestedPaths(exchange)).toEqual(expect.arrayContaining([...SHELL, ...TRADING]))
  // Later responses never arrive, so the screen shows the first ones.
  for (const path of [...SHELL, ...TRADING]) await exchange.fault({ path, kind: 'status', status: 503, times: 0 })
  release()
  await expect(
    trading(page)
      .orders.getByRole('row', { name: /BTCUSDC LONG/ })
      .first(),
  ).toBeVisible()
  await expect(trading(page).available).toContainText(/\d/)
  await expect(trading(page).price).toContainText(/\d/)
  expect(bodies[0]).toEqual({})
  await trading(page).orders.getByText('All markets', { exact: true }).click()
  bodies.length = 0
  await page.reload()
  await expect.poll(() => bodies[0]).toEqual({ market: 'BTC-USDC' })
})

test('the form is drawn with price and balance', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('.rail')) return
      drawn.disconnect()
      const { innerText } = document.body
      Object.assign(window, {
        first: { text: innerText, hasAmount: document.querySelector('form input[inputmode=decimal]') !== null },
      })
    })
    drawn.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).long).toBeVisible()
  const { text, hasAmount } = await page.evaluate(
    () => Reflect.get(window, 'first') as { text: string; hasAmount: boolean },
  ) // set above
  expect(text).toMatch(/Balance/)
  expect(hasAmount).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLElement>('.rail')?.style.getPropertyValue('--own-height')),
    )
    .toMatch(/^\d{3}px$/)
})

/**
 * Loads the page in a new browser until the second refresh; returns the times in ms between the first two calls of balance and of
 * orders.
 */
async function gapsOfFreshLoad(browser: Browser, exchange: Exchange, site: string): Promise<number[]> {
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await logIn(page, exchange)
  const began: Record<string, number[]> = { [WALLETS]: [], [ORDERS]: [] }
  page.on('request', (request) => began[new URL(request.url()).pathname]?.push(Date.now()))
  await page.goto('/futures/market/BTC-USDC')
  await expect.poll(() => Object.values(began).every(({ length }) => length > 1), { timeout: 60_000 }).toBe(true)
  await context.close()
  return Object.values(began).map(([first = 0, second = 0]) => second - first)
}

const AT_ONCE = 4

// If every third load requested twice, four in a row without would have a chance of 1 in 5, twenty one of 1 in 3,000.
for (const loads of [AT_ONCE, 5 * AT_ONCE])
  test(
    `${loads} fresh loads request balance and orders once, and again with the next refresh`,
    { tag: loads > AT_ONCE ? '@night' : [] },
    async ({ browser, exchange, baseURL }) => {
      const gaps: number[] = []
      for (let load = 0; load < loads; load += AT_ONCE)
        gaps.push(
          ...(
            await Promise.all(Array.from({ length: AT_ONCE }, () => gapsOfFreshLoad(browser, exchange, baseURL ?? '')))
          ).flat(),
        )
      expect(gaps).toHaveLength(2 * loads)
      // A second call of the start arrived within the first second.
      expect(gaps.filter((gap) => gap < TRADING_REFRESH_MS / 2)).toEqual([])
    },
  )

test('a first request without a response is retried, by itself or the trader', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.clock.install()
  await exchange.fault({ path: AVAILABILITY, kind: 'hang', times: 1 })
  await page.goto('/futures/market/BTC-USDC')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await page.clock.fastForward(FIRST_CALLS.deadlineMs)
  await expect(again.or(trading(page).picker)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(trading(page).picker).toBeVisible()
})
