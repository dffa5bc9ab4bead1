import { open, reset } from '../support/changes.ts'
import { expect, type Exchange, logIn, openTrading, test } from '../support/exchange.ts'
import { restoreTab } from '../support/restoreTab.ts'
import { requestedOrders, ORDERS, trading } from '../support/trading.ts'

const made = async (exchange: Exchange, path: string) =>
  (await exchange.journal(path)).entries.filter(({ outcome }) => outcome === 'ok').length

test('an order pending during a reload is reported before its draft can be sent', async ({ page, exchange }) => {
  // Closing the tab during a change, the browser asks for confirmation.
  page.on('dialog', (question) => void question.accept())
  await logIn(page, exchange, { email: 'reloaded@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await open.prepare(page)
  await exchange.fault({ path: open.path, kind: 'hang', commit: true })
  const sent = page.waitForRequest(`**${open.path}`)
  await open.press(page)
  await sent
  await expect.poll(() => made(exchange, open.path), 'orders made by the exchange').toBe(1)
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
  const { form, amount, long, short, toast, tab } = trading(page)
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
  await reset.prepare(page)
  await exchange.fault({ path: reset.path, kind: 'hang', commit: true })
  await reset.press(page)
  await expect.poll(() => made(exchange, reset.path), 'resets made by the exchange').toBe(1)
  const next = await restoreTab(page)
  await next.goto('/futures/market/BTC-USDC')
  await expect(
    trading(next)
      .toast('Balance reset')
      .or(next.getByRole('dialog', { name: 'Reset balance' })),
  ).toContainText('Balance reset')
  await expect(trading(next).available).toHaveText(/10\s000\.0000 KXT/)
  expect(await made(exchange, reset.path)).toBe(1)
})
