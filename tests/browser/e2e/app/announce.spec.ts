import { type Announcements, recordAnnouncements } from '../../../proofs/announcements/recordAnnouncements.ts'
import { expect, openTrading, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { CREATE, fixPrice, advance, trading, waitUntilIdle } from '../support/trading.ts'

const MARKET = 'BTC-USDC'

/** Records announcements from now on, including those of regions inserted with their text. */
const listen = (page: Page) => page.evaluate(`void (${String(recordAnnouncements)})()`)
const announcedTexts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { $announcements: Announcements }).$announcements.texts.map(({ text }) => text),
  )

const POLLS_A_MINUTE = 20

/** Refreshes without activity, with a new price at each. */
async function rest(page: Page, exchange: Exchange, polls = POLLS_A_MINUTE) {
  for (let poll = 0; poll < polls; poll++) {
    await fixPrice(exchange, MARKET, String(67_000 + (poll % 2 === 0 ? poll : -poll)))
    await advance(page, 3_000)
  }
}

test('three refreshes with moving prices announce nothing; an order announces its outcome once, and so do a rejected one and a dialog', async ({
  page,
  exchange,
}) => {
  await page.clock.install()
  await fixPrice(exchange, MARKET, '67000')
  await openTrading(page, exchange)
  const { amount, long, orders, price, tab, toast } = trading(page)
  await waitUntilIdle(page)
  const profit = orders.getByText(/^[+−]\d/).first()
  const before = await profit.innerText()
  await listen(page)
  await rest(page, exchange, 3)
  await expect(price).toContainText('67 002.00')
  await expect(profit).not.toHaveText(before)
  expect(await announcedTexts(page)).toEqual([])

  const outcomes = async () => (await announcedTexts(page)).filter((text) => !text.startsWith('Sending'))
  await amount.fill('100')
  await long.click()
  await expect(toast('Order accepted')).toBeVisible()
  await expect(tab('Positions')).toHaveText('Positions 3')
  const accepted = [expect.stringMatching(/^Order accepted.*BTCUSDC, LONG/)]
  expect(await outcomes()).toEqual(accepted)

  await exchange.fault({ path: CREATE, kind: 'code', code: 5001 })
  await amount.fill('100')
  await long.click()
  await expect(toast('Order not accepted')).toBeVisible()
  expect(await outcomes()).toEqual([...accepted, expect.stringMatching(/^Order not accepted/)])

  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('Position closed')).toBeVisible()
  expect((await announcedTexts(page)).filter((text) => text.includes('Position closed'))).toHaveLength(1)
})

test(
  'an idle minute announces nothing, with a stop beyond a moving liquidation price',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await page.clock.install()
    await fixPrice(exchange, MARKET, '67000')
    await openTrading(page, exchange)
    const { amount, levels, stopLoss, form, price } = trading(page)
    await amount.fill('100')
    await levels.click()
    await stopLoss.fill('50000')
    const warning = form.getByText(/^LONG: liquidation at .* comes first/)
    await expect(warning).toBeVisible()
    await page.clock.runFor(1_000)
    const before = await warning.innerText()
    await listen(page)
    await rest(page, exchange)
    await fixPrice(exchange, MARKET, '66500')
    await expect(async () => {
      await page.clock.runFor(3_000)
      await expect(price).toContainText('500.00', { timeout: 500 })
    }).toPass()
    await expect(warning).not.toHaveText(before)
    expect(await announcedTexts(page)).toEqual([])
  },
)

const windows: Record<string, (page: Page) => Locator> = {
  'closing a position': (page) => trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }),
  'the levels of a position': (page) => trading(page).orders.getByRole('button', { name: /^SL\/TP: .* BTCUSDC LONG/ }),
  'closing several': (page) => trading(page).orders.getByRole('button', { name: 'Close multiple' }),
  'the leverage': (page) => trading(page).form.getByRole('button', { name: /^Leverage/ }),
  'the alerts': (page) => page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true }),
  'the reset': (page) => page.getByRole('button', { name: 'Reset' }),
  'the rollover': (page) => page.getByRole('button', { name: /^Manage/ }),
}

/** The last element that loads on a page. */
const pages: Record<string, (page: Page) => Locator> = {
  '/futures/contests/1041': (page) => page.getByRole('region', { name: 'Rank calculator' }),
  // The seconds of its countdown.
  '/futures/contests/1042': (page) =>
    page
      .locator('#contest-name')
      .locator('xpath=ancestor::section')
      .getByText(/^\d\d$/)
      .last(),
  '/futures/results': (page) => page.getByRole('table').first(),
}

test(
  'an idle minute announces nothing in any window, on contests and results',
  { tag: '@night' },
  async ({ page, exchange }) => {
    test.slow(true, 'ten idle minutes')
    const expectSilence = async (where: string) => {
      await listen(page)
      await rest(page, exchange)
      expect.soft(await announcedTexts(page), where).toEqual([])
    }
    await page.clock.install()
    await fixPrice(exchange, MARKET, '67000')
    await openTrading(page, exchange)
    for (const [name, opener] of Object.entries(windows)) {
      if (name === 'closing several') await trading(page).more.click()
      await opener(page).first().click()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await page.clock.runFor(1_000)
      await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0)
      await expectSilence(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    for (const [path, last] of Object.entries(pages)) {
      await page.goto(path)
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(last(page)).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expectSilence(path)
    }
  },
)
