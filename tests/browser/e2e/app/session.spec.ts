import { blockStorage, expect, type Exchange, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { requestedOrders, CLOSE, trading } from '../support/trading.ts'

const AFTER_401 = '/api/auth/session/terminate'
const TERMINATE = '/api/user/auth/session/terminate'

/** Every page the tab has opened, except redirects within the app. */
function departures(page: Page) {
  const to: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    if (frame === page.mainFrame() && !pathname.startsWith('/futures')) to.push(pathname + search)
  })
  return to
}

async function openClose(page: Page, exchange: Exchange) {
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await trading(page).tab('Positions').click()
  await page.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close position' })).toBeVisible()
}

const marker = (page: Page) => page.evaluate(() => localStorage.getItem('sessionExpiry'))
const AUTH_FROM_BTC = `/auth?return=${encodeURIComponent('/futures/market/BTC-USDC')}`

test('a session ends once, and comes back with what was typed, which a logout forgets', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { amount, available, picker } = trading(page)
  await amount.fill('321')
  const left = departures(page)
  await exchange.fault({ path: '*', kind: 'status', status: 401, times: 0 })
  await expect(page).toHaveURL(/\/auth\?return=/)
  expect(left).toEqual([AUTH_FROM_BTC])
  const { counts } = await exchange.journal()
  expect(counts[AFTER_401]).toBe(1)
  expect(counts[TERMINATE]).toBeUndefined()
  expect(await marker(page)).toBeNull()

  await exchange.control('faults/clear')
  const login = page.getByRole('button', { name: 'Log in as the demo trader' })
  await login.click()
  await expect(picker).toHaveText(/^BTCUSDC/)
  expect(Number(await marker(page))).toBeGreaterThan(Date.now() + 29 * 60_000)
  await expect(amount).toHaveValue('321')

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(login).toBeVisible()
  await openTrading(page, exchange)
  await expect(available).toContainText('480.3071')
  await expect(amount).toHaveValue('')
})

test.describe('on a phone, where Back closes a dialog', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a session ends below a dialog, and another user starts the page', async ({ page, context, exchange }) => {
    await openClose(page, exchange)
    await exchange.fault({ path: CLOSE, kind: 'status', status: 401 })
    await page.getByRole('dialog').getByRole('button', { name: 'Close position' }).click()
    await expect(page).toHaveURL(/\/auth\?return=/)

    await openClose(page, exchange)
    const other = await context.newPage()
    await logIn(other, exchange, { email: 'bert@example.com' })
    await other.goto('/futures/market/ETH-USDC')
    await expect(page.getByRole('tab', { name: 'Positions' })).toHaveText('Positions 0')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a browser with blocked storage can trade', async ({ page, context, exchange }) => {
  await blockStorage(context)
  await openTrading(page, exchange, { market: 'AAVE-USDC' })
  const { amount, long, tab } = trading(page)
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText(/^PL/).click()
  await page.getByRole('radiogroup', { name: 'Język' }).getByText(/^EN/).click()
  await amount.fill('50')
  await long.click()
  await expect(tab('Positions')).toHaveText('Positions 15')
  expect(await requestedOrders(exchange)).toHaveLength(1)
})
