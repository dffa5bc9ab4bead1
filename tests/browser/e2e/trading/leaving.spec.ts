import { expect, openTrading, test } from '../support/exchange.ts'
import { MARKETS, PRICE, trading, waitUntilIdle } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

/** The test controls the page's clock, so that seconds take no time. */
test.beforeEach(({ page }) => page.clock.install())

test('while no price comes LONG is blocked, and a position can be closed', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  const { orders, long, amount } = trading(page)
  await amount.fill('100')
  await expect(long).toBeEnabled()
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, kind: 'status', status: 503, times: 0 })
  await until(page, 'market orders are blocked', () => long.isDisabled(), 20)
  await expect(orders.getByRole('row', { name: /BTCUSDC LONG ×20/ }).getByText(/^\d+ s old$/)).toBeVisible()

  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await expect(dialog.getByText(/^Price \d+ s old\. You close at the market price at that moment\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await until(page, 'it is closed', () => dialog.getByText('Position closed').isVisible())
})
