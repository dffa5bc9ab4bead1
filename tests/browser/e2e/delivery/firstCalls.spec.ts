import { FIRST_CALLS } from '../../../../src/api/firstCalls.ts'
import { TRADING_REFRESH_MS } from '../../../../src/constants/limits.ts'
import { contestToken } from '../support/contests.ts'
import { type Browser, byNight, expect, type Exchange, holdFiles, logIn, type Page, test } from '../support/exchange.ts'
import { ORDERS, trading, WALLETS } from '../support/trading.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const SHELL = FIRST_CALLS.shell.map(([path]) => path)
const PAGE = [...SHELL, ...FIRST_CALLS.page.map(([path]) => path)]
const TRADING = [...PAGE, ...FIRST_CALLS.marketPage.map(([path]) => path)]

const holdCode = (page: Page) => holdFiles(page, /\/assets\/vendor-[^/]*\.js$/)
/** However slow the machine, the first responses are not too old for the code. */
const keepFresh = (page: Page) => page.clock.setFixedTime(new Date())

/** The page's calls and their payloads, from now on. */
function trackCalls(page: Page) {
  const calls: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  return calls
}
const bodiesOf = (calls: ReturnType<typeof trackCalls>, path: string) =>
  calls.flatMap((call) => (call.path === path ? [call.body] : []))

test('each page sends its first requests before its code is loaded, a public page none', async ({ page, exchange }) => {
  await logIn(page, exchange)
  const calls = trackCalls(page)
  const release = await holdCode(page)
  const expectCalls = async (path: string, wanted: string[]) => {
    calls.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('svg.bars')).toBeVisible()
    await expect.poll(() => calls.map((call) => call.path).toSorted(), path).toEqual(wanted.toSorted())
  }
  for (const path of ['/futures/fees', '/futures/terms-of-use', '/futures/faq']) await expectCalls(path, [])
  await expectCalls('/futures/contests', SHELL)
  await expectCalls('/futures', PAGE)
  await page.evaluate(() => localStorage.setItem('futuresMarket', 'ETH-USDC'))
  await expectCalls('/futures', TRADING)
  await expectCalls('/futures/market/BTC-USDC', TRADING)
  release()
})

test('before its code the webview shows its art and requests its contest once', async ({ page, context, exchange }) => {
  const token = await contestToken(context, exchange)
  await keepFresh(page)
  const calls = trackCalls(page)
  const release = await holdCode(page)
  const [forUser] = FIRST_CALLS.contest.forUser
  await page.goto(`/futures/mcontests/1042?token=${token}`, { waitUntil: 'commit' })
  const art = page.locator('img').first()
  await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...FIRST_CALLS.webview.map(([path]) => path), forUser]),
  )
  const before = await art.boundingBox()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(bodiesOf(calls, forUser)).toEqual([{ contestId: '1042', contestUserToken: token }])
  expect(await art.boundingBox()).toMatchObject({ x: before?.x, y: before?.y, width: before?.width })
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

test('the first view uses the first responses, of all markets’ orders or one’s, in one drawing', async ({
  page,
  exchange,
}) => {
  await logIn(page, exchange)
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('.rail')) return
      drawn.disconnect()
      const hasAmount = document.querySelector('form input[inputmode=decimal]') !== null
      Reflect.set(window, 'first', [document.body.innerText, String(hasAmount)])
    })
    drawn.observe(document, { childList: true, subtree: true })
  })
  const calls = trackCalls(page)
  await keepFresh(page)
  const release = await holdCode(page)
  await page.goto('/futures/market/BTC-USDC', { waitUntil: 'commit' })
  const answered = async () => Object.keys((await exchange.journal()).counts)
  await expect.poll(answered).toEqual(expect.arrayContaining(TRADING))
  // Later responses never arrive, so the screen shows the first ones.
  for (const path of TRADING) await exchange.fault({ path, kind: 'status', status: 503, times: 0 })
  release()
  const { orders, available, price } = trading(page)
  await expect(orders.getByRole('row', { name: /BTCUSDC LONG/ }).first()).toBeVisible()
  await expect(available).toContainText(/\d/)
  await expect(price).toContainText(/\d/)
  const [text, hasAmount] = await page.evaluate(() => Reflect.get(window, 'first') as string[]) // set above
  expect(text).toMatch(/Balance/)
  expect(hasAmount).toBe('true')
  const ownHeight = () => document.querySelector<HTMLElement>('.rail')?.style.getPropertyValue('--own-height')
  await expect.poll(() => page.evaluate(ownHeight)).toMatch(/^\d{3}px$/)
  for (const path of SHELL) expect(bodiesOf(calls, path), path).toHaveLength(1)
  expect(bodiesOf(calls, ORDERS)[0]).toEqual({})

  await orders.getByText('All markets', { exact: true }).click()
  calls.length = 0
  await page.reload()
  await expect.poll(() => bodiesOf(calls, ORDERS)[0]).toEqual({ market: 'BTC-USDC' })
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
/** If every third load requested twice, as many without would have a chance of 1 in 3,000. */
const ROUNDS = 5

test(
  'fresh loads request balance and orders once, then with the next refresh',
  byNight,
  async ({ browser, exchange, baseURL }) => {
    const gaps: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const loads = Array.from({ length: AT_ONCE }, () => gapsOfFreshLoad(browser, exchange, baseURL ?? ''))
      gaps.push(...(await Promise.all(loads)).flat())
    }
    expect(gaps).toHaveLength(2 * AT_ONCE * ROUNDS)
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
