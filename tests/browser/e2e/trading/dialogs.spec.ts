import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { amountOf, CLOSE, fixPrice, trading } from '../support/trading.ts'
import { tapRequests } from '../walks/walkStage.ts'

const EDIT = '/futures/api/user/orders/edit'
const RESET = '/futures/api/user/wallets/reset'
const INITIALIZE = '/futures/api/user/wallets/initialize'
const ROLLOVER = '/futures/api/user/profile/contract/rollover/set'

const dialogs = (page: Page) => ({
  reset: page.getByRole('dialog', { name: 'Reset balance' }),
  activate: page.getByRole('dialog', { name: 'Activate balance' }),
  close: page.getByRole('dialog', { name: 'Close position' }),
  levels: page.getByRole('dialog', { name: 'Stop loss / Take profit' }),
  rollover: page.getByRole('dialog', { name: 'Rollover' }),
  leverage: page.getByRole('dialog', { name: 'Leverage' }),
})

async function pay(page: Page, code: string) {
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })
  await page.getByRole('textbox', { name: 'Pay code' }).fill(code)
  await confirm.click()
}

test.describe('the pay code', () => {
  test('activates a balance, and the form opens for trading', async ({ page, exchange }) => {
    await logIn(page, exchange, { persona: 'new-wallet' })
    await page.goto('/futures/market/BTC-USDC')
    await page.getByRole('button', { name: 'Activate balance' }).click()
    const { activate } = dialogs(page)
    const confirm = activate.getByRole('button', { name: 'Confirm' })
    await expect(page.getByRole('textbox', { name: 'Pay code' })).toBeFocused()
    await page.keyboard.type('24x6 81')
    await expect(page.getByRole('textbox', { name: 'Pay code' })).toHaveValue('246 81')
    await expect(confirm).toBeDisabled()
    await page.keyboard.type('0')
    await expect(activate.getByText('6 of 6 digits')).toBeVisible()
    await page.keyboard.press('Enter')

    await expect(activate.getByText('Waiting for the payment')).toBeVisible()
    await expect(activate.getByText('Balance activated')).toBeVisible()
    await activate.getByRole('button', { name: 'Done' }).click()
    await expect(trading(page).available).toHaveText(/10\s000\.0000 KXT/)
    await expect(trading(page).long).toBeEnabled()
    expect((await exchange.journal(INITIALIZE)).entries).toHaveLength(1)
  })

  test('that is rejected shows why, and another one can be tried', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    const { reset } = dialogs(page)
    await pay(page, '123456')
    await expect(reset.getByText('Wrong pay code. Your balance has not changed.')).toBeVisible()
    await expect(reset.getByText('Code 4001')).toBeVisible()
    await reset.getByRole('button', { name: 'Try again' }).click()
    await pay(page, '000000')
    await expect(reset.getByText('This pay code has expired. Get a new one.')).toBeVisible()
    await reset.getByRole('button', { name: 'Try again' }).click()
    await pay(page, '111111')
    await expect(reset.getByText('The payment was not accepted and your balance has not changed.')).toBeVisible()
    await expect(reset.getByText('Code 9900')).toBeVisible()
    await reset.getByRole('button', { name: 'Close' }).last().click()
    await expect(trading(page).available).toHaveText(/12\s480\.3071 KXT/)
  })

  test('is sent once, whenever the dialog is closed, and a toast reports the payment’s outcome', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    const { reset } = dialogs(page)
    await page.getByRole('textbox', { name: 'Pay code' }).fill('246810')
    await reset.getByRole('button', { name: 'Confirm' }).dblclick()
    await expect(reset.getByText('Waiting for the payment')).toBeVisible()
    await reset.getByRole('button', { name: 'Close' }).last().click()
    await expect(reset).toHaveCount(0)
    await expect(trading(page).toast('Balance reset')).toBeVisible({ timeout: 15_000 })
    await expect(trading(page).available).toHaveText(/10\s000\.0000 KXT/)
    await expect(trading(page).locked).toHaveText(/^0\.0000 KXT/)
    expect((await exchange.journal(RESET)).entries).toHaveLength(1)
  })

  test('is still pending after the page is reloaded', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    await pay(page, '246810')
    await expect(dialogs(page).reset.getByText('Waiting for the payment')).toBeVisible()
    await page.reload()
    await expect(trading(page).available).toHaveText(/10\s000\.0000 KXT/, { timeout: 15_000 })
    await expect(trading(page).toast('Balance reset').or(dialogs(page).reset)).toContainText('Balance reset')
    expect((await exchange.journal(RESET)).entries).toHaveLength(1)
  })

  test('with a lost response is not paid twice', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await exchange.fault({ path: RESET, kind: 'drop', commit: true, times: 0 })
    await page.getByRole('button', { name: 'Reset the balance' }).click()
    await pay(page, '246810')
    const { reset } = dialogs(page)
    await expect(reset.getByText('No answer yet')).toBeVisible()
    await expect(reset.getByText('Balance reset')).toBeVisible({ timeout: 20_000 })
    const { entries } = await exchange.journal(RESET)
    expect(entries.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
  })
})

