import { expect, logIn, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, fixPrice, trading, WALLETS } from '../support/trading.ts'

const EMAIL = 'form@trader.example'
/** Our numbers separate thousands with a no-break space. */
const NBSP = '\u00a0'

async function openForm(page: Page, exchange: Exchange) {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('10')
}

test('what a rule forbids is said at its field and not sent; levels off block nothing', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { form, amount, stopLoss, takeProfit, levels, long, short } = trading(page)
  await long.click()
  await expect(form.getByText('Enter an amount')).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('10000.01')
  await long.click()
  await expect(form.getByText('More than your available balance')).toBeVisible()

  await amount.fill('100')
  await levels.click()
  await stopLoss.fill('66000')
  await takeProfit.fill('68000')
  // A rejected side is clickable, which Playwright does not expect of an aria-disabled button.
  await short.click({ force: true })
  await expect(form.getByText(`For SHORT, above 67${NBSP}000.00`)).toBeVisible()
  await expect(form.getByText(`For SHORT, below 67${NBSP}000.00`)).toBeVisible()
  await expect(stopLoss).toBeFocused()
  expect((await exchange.journal()).entries).toEqual([])

  await levels.click()
  await short.click()
  await expect.poll(() => requestedOrders(exchange), 'orders requested').toHaveLength(1)
  expect((await requestedOrders(exchange))[0]?.payload).toEqual({
    market: 'BTC-USDC',
    type: 'SHORT',
    amount: '100',
    leverage: 10,
  })
})

test('typed values survive a reload and an expired session, but not a logout', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { amount, limitPrice, kind } = trading(page)
  await kind('Limit').click()
  await limitPrice.fill('66000')
  await amount.fill('321')
  await page.reload()
  await expect(amount).toHaveValue('321')
  await expect(limitPrice).toHaveValue(`66${NBSP}000`)

  await exchange.fault({ path: WALLETS, kind: 'status', status: 401 })
  await page.waitForURL((url) => !url.pathname.startsWith('/futures'))
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(amount).toHaveValue('321')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/futures'))
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('10')
  await expect(amount).toHaveValue('')
  await expect(limitPrice).toBeHidden()
})
