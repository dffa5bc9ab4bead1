import { choose, expect, logIn, test, type Exchange, type Locator, type Page } from './exchange.ts'
import { CREATE, hold, pick, trading, WALLETS } from './trading.ts'

/** Laptops and windows as they are sold, and what lies between a phone and a desk. */
const SIZES = {
  'a desk': [[1920, 950], [1440, 900], [1440, 789], [1536, 730], [1366, 657], [1280, 720], [980, 700]],
  'a tablet': [[979, 700], [820, 1180], [844, 390]],
} as const
const FORMS = [
  { kind: 'Market', levels: false }, { kind: 'Limit', levels: false },
  { kind: 'Market', levels: true }, { kind: 'Limit', levels: true },
] as const

async function openPage(page: Page, exchange: Exchange) {
  await hold(exchange, 'BTC-USDC', '66931.18')
  await hold(exchange, 'ETH-USDC', '3200')
  await logIn(page, exchange, { persona: 'demo' })
  await choose(page.context(), {}, { allMarkets: 'true' })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('480.3071')
}

/** How many of the places that show this can be seen: their middle would take a press. */
const seen = (places: Locator) =>
  places.evaluateAll((elements) =>
    elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= innerHeight && (element.contains(hit) || hit?.contains(element) === true)
    }).length,
  )

/** Which of LONG, SHORT, the market and its price cannot be seen. */
async function outOfSight(page: Page) {
  const { long, short } = trading(page)
  const parts = { long, short, symbol: page.getByText('BTCUSDC', { exact: true }), price: page.getByText(/^66\s931\.18$/) }
  const counts = await Promise.all(Object.entries(parts).map(async ([name, places]) => ({ name, count: await seen(places) })))
  return counts.filter(({ count }) => count === 0).map(({ name }) => name)
}

for (const [what, sizes] of Object.entries(SIZES)) {
  test(`LONG and SHORT are in sight with the market and its price on ${what} of every size, wherever the page is scrolled to`, async ({ page, exchange }) => {
    const [[width, height]] = sizes
    await page.setViewportSize({ width, height })
    await openPage(page, exchange)
    const { kind, levels } = trading(page)
    for (const form of FORMS) {
      await kind(form.kind).click()
      await levels.setChecked(form.levels)
      for (const [width, height] of sizes) {
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
}

test('nothing in the rail moves when a mark, a notice or an error comes and goes', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, exchange)
  const { form, amount, limitPrice, kind, levels, stopLoss, long, locked } = trading(page)
  const balance = page.getByRole('region', { name: 'Balance' })
  const places = () => Promise.all([kind('Market'), amount, long].map(async (part) => (await part.boundingBox())?.y))
  const before = await places()

  await exchange.fault({ path: WALLETS, kind: 'status', status: 503, times: 0 })
  await expect(balance.getByText(/\d+ s old/)).toBeVisible({ timeout: 20_000 })
  expect(await places(), 'an old balance').toEqual(before)
  await exchange.control('faults/clear')
  await expect(balance.getByText(/\d+ s old/)).toBeHidden()

  await long.click()
  await expect(form.getByText('This field is required')).toBeVisible()
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
  await expect(form.getByText('You are offline. Nothing can be sent.')).toBeVisible()
  // The banner above the page moves all of it; the form stays as it is.
  const [first = 0, , third = 0] = await places()
  expect(third - first, 'offline').toBe((before[2] ?? 0) - (before[0] ?? 0))
  await page.context().setOffline(false)

  await kind('Limit').click()
  await limitPrice.fill('66000')
  await levels.click()
  await stopLoss.fill('68000')
  const full = await places()
  await amount.fill('100')
  // The press alone: Playwright's own click scrolls a button first that stands in the page's scroll padding.
  const { x = 0, y = 0 } = (await long.boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 20)
  await expect(form.getByText(/below 66\s000\.00/)).toBeVisible()
  expect(await places(), 'a stop on the wrong side').toEqual(full)
})

test('what became of the last order stands above LONG and SHORT and moves neither', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await openPage(page, exchange)
  const { form, amount, long } = trading(page)
  await amount.fill('100')
  const before = await long.boundingBox()
  await exchange.fault({ path: CREATE, kind: 'drop', commit: false })
  await exchange.fault({ path: '/futures/api/user/orders/list', kind: 'latency', ms: 20_000, times: 0 })
  await long.click()
  const notice = form.getByText('We did not get an answer. Checking your orders…')
  await expect(notice).toBeVisible()
  for (const place of [0, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), place)
    await expect.poll(() => seen(notice)).toBe(1)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  expect((await long.boundingBox())?.y).toBe(before?.y)
  expect((await notice.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
})

test('going to another market moves nothing in the rail', async ({ page, exchange }) => {
  await openPage(page, exchange)
  const { limitPrice, kind, long } = trading(page)
  await kind('Limit').click()
  await limitPrice.fill('66000')
  const before = await long.boundingBox()
  await pick(page, 'ETHUSDC')
  await expect(limitPrice).toHaveValue('')
  expect((await long.boundingBox())?.y).toBe(before?.y)
})