test.describe('closing a position', () => {
  test('with a lost response shows its outcome, and is closed once', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await exchange.fault({ path: CLOSE, kind: 'drop', commit: true, times: 0 })
    await trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
    const { close } = dialogs(page)
    await close.getByRole('button', { name: 'Close position' }).click()
    await expect(close.getByText(/^Position closed$|^Already closed$/)).toBeVisible({ timeout: 20_000 })
    await expect(close.getByText('Realised P&L')).toBeVisible()
    const { entries } = await exchange.journal(CLOSE)
    expect(entries.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1)
    await close.getByRole('button', { name: 'Done' }).click()
    await expect(trading(page).tab('Positions')).toHaveText('Positions 1')
  })

  test('that was liquidated in the meantime shows that, not an error', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
    const { close } = dialogs(page)
    await expect(close.getByRole('button', { name: 'Close position' })).toBeEnabled()
    const line = await tapRequests(page)
    line.hold(CLOSE)
    await close.getByRole('button', { name: 'Close position' }).click()
    await fixPrice(exchange, 'BTC-USDC', '60000')
    await line.answer(CLOSE, 'real')
    await expect(close.getByText('Already closed')).toBeVisible()
    await expect(close.getByText(/^(Liquidation|Stop loss)$/)).toBeVisible()
  })

  test('is left by Escape, gives the focus back, and sends nothing', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const opener = trading(page).orders.getByRole('button', { name: 'Close BTCUSDC LONG' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialogs(page).close.getByRole('heading')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogs(page).close).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect((await exchange.journal(CLOSE)).entries).toEqual([])
  })

  test('cancels a pending order, and releases its margin', async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const { tab, orders, locked } = trading(page)
    await expect(locked).toHaveText(amountOf(21400000n))
    await tab('Orders').click()
    await orders.getByRole('button', { name: 'Cancel BTCUSDC LONG' }).click()
    const cancel = page.getByRole('dialog', { name: 'Cancel order' })
    await cancel.getByRole('button', { name: 'Cancel order' }).click()
    await expect(cancel.getByText('Order cancelled')).toBeVisible()
    await cancel.getByRole('button', { name: 'Done' }).click()
    await expect(tab('Orders')).toHaveText('Orders 0')
    await expect(locked).toHaveText(amountOf(16400000n))
  })
})

test('stop loss and take profit are checked, saved and shown in the row', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  const { orders } = trading(page)
  await orders.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC SHORT' }).click()
  const { levels } = dialogs(page)
  const save = levels.getByRole('button', { name: 'Save' })
  const stopLoss = levels.getByRole('textbox', { name: 'Stop loss' })
  await expect(save).toBeDisabled()
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

test('switches rollover, and updates the line on the page', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const line = page.getByRole('region', { name: 'Contract rollover' })
  await expect(line).toContainText('Rollover: rolled')
  await line.getByRole('button', { name: /^Manage/ }).click()
  const { rollover } = dialogs(page)
  await rollover.getByRole('switch').click()
  await rollover.getByRole('button', { name: 'Confirm' }).click()
  await expect(rollover.getByText('Contracts are closed at the end of the period')).toBeVisible()
  await rollover.getByRole('button', { name: 'Done' }).click()
  await expect(line).toContainText('Rollover: not rolled')
  expect((await exchange.journal(ROLLOVER)).entries.map(({ payload }) => payload)).toEqual([{ contractRollover: false }])
})

test('leverage steps through 10, 20, 50 and 100, stops at the ends, and is stored', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const chip = trading(page).form.getByRole('button', { name: /^Leverage/ })
  await chip.click()
  const { leverage } = dialogs(page)
  const [lower, higher] = [leverage.getByRole('button', { name: 'Lower leverage' }), leverage.getByRole('button', { name: 'Higher leverage' })]
  await expect(lower).toBeDisabled()
  for (const step of ['×20', '×50', '×100']) {
    await higher.click()
    await expect(leverage.getByRole('status')).toHaveText(step)
  }
  await expect(higher).toBeDisabled()
  await leverage.getByRole('button', { name: 'Cancel' }).click()
  await expect(chip).toHaveText(/×10$/)

  await chip.click()
  // Keys go to the focused element: waits until the focus is in the dialog.
  await expect(leverage.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(leverage.getByRole('status')).toHaveText('×20')
  await page.keyboard.press('ArrowRight')
  await expect(leverage.getByRole('status')).toHaveText('×50')
  await leverage.getByRole('button', { name: 'Confirm' }).click()
  await expect(chip).toHaveText(/×50$/)
  await page.reload()
  await expect(chip).toHaveText(/×50$/)
})
