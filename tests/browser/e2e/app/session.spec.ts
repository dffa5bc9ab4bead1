import { blockStorage, expect, type Exchange, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { requestedOrders, CLOSE, ORDERS, trading } from '../support/trading.ts'

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

test('a session ends once: one termination, one redirect, and back after the login', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const left = departures(page)
  await exchange.fault({ path: '*', kind: 'status', status: 401, times: 0 })
  await expect(page).toHaveURL(/\/auth\?return=/)
  expect(left).toEqual([AUTH_FROM_BTC])
  const { counts } = await exchange.journal()
  expect(counts[AFTER_401]).toBe(1)
  expect(counts[TERMINATE]).toBeUndefined()
  expect(await marker(page)).toBeNull()

  await exchange.control('faults/clear')
  await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
  expect(Number(await marker(page))).toBeGreaterThan(Date.now() + 29 * 60_000)
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

test('the next user sees nothing of a payment, a lost close and an amount', async ({ page, context, exchange }) => {
  const CHECK = '/futures/api/user/wallet/event/check'
  await openTrading(page, exchange)
  const { amount, available, orders, tab } = trading(page)
  const dialog = page.getByRole('dialog')
  const paying = page.getByRole('region', { name: 'Balance' }).getByText(/^Waiting for the payment/)
  await amount.fill('123')

  await exchange.fault({ path: CLOSE, kind: 'status', status: 502, times: 0 })
  await tab('Positions').click()
  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('No answer yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)

  await exchange.fault({ path: CHECK, kind: 'body', body: '{"result":"ok","state":"PENDING"}', times: 0 })
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  await dialog.getByRole('textbox', { name: 'Pay code' }).fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Waiting for the payment')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(paying).toBeVisible()

  const other = await context.newPage()
  await other.goto('/futures/market/ETH-USDC')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
  await other.getByRole('textbox', { name: 'E-mail' }).fill('bert@example.com')
  await other.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(available).toHaveText(/^10\s000\.0000 KXT/)
  await expect(amount).toHaveValue('')
  const { counts } = await exchange.journal()
  // Between two polls of the orders, a running one of the payment would have been sent, too.
  await expect.poll(async () => (await exchange.journal()).counts[ORDERS]).toBeGreaterThan((counts[ORDERS] ?? 0) + 1)
  expect((await exchange.journal()).counts[CHECK]).toBe(counts[CHECK])
  await expect(paying).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
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
