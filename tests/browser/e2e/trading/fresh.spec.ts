import { expect, openTrading, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, waitUntilIdle, fixPrice, MARKETS, ORDERS, advance, PRICE, switchMarket, trading, WALLETS } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

const OLD = /^\d+ s old$/
const HELD_BACK = 'The price is too old. Waiting for the next one.'

/** Both calls with the price of the market on screen. */
async function breakPrices(exchange: Exchange, fault: Record<string, unknown> & { kind: string }) {
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, times: 0, ...fault })
}

/** The test controls the page's clock, so that seconds take no time. */
test.beforeEach(({ page }) => page.clock.install())

async function open(page: Page, exchange: Exchange) {
  await openTrading(page, exchange)
  await waitUntilIdle(page)
}

/** Makes the page hidden or visible. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)

test('a price whose refreshes are missed shows its age, blocks market orders after 10 s, and the next valid one unblocks them', async ({
  page,
  exchange,
}) => {
  await open(page, exchange)
  const { form, price, long, amount, kind } = trading(page)
  await amount.fill('100')
  await expect(price.getByText(OLD)).toBeHidden()
  await breakPrices(exchange, { kind: 'status', status: 503 })

  await until(page, 'the price tells its age', () => price.getByText(OLD).isVisible())
  await expect(long).toBeEnabled()
  await until(page, 'market orders are held back', () => form.getByText(HELD_BACK).isVisible())
  await expect(long).toBeDisabled()
  expect(Number.parseInt(await price.getByText(OLD).innerText(), 10)).toBeGreaterThanOrEqual(10)

  // A limit order names its own price.
  await kind('Limit').click()
  await expect(form.getByText(HELD_BACK)).toBeHidden()
  await expect(long).toBeEnabled()
  await kind('Market').click()
  await expect(long).toBeDisabled()

  await exchange.control('faults/clear')
  await until(page, 'the next good price', () => long.isEnabled())
  await expect(price.getByText(OLD)).toBeHidden()
  await expect(amount).toHaveValue('100')
  expect(await requestedOrders(exchange)).toEqual([])
})

test('an unreadable response counts as missed, and orders and balance stay on screen with their age', async ({ page, exchange }) => {
  await open(page, exchange)
  const { orders, price, available } = trading(page)
  const row = orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })
  await expect(row).toBeVisible()
  await exchange.fault({ path: '*', kind: 'malformed', times: 0 })

  const balance = page.getByRole('region', { name: 'Balance' })
  for (const part of [price, orders, balance]) await until(page, 'its age', () => part.getByText(OLD).isVisible())
  await expect(row).toBeVisible()
  await expect(available).toHaveText(/12\s480\.3071 KXT/)

  await exchange.control('faults/clear')
  await until(page, 'nothing is old', async () => (await page.getByText(OLD).count()) === 0)
})

test('one of the two calls with the price is enough', async ({ page, exchange }) => {
  await open(page, exchange)
  const { price, long } = trading(page)
  await exchange.fault({ path: PRICE, kind: 'status', status: 500, times: 0 })
  for (const value of ['67000', '67100', '67200', '67300']) {
    await fixPrice(exchange, 'BTC-USDC', value)
    await until(page, `the price ${value}`, async () => (await price.innerText()).includes(`${value.slice(2)}.00`))
  }
  await expect(price.getByText(OLD)).toBeHidden()
  await expect(long).toBeEnabled()
})

test('a hanging refresh times out, and the next one recovers the page', async ({ page, exchange }) => {
  await open(page, exchange)
  const { price } = trading(page)
  await breakPrices(exchange, { kind: 'hang', times: 1 })
  await until(page, 'its age', () => price.getByText(OLD).isVisible(), 12)
  await until(page, 'the next price', async () => !(await price.getByText(OLD).isVisible()), 12)
})

test('during a rate limit a countdown is shown and nothing is requested, until the next update', async ({
  page,
  exchange,
}) => {
  await open(page, exchange)
  const row = trading(page).orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })
  await expect(row).toBeVisible()
  const ends = page.getByText(/^Prices resume in \d+ s\.$/)
  const seconds = async () => Number((await ends.innerText()).replaceAll(/\D/g, ''))

  await exchange.fault({ path: ORDERS, kind: 'status', status: 429, retryAfter: '12' })
  const pause = page.getByRole('status').getByText('Too many requests.', { exact: true })
  await until(page, 'the pause is said', () => pause.isVisible())
  await expect(ends).toBeVisible()
  const asks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asks.push(request.url())
  })
  const first = await seconds()
  expect(first).toBeLessThanOrEqual(12)
  await until(page, 'it is counted down', async () => (await seconds()) < first - 2)
  expect(asks).toEqual([])
  await expect(row).toBeVisible()

  await until(page, 'the next numbers', async () => !(await pause.isVisible()), 15)
  await expect(ends).toHaveCount(0)
  await expect(trading(page).orders.getByText(OLD)).toBeHidden()
  expect(asks.some((url) => url.endsWith(ORDERS))).toBe(true)
})

test('unreadable orders are counted below the readable ones, as long as they occur', async ({ page, exchange }) => {
  await open(page, exchange)
  const { orders } = trading(page)
  const row = orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })
  await expect(row).toBeVisible()
  const answer = await page.request.post(ORDERS, { data: { market: 'BTC-USDC' } })
  const body = (await answer.json()) as { orders: object[] }
  await exchange.fault({ path: ORDERS, kind: 'body', times: 0, body: JSON.stringify({ ...body, orders: [...body.orders, null, { orderId: 'x' }, 7] }) })

  await until(page, 'the next answer', () => orders.getByText('3 entries could not be shown.').isVisible())
  await expect(row).toBeVisible()
  await exchange.control('faults/clear')
  await until(page, 'an answer that can be read', async () => (await orders.getByText(/could not be shown/).count()) === 0)
})

test('a hidden tab requests nothing, and refetches immediately when visible', async ({ page, exchange }) => {
  await open(page, exchange)
  const { price, orders } = trading(page)
  await expect(orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })).toBeVisible()
  await setHidden(page, true)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await fixPrice(exchange, 'BTC-USDC', '66666')
  await page.clock.runFor(60_000)
  expect(calls).toEqual([])

  const asks = Promise.all([PRICE, MARKETS, ORDERS, WALLETS].map((path) => page.waitForRequest(`**${path}`)))
  await setHidden(page, false)
  await asks
  await expect(price).toContainText('666.00')
})

test('every market refreshes every three seconds, and a market that was left does not', async ({ page, exchange }) => {
  await open(page, exchange)
  await switchMarket(page, 'ETHUSDC')
  await page.clock.pauseAt(Date.now() + 5_000)
  const markets: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith(PRICE) && markets.push(request.postDataJSON()?.market)))
  await advance(page, 30_000)
  expect(new Set(markets)).toEqual(new Set(['ETH-USDC']))
  expect([9, 10, 11]).toContain(markets.length)
})
