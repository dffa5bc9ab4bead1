import { expect, openTrading, type Page, test } from '../../../browser/e2e/support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, MARKETS, ORDERS, PRICE, trading, WALLETS } from '../../../browser/e2e/support/trading.ts'
import { figure, size } from '../figure.ts'

const FLIPS = size(10, 100)
const SWITCHES = size(30, 300)
const POLLS = [PRICE, MARKETS, ORDERS, WALLETS]

/** Waits until all prefetching is done: code aborted half way is reported as missing. */
async function atRest(page: Page) {
  let before = -1
  const isAtRest = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length)
    return now === before || ((before = now), false)
  }
  await expect.poll(isAtRest, { intervals: [2_000], timeout: 60_000 }).toBe(true)
}

const banner = (page: Page) => page.getByText(/^You are offline\. What/)

test(`offline and back ${FLIPS} times: a banner while offline, one refetch each time, and no request storm`, async ({ page, context, exchange }) => {
  await openTrading(page, exchange)
  await expect(trading(page).orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })).toBeVisible()
  // The vendor's chart loads last; if aborted half way, it would be replaced by ours.
  await expect(page.locator('iframe[title*=BTCUSDC]:not(.opacity-0)')).toHaveCount(1)
  const before = (await exchange.journal()).counts
  const begun = Date.now()
  for (let flip = 0; flip < FLIPS; flip += 1) {
    await context.setOffline(true)
    await expect(banner(page)).toBeVisible()
    await context.setOffline(false)
    await expect(banner(page)).toBeHidden()
  }
  const passed = Date.now() - begun
  const after = (await exchange.journal()).counts
  // One per return, plus the regular refreshes in that time.
  const due = FLIPS + Math.ceil(passed / 3_000) + 1
  const most = Math.max(...POLLS.map((path) => (after[path] ?? 0) - (before[path] ?? 0)))
  figure('R1', `most requests of one call over ${FLIPS} returns from being offline`, most, `<= ${due}`)
  expect(most).toBeLessThanOrEqual(due)
  await fixPrice(exchange, 'BTC-USDC', '66555')
  await expect(trading(page).price).toContainText('555.00')
})

