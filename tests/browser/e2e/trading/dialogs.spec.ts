import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { amountOf, CLOSE, trading } from '../support/trading.ts'

const RESET = '/futures/api/user/wallets/reset'
const INITIALIZE = '/futures/api/user/wallets/initialize'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('the pay code', () => {
  test('activates a balance, and the form opens for trading', async ({ page, exchange }) => {
    await logIn(page, exchange, { persona: 'new-wallet' })
    await page.goto('/futures/market/BTC-USDC')
    const { form, available, long } = trading(page)
    await expect(form.getByText('You have no futures balance yet. Activate it to trade.')).toBeVisible()
    await expect(long).toBeHidden()
    await page.getByRole('button', { name: 'Activate balance' }).click()
    const activate = dialog(page, 'Activate balance')
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

  test('that is wrong can be corrected, is sent once, and its outcome reported', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    const reset = dialog(page, 'Reset balance')
    const [code, confirm] = [
      page.getByRole('textbox', { name: 'Pay code' }),
      reset.getByRole('button', { name: 'Confirm' }),
    ]
    await code.fill('123456')
    await confirm.click()
    await expect(reset.getByText('Wrong pay code. Your balance has not changed.')).toBeVisible()
    await expect(reset.getByText('Code 4001')).toBeVisible()
    await reset.getByRole('button', { name: 'Try again' }).click()
    await code.fill('246810')
    await confirm.dblclick()
    await expect(reset.getByText('Waiting for the payment')).toBeVisible()
    await reset.getByRole('button', { name: 'Close' }).last().click()
    await expect(reset).toHaveCount(0)
    const { toast, available, locked } = trading(page)
    await expect(toast('Balance reset')).toBeVisible()
    await expect(available).toHaveText(/10\s000\.0000 KXT/)
    await expect(locked).toHaveText(/^0\.0000 KXT/)
    expect((await exchange.journal(RESET)).entries.map(({ outcome }) => outcome === 'ok')).toEqual([false, true])
  })
})

test('closing is left by Escape, which sends nothing and gives the focus back; a pending order is cancelled, and its margin released', async ({
  page,
  exchange,
}) => {
  await openTrading(page, exchange)
  const { tab, orders, locked } = trading(page)
  const opener = orders.getByRole('button', { name: 'Close BTCUSDC LONG' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const close = dialog(page, 'Close position')
  await expect(close.getByRole('heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(close).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect((await exchange.journal(CLOSE)).entries).toEqual([])

  await expect(locked).toHaveText(amountOf(21400000n))
  await tab('Orders').click()
  await orders.getByRole('button', { name: 'Cancel BTCUSDC LONG' }).click()
  const cancel = dialog(page, 'Cancel order')
  await cancel.getByRole('button', { name: 'Cancel order' }).click()
  await expect(cancel.getByText('Order cancelled')).toBeVisible()
  await cancel.getByRole('button', { name: 'Done' }).click()
  await expect(tab('Orders')).toHaveText('Orders 2')
  await expect(locked).toHaveText(amountOf(16400000n))
})
