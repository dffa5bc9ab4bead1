import { restoreTab } from '../support/restoreTab.ts'
import { levels, open, reset, STOP_LOSS } from '../support/changes.ts'
import { expect, type Exchange, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { requestedOrders, waitUntilIdle, fixPrice, MARKETS, ORDERS, PRICE, trading } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

/** Longer than any page waits. */
const NEVER_MS = 60_000
const CHECKING = 'We did not get an answer. Checking your orders…'

const made = async (exchange: Exchange, path: string) => (await exchange.journal(path)).entries.filter(({ outcome }) => outcome === 'ok').length

/** Closes the tab during a change: the browser asks for confirmation, which is given. */
const leaveAnyway = (page: Page) => page.on('dialog', (question) => void question.accept())

test('an order pending during a reload is reported, and its draft cannot be sent before', async ({ page, exchange }) => {
  leaveAnyway(page)
  await logIn(page, exchange, { email: 'reloaded@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await open.prepare(page)
  await exchange.fault({ path: open.path, kind: 'latency', commit: true, ms: NEVER_MS })
  await open.press(page)
  await expect.poll(() => made(exchange, open.path)).toBe(1)

  // Unknown until the orders are fetched.
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
  const { form, amount, long, short, toast } = trading(page)
  await expect(form.getByText(CHECKING)).toBeVisible()
  await expect(amount).toHaveValue('50')
  await expect(long).toBeDisabled()
  await expect(short).toBeDisabled()
  await exchange.control('faults/clear')
  await expect(toast('Your order went through')).toContainText('BTCUSDC, LONG, 50.0000 KXT at ×10')
  await expect(amount).toHaveValue('')
  expect((await requestedOrders(exchange)).map(({ outcome }) => outcome)).toEqual(['ok'])
})

test('saved levels are shown as confirmed while the orders cannot be read, and in their row once they can', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await levels.prepare(page)
  await exchange.fault({ path: levels.path, kind: 'latency', commit: true, ms: 500 })
  await levels.press(page)
  await expect.poll(() => made(exchange, levels.path)).toBe(1)
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Saved')).toBeVisible()
  await expect(dialog.getByText('50 000.00')).toBeVisible()
  await exchange.control('faults/clear')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(trading(page).orders.getByRole('row', { name: /BTCUSDC LONG.*50 000\.00/ })).toBeVisible()
  expect((await exchange.journal(levels.path)).entries.map(({ payload }) => payload['stopLoss'])).toEqual([STOP_LOSS])
})

test('a hanging price becomes stale even if the clock is set back, and blocks market orders', async ({ page, exchange }) => {
  await page.clock.install()
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  await open.prepare(page)
  const { form, long } = trading(page)
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, kind: 'status', status: 503, times: 0 })
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await until(page, 'market orders are held back', () => form.getByText('The price is too old. Waiting for the next one.').isVisible(), 20)
  await expect(long).toBeDisabled()
  await exchange.control('faults/clear')
  await until(page, 'the next good price', () => long.isEnabled())
})

test('a reset paid while its tab was discarded is reported in the restored tab', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await reset.prepare(page)
  await exchange.fault({ path: reset.path, kind: 'latency', commit: true, ms: NEVER_MS })
  await reset.press(page)
  await expect.poll(() => made(exchange, reset.path)).toBe(1)
  const next = await restoreTab(page)
  await next.goto('/futures/market/BTC-USDC')
  await expect(trading(next).toast('Balance reset').or(next.getByRole('dialog', { name: 'Reset balance' }))).toContainText('Balance reset')
  await expect(trading(next).available).toHaveText(/10\s000\.0000 KXT/)
  expect(await made(exchange, reset.path)).toBe(1)
})