test('an order clicked while offline is not sent, then or later', async ({ page, context, exchange }) => {
  await openTrading(page, exchange)
  const { form, amount, long } = trading(page)
  await amount.fill('100')
  await atRest(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await expect(long).toBeDisabled()
  await long.click({ force: true })
  await long.dispatchEvent('click')
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await expect(long).toBeEnabled()
  // A queued change would be sent together with the refetch.
  const polls = (await exchange.journal()).counts[ORDERS] ?? 0
  await expect.poll(async () => (await exchange.journal()).counts[ORDERS] ?? 0, { timeout: 15_000 }).toBeGreaterThan(polls + 2)
  expect(await requestedOrders(exchange)).toEqual([])
  expect((await exchange.journal()).counts[CREATE] ?? 0).toBe(0)
  await expect(form).toBeVisible()
})

/** The code of the dialogs, which is fetched when one is opened. */
const DIALOG_CODE = /assets\/dialogs-[^/]*\.js$/

test('code that a release has replaced: one reload within a minute, then the page says so', async ({ page, exchange }) => {
  await page.route(DIALOG_CODE, (route) => route.fulfill({ status: 404, body: 'gone' }))
  // The current release has other files.
  const released = '<!doctype html><meta name="futures-files" content="/futures/assets/files-released.json sha384-released">'
  await page.route('**/futures/market/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: released })))
  let loads = 0
  page.on('load', () => void (loads += 1))
  await openTrading(page, exchange)
  await expect.poll(() => loads).toBe(1)
  const close = trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first()
  await close.click()
  await expect.poll(() => loads).toBe(2)
  await close.click()
  await expect(page.getByText(/Something went wrong|could not be/i).first()).toBeVisible()
  expect(loads).toBe(2)
})

test('code that fails offline: the page says so, stays usable, and loads it once online', async ({ page, context, exchange }) => {
  let loads = 0
  page.on('load', () => void (loads += 1))
  await openTrading(page, exchange)
  const { orders, amount } = trading(page)
  const close = orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first()
  await expect(close).toBeVisible()
  await amount.fill('123')
  await context.setOffline(true)
  await close.click()
  await expect(page.getByText(/Something went wrong|could not be/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await close.click()
  await expect(page.getByRole('heading', { name: 'Close position' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(amount).toHaveValue('123')
  expect(loads).toBe(1)
})

for (const hours of [-1, 1]) {
  test(`a device whose clock is ${hours} hour off trades, and is not logged out`, async ({ page, exchange }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await fixPrice(exchange, 'BTC-USDC', '67000')
    await openTrading(page, exchange)
    const { amount, long, price, toast } = trading(page)
    await amount.fill('100')
    await expect(long).toBeEnabled()
    await expect(price.getByText(/s old/)).toBeHidden()
    await long.click()
    await expect(toast('Position opened').or(page.locator('.toast').first()).first()).toBeVisible()
    await expect.poll(async () => (await requestedOrders(exchange)).length).toBe(1)
    // The clock is corrected while the page is open: nothing waits an hour, and nobody is logged out.
    await page.clock.setSystemTime(Date.now())
    await fixPrice(exchange, 'BTC-USDC', '66444')
    await expect(price).toContainText('444.00', { timeout: 15_000 })
    await expect(page).toHaveURL(/market\/BTC-USDC/)
  })
}

test('after three quarters of an hour of sleep the page refetches immediately, and nobody is logged out', async ({ page, exchange }) => {
  await page.clock.install()
  await openTrading(page, exchange)
  await expect(trading(page).orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })).toBeVisible()
  await page.clock.fastForward(45 * 60_000)
  await fixPrice(exchange, 'BTC-USDC', '66333')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(trading(page).price).toContainText('333.00')
  await expect(page).toHaveURL(/market\/BTC-USDC/)
  const { counts } = await exchange.journal()
  expect(Object.keys(counts).filter((path) => path.endsWith('terminate'))).toEqual([])
})

test(`${SWITCHES} market switches with slow responses: no frame shows a market with another’s price`, async ({ page, exchange }) => {
  const prices: Record<string, string> = { 'BTC-USDC': '67000', 'ETH-USDC': '3200', 'SOL-USDC': '170', 'ADA-USDC': '0.5' }
  for (const [market, price] of Object.entries(prices)) await fixPrice(exchange, market, price)
  await openTrading(page, exchange)
  await exchange.fault({ path: PRICE, kind: 'latency', ms: 400, times: 0 })
  await page.evaluate((names) => {
    const seen = new Map<string, number>()
    const look = () => {
      const name = document.querySelector('main header button')?.textContent.match(/^[A-Z]+USDC/)?.[0]
      const shown = document.querySelector('main header p')?.textContent.match(/[\d\s]+\.\d+|–/)?.[0].replaceAll(/\s/g, '')
      const key = `${name} ${shown}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen, names })
  }, Object.keys(prices))
  const visits = Object.keys(prices)
  for (let index = 0; index < SWITCHES; index += 1) {
    const market = visits[(index * 7 + (index >> 2)) % visits.length] ?? ''
    // Like the browser's Back and Forward buttons: the page stays, the address changes.
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, `/futures/market/${market}`)
    await expect(page.locator('main header button').first()).toHaveText(new RegExp(`^${market.replace('-', '')}`))
  }
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Map<string, number> }).seen])
  const right = /^(BTCUSDC (67000\.00|–)|ETHUSDC (3200\.00|–)|SOLUSDC (170\.000|–)|ADAUSDC (0\.50+|–))$/
  const wrong = seen.filter(([text]) => !right.test(text))
  figure('R1', `market beside a price of another in ${seen.reduce((sum, [, times]) => sum + times, 0)} changes of the page over ${SWITCHES} switches`, wrong.length, 0)
  expect(wrong).toEqual([])
  expect(seen.length).toBeGreaterThanOrEqual(4)
})
