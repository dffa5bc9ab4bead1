import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

const QUERY = '?from=mail&id=12345678901234567890'
const HASH = '#part-2'

/** Every address of the product for logged-in users, with the heading or region that identifies it. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  '/futures/market/ETH-USDC': (page) => expect(trading(page).picker).toHaveText(/^ETHUSDC/),
  '/futures/contests': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  '/futures/contests/1042': (page) => expect(page.getByRole('heading', { level: 1, name: 'Altcoin Sprint' })).toBeVisible(),
  '/futures/terms': (page) => expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible(),
  '/futures/terms/faq': (page) => expect(page.getByRole('textbox', { name: 'Search the questions' }).or(page.getByRole('searchbox'))).toBeVisible(),
  '/futures/terms/fees': (page) => expect(page.getByRole('table', { name: 'Fee rates of each market' })).toBeVisible(),
  '/futures/results': (page) => expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible(),
  '/futures/nowhere/at/all': (page) => expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible(),
}

test('the login returns to the original address, query and fragment included', async ({ context, exchange }) => {
  for (const [path, isThere] of Object.entries(pages)) {
    await exchange.control('logout')
    await test.step(path, async () => {
      const page = await context.newPage()
      await page.goto(path + QUERY + HASH)
      await expect(page).toHaveURL(`/auth?return=${encodeURIComponent(path + QUERY + HASH)}`)
      await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
      await expect(page).toHaveURL(path + QUERY + HASH)
      await isThere(page)
      await page.close()
    })
  }
})

for (const path of ['/futures', '/futures/', '/futures/market']) {
  test(`${path} opens a market, also after a login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth\?return=%2Ffutures/)
    await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
    await expect(page).toHaveURL(/\/futures\/market\/[A-Z]+-USDC$/)
  })
}

test('a user without a futures profile chooses the rollover setting first, once', async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'no-futures-profile' })
  await page.goto('/futures/market/ETH-USDC')
  const toggle = page.getByRole('switch', { name: /Roll contracts over/ })
  await expect(toggle).not.toBeChecked()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await toggle.press(' ')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(trading(page).picker).toHaveText(/^ETHUSDC/)
  await page.reload()
  await expect(trading(page).picker).toHaveText(/^ETHUSDC/)
})

test('a user whose contests are switched off finds none in the navigation', async ({ page, exchange }) => {
  await openTrading(page, exchange, { persona: 'contests-hidden' })
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Trading', 'Results', 'Terms', 'Wallet'])
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null
    return (activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '').trim()
  })

test('the keyboard reaches everything in the shell, and can skip it', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  const reached: string[] = []
  for (let press = 0; press < 11; press++) {
    await page.keyboard.press('Tab')
    reached.push(await focused(page))
  }
  const order = [/^Skip to the content$/, /Futures/, /^Trading$/, /^Results$/, /^Contests$/, /^Terms$/, /^Wallet/, /^Search and actions/, /EN|English/, /^Switch to the light theme$/, /^Log out$/]
  expect(reached.slice(0, order.length)).toEqual(order.map((name) => expect.stringMatching(name)))

  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('the phone’s menu takes, traps and returns the focus', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange)
  await page.goto('/futures/terms/fees')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Trading' })).toBeVisible()
  const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  const reached = new Set<string>()
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
    reached.add(await focused(page))
  }
  for (const name of ['Trading', 'Results', 'Contests', 'Terms', 'Wallet', 'Log out']) expect([...reached].join()).toContain(name)

  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'Terms' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/futures\/terms$/)
})
