import { expect, logIn, test } from '../support/exchange.ts'
import { fixPrice, trading, WALLETS } from '../support/trading.ts'

const EMAIL = 'form@trader.example'
/** Our numbers separate thousands with a no-break space. */
const NBSP = '\u00a0'

test('typed values survive a reload and an expired session, but not a logout', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('10')
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
