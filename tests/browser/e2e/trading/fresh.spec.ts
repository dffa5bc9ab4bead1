import { expect, openTrading, test, type Exchange, type Page } from '../support/exchange.ts'
import {
  requestedOrders,
  waitUntilIdle,
  fixPrice,
  MARKETS,
  ORDERS,
  advance,
  PRICE,
  setHidden,
  stopClock,
  switchMarket,
  trading,
  WALLETS,
} from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

const OLD = /^\d+\ss old$/
const HELD_BACK = 'The price is too old. Waiting for the next one.'

/** Both calls with the price of the market on screen. */
async function breakPrices(exchange: Exchange, fault: Record<string, unknown> & { kind: string }) {
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, times: 0, ...fault })
}

/** The test controls the page's clock, so that seconds take no time. */
async function open(page: Page, exchange: Exchange) {
  await page.clock.install()
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  const row = trading(page).orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })
  await expect(row).toBeVisible()
  return row
}

/** The paths that the page requests from now on. */
function listen(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && paths.push(new URL(request.url()).pathname)))
  return paths
}

test('a missed price shows its age, and after 10 s blocks market orders until the next', async ({ page, exchange }) => {
  const row = await open(page, exchange)
  const { form, price, long, amount, kind, orders } = trading(page)
  await amount.fill('100')
  // One of the two calls with the price is enough.
  await exchange.fault({ path: PRICE, kind: 'status', status: 500, times: 0 })
  for (const value of ['67000', '67100', '67200']) {
    await fixPrice(exchange, 'BTC-USDC', value)
    await until(page, `the price ${value}`, async () => (await price.innerText()).includes(`${value.slice(2)}.00`))
  }
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

  await expect(row.getByText(OLD)).toBeVisible()
  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  const confirm = dialog.getByRole('button', { name: 'Close position' })
  await expect(dialog.getByText(/^Price \d+\ss old\. You close at the market price at that moment\.$/)).toBeVisible()
  await confirm.click()
  await until(page, 'it is closed', () => dialog.getByText('Position closed').isVisible())
  await page.keyboard.press('Escape')
  await exchange.control('faults/clear')
  await until(page, 'the next good price', () => long.isEnabled())
  await expect(price.getByText(OLD)).toBeHidden()
  await expect(amount).toHaveValue('100')
  expect(await requestedOrders(exchange)).toEqual([])
})

test('a hanging or unreadable refresh is missed: what was read stays, with its age', async ({ page, exchange }) => {
  const row = await open(page, exchange)
  const { orders, price, available } = trading(page)
  await breakPrices(exchange, { kind: 'hang', times: 1 })
  await until(page, 'its age', () => price.getByText(OLD).isVisible(), 12)
  await until(page, 'the next price', async () => !(await price.getByText(OLD).isVisible()), 12)

  await exchange.fault({ path: '*', kind: 'malformed', times: 0 })
  for (const part of [price, orders, page.getByRole('region', { name: 'Balance' })])
    await until(page, 'its age', () => part.getByText(OLD).first().isVisible())
  await expect(row).toBeVisible()
  await expect(available).toHaveText(/12\s480\.3071 KXT/)
  await exchange.control('faults/clear')
  await until(page, 'nothing is old', async () => (await page.getByText(OLD).count()) === 0)

  const answer = await page.request.post(ORDERS, { data: { market: 'BTC-USDC' } })
  const body = (await answer.json()) as { orders: object[] }
  await exchange.fault({
    path: ORDERS,
    kind: 'body',
    times: 0,
    body: JSON.stringify({ ...body, orders: [...body.orders, null, { orderId: 'x' }, 7] }),
  })
  await until(page, 'the next answer', () => orders.getByText('3 entries could not be shown.').isVisible())
  await expect(row).toBeVisible()
  await exchange.control('faults/clear')
  await until(
    page,
    'an answer that can be read',
    async () => (await orders.getByText(/could not be shown/).count()) === 0,
  )
})

test('the market on screen refreshes every 3 s, and a hidden tab once it is visible', async ({ page, exchange }) => {
  await open(page, exchange)
  await switchMarket(page, 'ETHUSDC')
  await stopClock(page)
  const markets: unknown[] = []
  page.on('request', (request) => void (request.url().endsWith(PRICE) && markets.push(request.postDataJSON()?.market)))
  await advance(page, 30_000)
  expect(new Set(markets)).toEqual(new Set(['ETH-USDC']))
  expect([9, 10, 11]).toContain(markets.length)

  await setHidden(page, true)
  const paths = listen(page)
  await fixPrice(exchange, 'ETH-USDC', '3456.78')
  await page.clock.runFor(60_000)
  expect(paths).toEqual([])
  const asks = Promise.all([PRICE, MARKETS, ORDERS, WALLETS].map((path) => page.waitForRequest(`**${path}`)))
  await setHidden(page, false)
  await asks
  await page.clock.resume()
  await expect(trading(page).price).toContainText('456.78')
})
