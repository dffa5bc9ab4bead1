import { expect, logIn, test } from '../support/exchange.ts'
import { fixPrice } from '../support/trading.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page, exchange }) => logIn(page, exchange))

test('stop loss and take profit are set on a position', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.goto('/futures/market/BTC-USDC')
  const levels = page.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC LONG' })
  await levels.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Stop loss' }).fill('66000')
  await dialog.getByRole('textbox', { name: 'Take profit' }).fill('70000,5')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(levels).toBeFocused()
  await expect(page.getByText(/66\s000\.00/).first()).toBeVisible()
  await expect(page.getByText(/70\s000\.50/).first()).toBeVisible()
  const sent = (await exchange.journal('/futures/api/user/orders/edit')).entries.map(({ payload }) => payload)
  expect(sent).toMatchObject([{ stopLoss: '66000', takeProfit: '70000.5' }])
})

test('the balance is reset with a pay code', async ({ page, exchange }) => {
  await page.goto('/futures/market/BTC-USDC')
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Pay code' }).fill('246810')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Balance reset')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Balance' }).getByRole('definition').first()).toHaveText(
    /^10\s000\.0000/,
  )
  expect((await exchange.journal('/futures/api/user/wallets/reset')).entries).toHaveLength(1)
})

test('a contest is joined once', async ({ page, exchange }) => {
  await page.goto('/futures/contests/1042')
  await page.getByRole('button', { name: 'Join now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick()
  await expect(dialog.getByText('You are in')).toBeVisible()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('region', { name: 'Altcoin Sprint' }).getByText('Joined')).toBeVisible()
  expect((await exchange.journal('/futures/api/contest/join')).entries).toHaveLength(1)
})
