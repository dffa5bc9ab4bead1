import { expect, type Exchange, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { CREATE, requestedOrders, ORDERS, trading } from '../support/trading.ts'

const RESET = '/futures/api/user/wallets/reset'

const made = async (exchange: Exchange, path: string) =>
  (await exchange.journal(path)).entries.filter(({ outcome }) => outcome === 'ok').length

/**
 * A tab restored after the system has discarded it: the page had no chance to clean up, and its session storage is unchanged. It
 * has no address yet.
 */
async function restoreTab(page: Page): Promise<Page> {
  const entries = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]) // storage holds strings
  await page.close()
  const next = await page.context().newPage()
  await next.addInitScript((items: [string, string][]) => {
    if (window.origin === 'null' || sessionStorage.length > 0) return
    for (const [key, value] of items) sessionStorage.setItem(key, value)
  }, entries)
  return next
}

test('an order pending during a reload is reported before its draft can be sent', async ({ page, exchange }) => {
  // Closing the tab during a change, the browser asks for confirmation.
  page.on('dialog', (question) => void question.accept())
  await logIn(page, exchange, { email: 'reloaded@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  const { form, amount, long, short, toast, tab } = trading(page)
  await amount.fill('50')
  await exchange.fault({ path: CREATE, kind: 'hang', commit: true })
  await long.click()
  await expect.poll(() => made(exchange, CREATE), 'orders made by the exchange').toBe(1)
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
  await expect(form.getByRole('alert')).toContainText('We did not get an answer. Checking your orders…')
  await expect(amount).toHaveValue('50')
  await expect(long).toBeDisabled()
  await expect(short).toBeDisabled()

  await exchange.control('faults/clear')
  await expect(toast('Your order went through')).toContainText('BTCUSDC LONG ×10, 50.0000 KXT')
  await expect(tab('Positions')).toHaveText('Positions 1')
  await expect(amount).toHaveValue('')
  expect((await requestedOrders(exchange)).map(({ outcome }) => outcome)).toEqual(['ok'])
})

test('a reset paid while its tab was discarded is reported in the restored tab', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await page.getByRole('button', { name: 'Reset the balance' }).click()
  await page.getByRole('textbox', { name: 'Pay code' }).fill('246810')
  await exchange.fault({ path: RESET, kind: 'hang', commit: true })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => made(exchange, RESET), 'resets made by the exchange').toBe(1)
  const next = await restoreTab(page)
  await next.goto('/futures/market/BTC-USDC')
  await expect(
    trading(next)
      .toast('Balance reset')
      .or(next.getByRole('dialog', { name: 'Reset balance' })),
  ).toContainText('Balance reset')
  await expect(trading(next).available).toHaveText(/10\s000\.0000 KXT/)
  expect(await made(exchange, RESET)).toBe(1)
})
