import { byNight, expect, holdFiles, type Locator, openTrading, type Page, test } from '../support/exchange.ts'
import { requestedOrders, waitUntilIdle, CREATE, trading } from '../support/trading.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => dialog(page).getByRole('heading').first()
const close = 'Close BTCUSDC LONG'
const levels = /stop loss and take profit of BTCUSDC LONG/i

/** The topmost element at the middle of a control is the control. */
const isReached = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element === hit || element.contains(hit)
  })

test('once the page is idle, Close and SL/TP open offline', async ({ page, context, exchange }) => {
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  await context.setOffline(true)
  for (const name of [close, levels]) {
    // By keyboard, from elsewhere: no hover has prefetched it.
    await button(page, name).dispatchEvent('click')
    await expect(title(page)).toBeVisible()
    await page.keyboard.press('Escape')
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

test('toasts cover no control needed next, and let clicks through', byNight, async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { amount, long, accepted } = trading(page)
  for (let orders = 1; orders <= 3; orders++) {
    await amount.fill(`1${orders}`)
    await long.click()
    await expect.poll(async () => (await requestedOrders(exchange)).length).toBe(orders)
    await expect(amount).toHaveValue('')
  }
  await expect(accepted).toBeVisible()
  const shown = page.locator('.toast:not(.leaving)')
  expect(await shown.count()).toBeLessThanOrEqual(3)
  for (const control of [
    amount,
    button(page, 'Reset the balance'),
    page.getByRole('link', { name: 'Top up' }),
    page.getByRole('link', { name: 'View contest' }),
    button(page, /^Leverage ×/),
  ])
    expect.soft(await isReached(control), String(control)).toBe(true)
  const through = await shown.first().evaluate((card) => {
    const { left, top, height } = card.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 8, top + height / 2)
    return card !== hit && !card.contains(hit)
  })
  expect(through).toBe(true)
  const dismiss = shown.first().getByRole('button', { name: 'Dismiss this message' })
  expect(await isReached(dismiss)).toBe(true)
  expect((await exchange.journal(CREATE)).entries).toHaveLength(3)
})

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const url = /\/market\/BTC-USDC$/
  /** From the terms to the market, by links. */
  async function comeFromTerms(page: Page) {
    await button(page, 'Menu').click()
    await dialog(page).getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await button(page, 'Menu').click()
    await dialog(page).getByRole('link', { name: 'Trading' }).click()
    await expect(page).toHaveURL(url)
    await expect(button(page, 'Open position')).toBeVisible()
  }

  const windowCount = (page: Page) => page.evaluate(() => history.state.windows ?? 0)
  // The history entry of a closed window has its page's address: one step is complete once that entry is skipped, too.
  const arrives = async (page: Page, at: RegExp) => {
    await expect(page).toHaveURL(at)
    await expect.poll(() => windowCount(page)).toBe(0)
  }

  test('closes one window after the other, then the list; pressed again it leaves', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await comeFromTerms(page)
    await button(page, 'Open position').click()
    await dialog(page)
      .getByRole('button', { name: /^Leverage ×/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Leverage' })).toBeVisible()
    await expect.poll(() => windowCount(page)).toBe(2)
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
      await expect.poll(() => windowCount(page)).toBe(1)
      await expect(page).toHaveURL(url)
      await leave()
      await expect(list).toHaveCount(0)
    }
    await arrives(page, /\/market\/ETH-USDC$/)
    await page.goBack()
    await arrives(page, url)
    await page.goBack()
    await arrives(page, /\/terms$/)
    await page.goForward()
    await arrives(page, url)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('leaves at once after windows closed by buttons, or a menu’s link', byNight, async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await comeFromTerms(page)
    for (const name of [close, levels, 'Open position']) {
      await button(page, name).click()
      await expect(title(page)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Close window', exact: true }).first().click()
      await expect(dialog(page)).toHaveCount(0)
      await expect.poll(() => windowCount(page)).toBe(0)
    }
    await page.goBack()
    await arrives(page, /\/terms$/)
    await page.goBack()
    await arrives(page, url)
    await page.goForward()
    await arrives(page, /\/terms$/)
  })
})

test.describe('a sheet', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('is named after the order, keeps its head, and is dragged by its grip', byNight, async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await button(page, 'Open position').click()
    // Not after the changing price.
    await expect(page.getByRole('dialog', { name: 'New order, BTCUSDC', exact: true })).toHaveCount(1)
    const sheet = page.locator('.dialog')
    await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0)
    const top = () => sheet.evaluate((element) => element.getBoundingClientRect().top)
    const drag = async (far: number) => {
      const start = await top()
      await page.mouse.move(120, start + 8)
      await page.mouse.down()
      // Slowly enough not to be a fling.
      for (let step = 1; step <= 10; step++) await page.mouse.move(120, start + 8 + (far * step) / 10)
      expect(await top()).toBeCloseTo(start + far, -1)
      await page.mouse.up()
      return start
    }
    const start = await drag(20)
    await expect.poll(top).toBe(start)

    const { levels: levelSwitch, stopLoss, long } = trading(page)
    await levelSwitch.click()
    await expect(stopLoss).toBeVisible()
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    expect(await isReached(dialog(page).getByRole('button', { name: 'Close window', exact: true }))).toBe(true)
    await expect(title(page).getByText('BTCUSDC')).toBeInViewport()
    await expect(page.locator('.dialog-head').getByText(/^\d+\s\d{3}\.\d\d/)).toBeInViewport()
    expect(await isReached(long)).toBe(true)
    await sheet.evaluate((element) => element.scrollTo(0, 0))
    await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBe(0)
    await drag(300)
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('once closed returns the focus at once, and the next click is the page’s', byNight, async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const opener = button(page, close)
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync(':root { --dur-base: 3s !important; --dur-slow: 3s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await opener.click()
  await expect(title(page)).toBeVisible()
  // The space of the page's scroll bar is dimmed, too.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(9, 8, 6)')
  await page.keyboard.press('Escape')
  const leaving = page.locator('.leaving')
  await expect(leaving).toHaveCount(1)
  await expect(opener).toBeFocused()
  await expect(leaving, 'goes on where it was when its unmount moved it').toHaveAttribute(
    'style',
    /--leaving-for: ?-\d/,
  )
  await expect(dialog(page)).toHaveCount(0)
  expect(await isReached(opener)).toBe(true)
  await button(page, /Choose a market$/).click()
  await expect(page.getByRole('combobox', { name: 'Search markets' })).toBeFocused()
  await expect(leaving).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(leaving).toHaveCount(1)
})

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
