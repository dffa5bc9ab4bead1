import { open, reset } from '../support/changes.ts'
import { expect, type Exchange, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { restoreTab } from '../support/restoreTab.ts'
import { requestedOrders, ORDERS, trading } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

const made = async (exchange: Exchange, path: string) =>
  (await exchange.journal(path)).entries.filter(({ outcome }) => outcome === 'ok').length

/** Clicks LONG, and reloads the page before the response; until the faults are cleared the orders are unknown. */
async function reloadWhileSending(page: Page, exchange: Exchange, commit: boolean) {
  // Closing the tab during a change, the browser asks for confirmation.
  page.on('dialog', (question) => void question.accept())
  await logIn(page, exchange, { email: 'reloaded@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await open.prepare(page)
  await exchange.fault({ path: open.path, kind: 'hang', commit })
  const sent = page.waitForRequest(`**${open.path}`)
  await open.press(page)
  await sent
  if (commit) await expect.poll(() => made(exchange, open.path), 'orders made by the exchange').toBe(1)
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
  const { form, amount, long, short } = trading(page)
  await expect(form.getByRole('alert')).toContainText('We did not get an answer. Checking your orders…')
  await expect(amount).toHaveValue('50')
  await expect(long).toBeDisabled()
  await expect(short).toBeDisabled()
}

test('an order pending during a reload is reported before its draft can be sent', async ({ page, exchange }) => {
  await reloadWhileSending(page, exchange, true)
  const { amount, toast, tab } = trading(page)
  await exchange.control('faults/clear')
  await expect(toast('Your order went through')).toContainText('BTCUSDC, LONG, 50.0000 KXT at ×10')
  await expect(tab('Positions')).toHaveText('Positions 1')
  await expect(amount).toHaveValue('')
  expect((await requestedOrders(exchange)).map(({ outcome }) => outcome)).toEqual(['ok'])
})

test('an order that a reload kept from arriving keeps its draft', { tag: '@night' }, async ({ page, exchange }) => {
  await page.clock.install()
  await reloadWhileSending(page, exchange, false)
  const { form, amount, tab } = trading(page)
  await exchange.control('faults/clear')
  await until(page, 'the verification ends', () => form.getByText('Order not found yet').isVisible(), 45)
  await expect(amount).toHaveValue('50')
  expect(await made(exchange, open.path), 'nothing is sent automatically').toBe(0)
  await form.getByRole('button', { name: 'Send again' }).click()
  await expect(tab('Positions')).toHaveText('Positions 1')
  expect(await made(exchange, open.path)).toBe(1)
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
