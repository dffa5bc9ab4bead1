import { expect, logIn, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

const INITIALIZE = '/futures/api/user/wallets/initialize'

test('the pay code activates a balance, and the form opens for trading', async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'new-wallet' })
  await page.goto('/futures/market/BTC-USDC')
  const { form, available, long } = trading(page)
  await expect(form.getByText('You have no futures balance to trade with.')).toBeVisible()
  await expect(long).toBeHidden()
  await page.getByRole('button', { name: 'Activate balance' }).click()
  const activate = page.getByRole('dialog', { name: 'Activate balance' })
  const code = page.getByRole('textbox', { name: 'Pay code' })
  await expect(code).toBeFocused()
  await page.keyboard.type('24x6 81')
  await expect(code).toHaveValue('246 81')
  await expect(activate.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')

  await expect(activate.getByText('Waiting for the payment')).toBeVisible()
  await expect(activate.getByText('Balance activated')).toBeVisible()
  await activate.getByRole('button', { name: 'Done' }).click()
  await expect(available).toHaveText(/10\s000\.0000 KXT/)
  await expect(long).toBeEnabled()
  expect((await exchange.journal(INITIALIZE)).entries).toHaveLength(1)
})
