import { expect, logIn, test, type Page } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

const QUERY = '?from=mail&id=12345678901234567890'
const HASH = '#part-2'

/** Three, since a fourth login within a minute counts as one that fails. */
const addresses: [path: string, opened: string | RegExp, isThere: (page: Page) => Promise<unknown>][] = [
  [
    `/futures/contests/1042${QUERY}${HASH}`,
    `/futures/contests/1042${QUERY}${HASH}`,
    (page) => expect(page.getByRole('heading', { level: 1, name: 'Altcoin Sprint' })).toBeVisible(),
  ],
  [
    `/futures/nowhere/at/all${QUERY}`,
    `/futures/nowhere/at/all${QUERY}`,
    (page) => expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible(),
  ],
  ['/futures', /\/futures\/market\/[A-Z]+-USDC$/, (page) => expect(trading(page).picker).toBeVisible()],
]

test('the login returns to the whole address; without a market it opens one', async ({ page, exchange }) => {
  for (const [path, opened, isThere] of addresses) {
    await exchange.control('logout')
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth\?return=/)
    expect(new URL(page.url()).searchParams.get('return')?.replace(/\/$/, '')).toBe(path)
    await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
    await expect(page).toHaveURL(opened)
    await isThere(page)
  }
  await page.goto('/futures/market')
  await expect(page).toHaveURL(/\/futures\/market\/[A-Z]+-USDC$/)
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null
    return (activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? '').trim()
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
  for (const name of ['Trading', 'Results', 'Contests', 'Terms', 'Wallet', 'Log out'])
    expect([...reached].join()).toContain(name)

  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'Terms' }).press('Enter')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/futures\/terms$/)
})
