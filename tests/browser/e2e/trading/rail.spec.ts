import { isNight } from '../../../night.ts'
import { byNight, choose, expect, logIn, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, ORDERS, switchMarket, trading, WALLETS } from '../support/trading.ts'

/** Common laptop and window sizes. */
const DESKS = [
  [1920, 950],
  [1440, 789],
  [1366, 657],
  [980, 700],
] as const
/** A phone and a laptop; by night also tablets, sideways, and windows on either side of widths at which the layout changes. */
const WINDOWS = [
  [360, 640],
  [1366, 657],
  [599, 900],
  [600, 900],
  [720, 450],
  [820, 1180],
  [844, 390],
  [979, 700],
  [980, 700],
] as const

async function openPage(page: Page, exchange: Exchange, amounts: 'shown' | 'hidden' = 'shown') {
  await fixPrice(exchange, 'BTC-USDC', '66931.18')
  await logIn(page, exchange)
  await choose(page.context(), {}, { futuresAmounts: amounts })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText(amounts === 'hidden' ? '•••••' : '480.3071')
}

/** Number of places showing this that are visible and clickable at their middle. */
const seen = (places: Locator) =>
  places.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return top >= 0 && bottom <= innerHeight && (element.contains(hit) || hit?.contains(element) === true)
      }).length,
  )

/** Those of LONG, SHORT, the market and its price that are not visible. */
async function outOfSight(page: Page) {
  const { long, short } = trading(page)
  const parts = {
    long,
    short,
    symbol: page.getByText('BTCUSDC', { exact: true }),
    price: page.getByText(/^66\s931\.18$/),
  }
  const counts = await Promise.all(
    Object.entries(parts).map(async ([name, places]) => ({ name, count: await seen(places) })),
  )
  return counts.filter(({ count }) => count === 0).map(({ name }) => name)
}

test('LONG, SHORT, market and price are in sight on desktops, scrolled or not', byNight, async ({ page, exchange }) => {
  await openPage(page, exchange)
  const { kind, levels } = trading(page)
  // The longest form.
  await kind('Limit').click()
  await levels.check()
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const place of [0, 120, Math.round(end / 2), end]) {
      await page.evaluate((top) => window.scrollTo(0, top), place)
      await expect.poll(() => outOfSight(page), `${width} × ${height}, scrolled to ${place} of ${end}`).toEqual([])
    }
  }
})

/** What a click on LONG or SHORT would send without showing it: the amount is neither on the button nor inside the window. */
async function unsaid(page: Page, amount: RegExp) {
  const field = trading(page).amount
  const isSeen = (await field.count()) > 0 && (await seen(field)) === 1
  const buttons = page.getByRole('button', { name: /^(LONG|SHORT)/, disabled: false })
  return isSeen ? [] : (await buttons.allInnerTexts()).filter((text) => !amount.test(text))
}

