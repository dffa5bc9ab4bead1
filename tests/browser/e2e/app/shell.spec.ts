import { expect, test, type Page } from '../support/exchange.ts'
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
