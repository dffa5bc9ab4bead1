import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { amountOf, CLOSE, fixPrice, trading } from '../support/trading.ts'

const EDIT = '/futures/api/user/orders/edit'
const RESET = '/futures/api/user/wallets/reset'
const INITIALIZE = '/futures/api/user/wallets/initialize'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'

/** The change takes effect, and its response is lost on the way: a gateway's answer, which the browser does not repair by sending again. */
const LOST = { kind: 'status', status: 502, commit: true, times: 0 }

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

  test('that is wrong can be corrected; then it is sent once, and a toast reports the payment’s outcome', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    const reset = dialog(page, 'Reset balance')
    const [code, confirm] = [page.getByRole('textbox', { name: 'Pay code' }), reset.getByRole('button', { name: 'Confirm' })]
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

  test('with a lost response is not paid twice', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await exchange.fault({ path: RESET, ...LOST })
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    await page.getByRole('textbox', { name: 'Pay code' }).fill('246810')
    const reset = dialog(page, 'Reset balance')
    await reset.getByRole('button', { name: 'Confirm' }).click()
    await expect(reset.getByText('No answer yet')).toBeVisible()
    await expect(reset.getByText('Balance reset')).toBeVisible()
    expect((await exchange.journal(RESET)).entries.map(({ outcome }) => outcome)).toEqual(['ok'])
  })
})

test('closing a position with a lost response shows its outcome, and closes it once', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await exchange.fault({ path: CLOSE, ...LOST })
  await trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  const close = dialog(page, 'Close position')
  await close.getByRole('button', { name: 'Close position' }).click()
  await expect(close.getByText(/^Position closed$|^Already closed$/)).toBeVisible()
  await expect(close.getByText('Realised P&L')).toBeVisible()
  expect((await exchange.journal(CLOSE)).entries.map(({ outcome }) => outcome)).toEqual(['ok'])
  await close.getByRole('button', { name: 'Done' }).click()
  await expect(trading(page).tab('Positions')).toHaveText('Positions 1')
})

test('closing is left by Escape, which sends nothing and gives the focus back; a pending order is cancelled, and its margin released', async ({ page, exchange }) => {
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
  await expect(tab('Orders')).toHaveText('Orders 0')
  await expect(locked).toHaveText(amountOf(16400000n))
})

test('stop loss and take profit are checked, saved and shown in the row', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  const { orders } = trading(page)
  await orders.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC SHORT' }).click()
  const levels = dialog(page, 'Stop loss / Take profit')
  const [save, stopLoss] = [levels.getByRole('button', { name: 'Save' }), levels.getByRole('textbox', { name: 'Stop loss' })]
  await stopLoss.fill('66000')
  await expect(save).toBeDisabled()
  await expect(stopLoss).toHaveAttribute('aria-invalid', 'true')
  await stopLoss.fill('69000,5')
  await levels.getByRole('textbox', { name: 'Take profit' }).fill('61000')
  await save.click()
  await expect(levels.getByText('Saved')).toBeVisible()
  await levels.getByRole('button', { name: 'Done' }).click()
  await expect(orders.getByRole('row', { name: /SHORT.*69 000\.50[ ,]+61 000\.00/ })).toBeVisible()
  expect((await exchange.journal(EDIT)).entries.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ market: 'BTC-USDC', stopLoss: '69000.5', takeProfit: '61000' }),
  ])
})

test('rollover is switched, and leverage chosen by keyboard and stored', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const line = page.getByRole('region', { name: 'Contract rollover' })
  await expect(line).toContainText('Rollover: rolled')
  await line.getByRole('button', { name: /^Manage/ }).click()
  const rollover = dialog(page, 'Rollover')
  await rollover.getByRole('switch').click()
  await rollover.getByRole('button', { name: 'Confirm' }).click()
  await expect(rollover.getByText('Contracts are closed at the end of the period')).toBeVisible()
  await rollover.getByRole('button', { name: 'Done' }).click()
  await expect(line).toContainText('Rollover: not rolled')
  expect((await exchange.journal(ROLLOVER)).entries.map(({ payload }) => payload)).toEqual([{ contractRollover: false }])

  const chip = trading(page).form.getByRole('button', { name: /^Leverage/ })
  await chip.click()
  const leverage = dialog(page, 'Leverage')
  // Keys go to the focused element: waits until the focus is in the dialog.
  await expect(leverage.locator(':focus')).toHaveCount(1)
  for (const step of ['×20', '×50']) {
    await page.keyboard.press('ArrowRight')
    await expect(leverage.getByRole('status')).toHaveText(step)
  }
  await leverage.getByRole('button', { name: 'Confirm' }).click()
  await expect(chip).toHaveText(/×50$/)
  await page.reload()
  await expect(chip).toHaveText(/×50$/)
})