test('LONG or SHORT sends only an amount in sight', async ({ page, exchange }) => {
  await openPage(page, exchange)
  const { form, amount, long, short, levels } = trading(page)
  await amount.fill('5000')
  await levels.check()
  for (const [width, height] of WINDOWS.slice(0, isNight ? undefined : 2)) {
    await page.setViewportSize({ width, height })
    const opener = page.getByRole('button', { name: 'Open position' })
    const isSheet = width < 980
    await expect(opener).toHaveCount(isSheet ? 1 : 0)
    await expect(form, 'without the sheet no side can be pressed under 980 px').toHaveCount(isSheet ? 0 : 1)
    if (isSheet) {
      await expect.poll(() => seen(opener), `${width} × ${height}, the order bar`).toBe(1)
      await opener.click()
    }
    // By role: the copy of the closed sheet that fades out has none.
    const scroller = isSheet ? page.getByRole('dialog').locator('.dialog') : page.locator('html')
    for (const share of [0, 0.5, 1]) {
      await scroller.evaluate((box, share) => box.scrollTo(0, share * (box.scrollHeight - box.clientHeight)), share)
      const where = `${width} × ${height}, at ${share * 100} %`
      await expect.poll(() => unsaid(page, /5\s000 KXT ×10/), where).toEqual([])
    }
    for (const [side, button] of Object.entries({ long, short }))
      await expect(button, side).toHaveText(/5\s000 KXT ×10/)
    // Escape in a field only leaves the field, so the sheet is closed by its button.
    if (isSheet) await page.getByRole('dialog').getByRole('button', { name: 'Close window' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a hidden amount is sent only while its field is visible', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 560, height: 390 })
  await openPage(page, exchange, 'hidden')
  const { amount, long } = trading(page)
  await page.getByRole('button', { name: 'Open position' }).click()
  await amount.fill('5000')
  await expect(long).toHaveText(/••••• ?hidden KXT ×10/)
  await expect(long).not.toHaveText(/5\s?000/)
  const sheet = page.getByRole('dialog').locator('.dialog')
  // The open sheet shows its focused field; users scroll only after that.
  await expect
    .poll(() => sheet.evaluate((element) => element.getAnimations().length), 'animations of the sheet')
    .toBe(0)
  await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => seen(amount), 'amounts in sight').toBe(0)
  const { x = 0, y = 0 } = (await long.boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 10)
  await expect(amount).toBeFocused()
  await expect.poll(() => seen(amount), 'amounts in sight').toBe(1)
  expect(await requestedOrders(exchange)).toEqual([])
})

test('the right column never moves for a mark, an error, a market, an outcome', byNight, async ({ page, exchange }) => {
  await openPage(page, exchange)
  const { form, amount, kind, long } = trading(page)
  const balance = page.getByRole('region', { name: 'Balance' })
  const places = () => Promise.all([kind('Market'), amount, long].map(async (part) => (await part.boundingBox())?.y))
  const before = await places()

  await exchange.fault({ path: WALLETS, kind: 'status', status: 503, times: 0 })
  await expect(balance.getByText(/\d+\ss old/)).toBeVisible()
  expect(await places(), 'an old balance').toEqual(before)
  await exchange.control('faults/clear')

  await long.click()
  await expect(form.getByText('Enter an amount')).toBeVisible()
  expect(await places(), 'an error').toEqual(before)

  await exchange.fault({ path: '/futures/api/user/wallet/event/check', kind: 'latency', ms: 60_000, times: 0 })
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pay code').fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(balance.getByText(/Waiting for the payment/)).toBeVisible()
  expect(await places(), 'a payment').toEqual(before)

  await switchMarket(page, 'ETHUSDC')
  expect(await places(), 'another market').toEqual(before)
  await switchMarket(page, 'BTCUSDC')
  await page.context().setOffline(true)
  await expect(long).toHaveText(/offline$/)
  expect(await places(), 'offline').toEqual(before)
  await page.context().setOffline(false)

  await amount.fill('100')
  await exchange.fault({ path: CREATE, kind: 'status', status: 502, commit: false })
  await exchange.fault({ path: ORDERS, kind: 'latency', ms: 20_000, times: 0 })
  await long.click()
  const notice = form.getByText('We did not get an answer. Checking your orders…')
  await expect.poll(() => seen(notice), 'notices in sight').toBe(1)
  expect(await places(), 'a lost order').toEqual(before)
  expect((await notice.boundingBox())?.y).toBeLessThan((await long.boundingBox())?.y ?? 0)
})

test('a level switched on in a low window comes into sight, and LONG is in line with its liquidation price', async ({
  page,
  exchange,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, exchange)
  const { form, levels, stopLoss, long } = trading(page)
  const price = form
    .getByRole('row', { name: /^Estimated liquidation/ })
    .getByRole('cell')
    .first()
  expect((await price.boundingBox())?.x).toBe((await long.boundingBox())?.x)
  await levels.click()
  await expect.poll(() => seen(stopLoss), 'fields in sight').toBe(1)
})
