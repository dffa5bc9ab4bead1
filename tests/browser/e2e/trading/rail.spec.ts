import { byNight, choose, expect, logIn, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, switchMarket, trading, WALLETS } from '../support/trading.ts'

/** Common laptop and window sizes. */
const DESKS = [
  [1920, 950],
  [1440, 900],
  [1440, 789],
  [1536, 730],
  [1366, 657],
  [1280, 720],
  [980, 700],
] as const
/** Phones and tablets, upright and sideways, a desktop at 200 % zoom, and windows on either side of each width at which the layout changes. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [599, 900],
  [600, 900],
  [699, 900],
  [700, 900],
  [720, 450],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [979, 700],
  [980, 700],
  [1024, 768],
  [1180, 820],
  [1280, 632],
  [1280, 720],
  [1366, 657],
  [1600, 900],
] as const
const GATE_WINDOWS = [
  [360, 640],
  [1366, 657],
] as const
const FORMS = [
  { kind: 'Market', levels: false },
  { kind: 'Limit', levels: false },
  { kind: 'Market', levels: true },
  { kind: 'Limit', levels: true },
] as const

async function openPage(page: Page, exchange: Exchange) {
  await fixPrice(exchange, 'BTC-USDC', '66931.18')
  await fixPrice(exchange, 'ETH-USDC', '3200')
  await logIn(page, exchange, { persona: 'demo' })
  await choose(page.context(), {})
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('480.3071')
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
  const [[width, height]] = DESKS
  await page.setViewportSize({ width, height })
  await openPage(page, exchange)
  const { kind, levels } = trading(page)
  for (const form of FORMS) {
    await kind(form.kind).click()
    await levels.setChecked(form.levels)
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height })
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (const place of [0, 120, Math.round(end / 2), end]) {
        await page.evaluate((top) => window.scrollTo(0, top), place)
        const where = `${width} × ${height}, ${form.kind}${form.levels ? ' with levels' : ''}, scrolled to ${place} of ${end}`
        await expect.poll(() => outOfSight(page), where).toEqual([])
      }
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

for (const [where, windows, tag] of [
  ['a phone and a laptop', GATE_WINDOWS, []],
  ['every width', WINDOWS, ['@night']],
] as const)
  test(`LONG or SHORT sends only an amount in sight, on ${where}`, { tag: [...tag] }, async ({ page, exchange }) => {
    await openPage(page, exchange)
    const { form, amount, long, short, levels } = trading(page)
    await amount.fill('5000')
    await levels.check()
    for (const [width, height] of windows) {
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
  await openPage(page, exchange)
  await page.evaluate(() => localStorage.setItem('futuresAmounts', 'hidden'))
  await page.reload()
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

test('the right column never moves for a mark, a notice, an error, a market', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, exchange)
  const { form, amount, limitPrice, kind, levels, stopLoss, long, locked } = trading(page)
  const balance = page.getByRole('region', { name: 'Balance' })
  const places = () => Promise.all([kind('Market'), amount, long].map(async (part) => (await part.boundingBox())?.y))
  const before = await places()

  await exchange.fault({ path: WALLETS, kind: 'status', status: 503, times: 0 })
  const mark = balance.getByText(/\d+\ss old/)
  await expect(mark).toBeVisible({ timeout: 20_000 })
  expect(await places(), 'an old balance').toEqual(before)
  const bottoms = await Promise.all(
    [mark, balance].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
  )
  expect((bottoms[1] ?? 0) - (bottoms[0] ?? 0), 'from the mark to the line below it').toBeGreaterThanOrEqual(4)
  await exchange.control('faults/clear')
  await expect(balance.getByText(/\d+\ss old/)).toBeHidden()

  await long.click()
  await expect(form.getByText('Enter an amount')).toBeVisible()
  expect(await places(), 'an error').toEqual(before)
  await amount.fill('99999')
  await expect(form.getByText(/^Maximum/)).toBeVisible()
  expect(await places(), 'an error while typing').toEqual(before)

  await exchange.fault({ path: '/futures/api/user/wallet/event/check', kind: 'latency', ms: 60_000, times: 0 })
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pay code').fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(balance.getByText(/Waiting for the payment/)).toBeVisible()
  expect(await places(), 'a payment').toEqual(before)
  await expect(locked).toBeVisible()

  await page.context().setOffline(true)
  await expect(long).toHaveText(/offline$/)
  expect(await places(), 'offline').toEqual(before)
  await page.context().setOffline(false)

  await kind('Limit').click()
  await limitPrice.fill('66000')
  const ofBitcoin = await places()
  await switchMarket(page, 'ETHUSDC')
  await expect(limitPrice).toHaveValue('')
  expect(await places(), 'another market').toEqual(ofBitcoin)
  await switchMarket(page, 'BTCUSDC')
  await limitPrice.fill('66000')
  await levels.click()
  await stopLoss.fill('68000')
  const full = await places()
  await amount.fill('100')
  // Only the pointer events: Playwright's click first scrolls a button that is inside the scroll padding.
  const { x = 0, y = 0 } = (await long.boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 20)
  await expect(form.getByText(/below 66\s000\.00/)).toBeVisible()
  expect(await places(), 'a stop on the wrong side').toEqual(full)
})

test('a level switched on in a low window is brought above LONG and SHORT, each below its liquidation price', async ({
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

test('an order’s outcome is shown above LONG without moving it', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, exchange)
  const { form, amount, long } = trading(page)
  await amount.fill('100')
  const before = await long.boundingBox()
  await exchange.fault({ path: CREATE, kind: 'status', status: 502, commit: false })
  await exchange.fault({ path: '/futures/api/user/orders/list', kind: 'latency', ms: 20_000, times: 0 })
  await long.click()
  const notice = form.getByText('We did not get an answer. Checking your orders…')
  await expect(notice).toBeVisible()
  for (const place of [0, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), place)
    await expect.poll(() => seen(notice), 'notices in sight').toBe(1)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  expect((await long.boundingBox())?.y).toBe(before?.y)
  expect((await notice.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
})
