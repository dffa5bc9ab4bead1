import { byNight, expect, holdFiles, openTrading, type Page, test } from '../support/exchange.ts'
import { waitUntilIdle, trading } from '../support/trading.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading').first()

test('once the page is idle, Close and SL/TP open offline', async ({ page, context, exchange }) => {
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  await context.setOffline(true)
  for (const name of ['Close BTCUSDC LONG', /stop loss and take profit of BTCUSDC LONG/i]) {
    // By keyboard, from elsewhere: no hover has prefetched it.
    await button(page, name).dispatchEvent('click')
    await expect(title(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a click that has to wait for code shows bars, and opens when it is loaded', async ({ page, exchange }) => {
  const pass = await holdFiles(page, /assets\/(ResetDialog|OrderSheet|Drawer)-[^/]*\.js$/)
  await openTrading(page, exchange)
  const reset = button(page, 'Reset the balance')
  await reset.click()
  await expect(reset).toHaveAttribute('aria-busy', 'true')
  await expect(reset.locator('.bars')).toBeVisible()
  pass()
  await expect(title(page)).toHaveText('Reset balance')
  await page.keyboard.press('Escape')
  await expect(reset).not.toHaveAttribute('aria-busy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('Back closes one window after the other, then the list; pressed again it leaves', async ({ page, exchange }) => {
    const url = /\/market\/BTC-USDC$/
    const windowCount = () => page.evaluate(() => history.state.windows ?? 0)
    // The history entry of a closed window has its page's address: one step is complete once that entry is skipped, too.
    const arrives = async (at: RegExp) => {
      await expect(page).toHaveURL(at)
      await expect.poll(windowCount).toBe(0)
    }
    const followMenu = async (name: string, at: RegExp) => {
      await button(page, 'Menu').click()
      await dialog(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(at)
    }
    await openTrading(page, exchange)
    await followMenu('Terms', /\/terms$/)
    await followMenu('Trading', url)
    await button(page, 'Open position').click()
    await dialog(page)
      .getByRole('button', { name: /^Leverage ×/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Leverage' })).toBeVisible()
    await expect.poll(windowCount).toBe(2)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Leverage' })).toHaveCount(0)
    await expect(title(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(url)
    await expect(button(page, 'Open position')).toBeFocused()
    const list = page.getByRole('listbox')
    for (const leave of [() => page.goBack(), () => page.getByRole('option', { name: /^ETHUSDC/ }).click()]) {
      await page.getByRole('button', { name: /Choose a market$/ }).click()
      await expect(list).toBeVisible()
      await expect.poll(windowCount).toBe(1)
      await expect(page).toHaveURL(url)
      await leave()
      await expect(list).toHaveCount(0)
    }
    await arrives(/\/market\/ETH-USDC$/)
    await page.goBack()
    await arrives(url)
    await page.goBack()
    await arrives(/\/terms$/)
    await page.goForward()
    await arrives(url)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('a sheet keeps its head and LONG in sight, and is closed by its grip', byNight, async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await button(page, 'Open position').click()
    const sheet = page.locator('.dialog')
    await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0)
    const { levels, stopLoss, long } = trading(page)
    await levels.click()
    await expect(stopLoss).toBeVisible()
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    const head = page.locator('.dialog-head')
    for (const part of [title(page).getByText('BTCUSDC'), head.getByText(/^\d+\s\d{3}\.\d\d/), long])
      await expect(part).toBeInViewport({ ratio: 1 })
    // Clicks what is on top.
    await head.getByRole('button', { name: 'Close window' }).click({ trial: true })
    await sheet.evaluate((element) => element.scrollTo(0, 0))
    const { y = 0 } = (await sheet.boundingBox()) ?? {}
    await page.mouse.move(120, y + 8)
    await page.mouse.down()
    // Slowly enough not to be a fling.
    for (let step = 1; step <= 10; step++) await page.mouse.move(120, y + 8 + 30 * step)
    await page.mouse.up()
    await expect(dialog(page)).toHaveCount(0)
  })
})

test(
  'a window that fades out has returned the focus, and lets the next click through',
  byNight,
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync(':root { --dur-base: 3s !important; --dur-slow: 3s !important }')
      document.adoptedStyleSheets = [slow]
    })
    const opener = button(page, 'Close BTCUSDC LONG')
    await opener.click()
    await expect(title(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.leaving')).toHaveCount(1)
    await expect(opener).toBeFocused()
    await expect(dialog(page)).toHaveCount(0)
    const isReached = await opener.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isReached).toBe(true)
  },
)

test('a browser without scripts, or too old, shows a message in both languages', async ({ page, exchange }) => {
  const html = await (await page.request.get(`${exchange.origin}/futures/terms`)).text()
  expect(html).toMatch(/<noscript>[^]*This page needs JavaScript\.[^]*lang="pl"[^]*<\/noscript>/)
  let isBroken = true
  await page.route(/assets\/.*\.(css|js)$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/futures/auth-page-that-is-not-there')
  await expect(page.getByText('This browser is too old for this page. Please update it.')).toBeVisible()
  await expect(page.getByText('Zaktualizuj ją.')).toBeVisible()
  isBroken = false
  await page.reload()
  await expect(page.getByText('This browser is too old')).toBeHidden()
})
