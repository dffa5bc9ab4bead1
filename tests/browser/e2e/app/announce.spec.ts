import { choose, expect, logIn, openTrading, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { type Announcements, recordAnnouncements } from '../../../proofs/announcements/recordAnnouncements.ts'
import { CREATE, fixPrice, advance, PRICE, trading } from '../support/trading.ts'

const MARKET = 'BTC-USDC'

/** Records announcements from now on, including those of regions inserted with their text. */
const listen = (page: Page) => page.evaluate(`void (${String(recordAnnouncements)})()`)
const announcedTexts = (page: Page) => page.evaluate(() => (window as unknown as { $announcements: Announcements }).$announcements.texts.map(({ text }) => text))

/** Three refreshes, each with another price. */
async function refreshThrice(page: Page, exchange: Exchange, shown: Locator) {
  for (const value of ['67100', '66900', '67250']) {
    await fixPrice(exchange, MARKET, value)
    await page.waitForResponse(`**${PRICE}`)
    await expect(shown).toContainText(`${value.slice(2)}.00`)
  }
}

test('three refreshes with moving prices announce nothing; an order announces its outcome once', async ({ page, exchange }) => {
  await fixPrice(exchange, MARKET, '67000')
  await openTrading(page, exchange)
  const { amount, long, orders, price, toast } = trading(page)
  const profit = orders.getByText(/^[+−]\d/).first()
  await expect(profit).toBeVisible()
  const before = await profit.innerText()
  await listen(page)
  await refreshThrice(page, exchange, price)
  await expect(profit).not.toHaveText(before)
  expect(await announcedTexts(page)).toEqual([])

  await amount.fill('100')
  await long.click()
  await expect(toast('Order accepted')).toBeVisible()
  await expect(trading(page).tab('Positions')).toHaveText('Positions 3')
  const results = (await announcedTexts(page)).filter((text) => !text.startsWith('Sending'))
  expect(results).toEqual([expect.stringMatching(/^Order accepted.*BTCUSDC, LONG/)])
})

test('a rejected order is announced once, immediately', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { amount, long, toast } = trading(page)
  await exchange.fault({ path: CREATE, kind: 'code', code: 5001 })
  await listen(page)
  await amount.fill('100')
  await long.click()
  await expect(toast('Order not accepted')).toBeVisible()
  const results = (await announcedTexts(page)).filter((text) => !text.startsWith('Sending'))
  expect(results).toEqual([expect.stringMatching(/^Order not accepted/)])
})

test('a dialog does not announce price changes, and announces its outcome once', async ({ page, exchange }) => {
  await fixPrice(exchange, MARKET, '67000')
  await openTrading(page, exchange)
  await trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await expect(dialog.getByRole('heading')).toBeVisible()
  await listen(page)
  await refreshThrice(page, exchange, dialog)
  expect(await announcedTexts(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('Position closed')).toBeVisible()
  expect((await announcedTexts(page)).filter((text) => text.includes('Position closed'))).toHaveLength(1)
})

test('a contest’s countdown is not announced', async ({ page, context, exchange }) => {
  await choose(context, {})
  await logIn(page, exchange)
  await page.goto('/futures/contests/1042')
  const seconds = page.locator('#contest-name').locator('xpath=ancestor::section').getByText(/^\d\d$/).last()
  await expect(seconds).toBeVisible()
  await listen(page)
  for (let ticks = 0; ticks < 3; ticks++) {
    const shown = await seconds.innerText()
    await expect(seconds).not.toHaveText(shown)
  }
  expect(await announcedTexts(page)).toEqual([])
})

test('the trading page has headings for its market and each of its parts', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BTCUSDC')
  const parts = page.getByRole('heading', { level: 2 })
  await expect(parts).toHaveText(['Price chart', 'Balance', 'New order', 'Contract rollover', 'Orders and positions'])
})

const POLLS_A_MINUTE = 20

/** A minute without activity, with a new price at every poll. */
async function restAMinute(page: Page, exchange: Exchange) {
  for (let poll = 0; poll < POLLS_A_MINUTE; poll++) {
    await fixPrice(exchange, MARKET, String(67_000 + (poll % 2 === 0 ? poll : -poll)))
    await advance(page, 3_000)
  }
}

test('an idle minute announces nothing, with a stop beyond a moving liquidation price', async ({ page, exchange }) => {
  await page.clock.install()
  await fixPrice(exchange, MARKET, '67000')
  await openTrading(page, exchange)
  const { amount, levels, stopLoss, form, price } = trading(page)
  await amount.fill('100')
  await levels.click()
  await stopLoss.fill('50000')
  const warning = form.getByText(/^Liquidation at .* comes first/)
  await expect(warning).toBeVisible()
  await page.clock.runFor(1_000)
  const before = await warning.innerText()
  await listen(page)
  await restAMinute(page, exchange)
  await fixPrice(exchange, MARKET, '66500')
  await expect(async () => {
    await page.clock.runFor(3_000)
    await expect(price).toContainText('500.00', { timeout: 500 })
  }).toPass()
  await expect(warning).not.toHaveText(before)
  expect(await announcedTexts(page)).toEqual([])
})

const windows: Record<string, (page: Page) => Locator> = {
  'closing a position': (page) => trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }),
  'the levels of a position': (page) => trading(page).orders.getByRole('button', { name: /^SL\/TP: .* BTCUSDC LONG/ }),
  'closing several': (page) => trading(page).orders.getByRole('button', { name: 'Close multiple' }),
  'the leverage': (page) => trading(page).form.getByRole('button', { name: /^Leverage/ }),
  'the alerts': (page) => page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true }),
  'the reset': (page) => page.getByRole('button', { name: 'Reset' }),
  'the rollover': (page) => page.getByRole('button', { name: /^Manage/ }),
}
for (const [name, opener] of Object.entries(windows)) {
  test(`an idle minute announces nothing in the window for ${name}`, async ({ page, exchange }) => {
    await page.clock.install()
    await fixPrice(exchange, MARKET, '67000')
    await openTrading(page, exchange)
    if (name === 'closing several') await trading(page).more.click()
    await opener(page).first().click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0)
    await listen(page)
    await restAMinute(page, exchange)
    expect(await announcedTexts(page)).toEqual([])
  })
}

/** The last element that loads on a page. */
const pages: Record<string, (page: Page) => Locator> = {
  '/futures/contests/1041': (page) => page.getByRole('region', { name: 'Rank planner' }),
  '/futures/results': (page) => page.getByRole('table').first(),
}
for (const [path, last] of Object.entries(pages)) {
  test(`an idle minute announces nothing on ${path}`, async ({ page, exchange }) => {
    await page.clock.install()
    await logIn(page, exchange)
    await page.goto(path)
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(last(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await listen(page)
    await restAMinute(page, exchange)
    expect(await announcedTexts(page)).toEqual([])
  })
}
