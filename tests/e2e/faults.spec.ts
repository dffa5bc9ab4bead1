import { levels, open, STOP_LOSS } from '../reliability/faults/flows.ts'
import { expect, type Exchange, openTrading, test } from './exchange.ts'
import { atRest, hold, MARKETS, ORDERS, PRICE, trading } from './trading.ts'
import { until } from './walkStage.ts'

const made = async (exchange: Exchange, path: string) => (await exchange.journal(path)).entries.filter(({ outcome }) => outcome === 'ok').length

test('saved levels are shown as they were confirmed while the orders cannot be read, and in their row once they can', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await hold(exchange, 'BTC-USDC', '67000')
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

test('a price that hangs grows old although the clock is set back, and holds market orders back', async ({ page, exchange }) => {
  await page.clock.install()
  await openTrading(page, exchange)
  await atRest(page)
  await open.prepare(page)
  const { form, long } = trading(page)
  for (const path of [PRICE, MARKETS]) await exchange.fault({ path, kind: 'status', status: 503, times: 0 })
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await until(page, 'market orders are held back', () => form.getByText('The price is too old. Waiting for the next one.').isVisible(), 20)
  await expect(long).toBeDisabled()
  await exchange.control('faults/clear')
  await until(page, 'the next good price', () => long.isEnabled())
})
