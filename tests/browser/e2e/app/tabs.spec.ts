import type { BrowserContext } from '@playwright/test'
import { expect, type Exchange, logIn, type Page, test } from '../support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, ORDERS, trading } from '../support/trading.ts'
import { tapRequests, until } from '../walks/walkStage.ts'

/** Two tabs of one browser, of one trader without orders, at the same market. */
async function twoTabs(context: BrowserContext, page: Page, exchange: Exchange) {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange, { email: 'tabs@trader.example' })
  const tabs = [page, await context.newPage()] as const
  for (const tab of tabs) {
    await tab.clock.install()
    await tab.goto('/futures/market/BTC-USDC')
    await expect(trading(tab).available).toContainText('10')
    await expect(trading(tab).tab('Positions')).toHaveText('Positions 0')
  }
  return tabs
}

/** Clicks LONG in all of them together, faster than any user. What either then checks comes after both orders, and is held until released. */
async function pressLong(exchange: Exchange, tabs: readonly Page[]) {
  const lines = await Promise.all(tabs.map(tapRequests))
  for (const line of lines) line.hold(ORDERS)
  await Promise.all(tabs.map((tab) => trading(tab).long.dispatchEvent('click')))
  await expect.poll(async () => (await requestedOrders(exchange)).length).toBe(tabs.length)
  return () => Promise.all(lines.map((line) => line.release(ORDERS)))
}

test('an order sent by two tabs at once, one answer lost, is told as two', async ({ page, context, exchange }) => {
  const tabs = await twoTabs(context, page, exchange)
  for (const tab of tabs) await trading(tab).amount.fill('50')
  for (const tab of tabs) await expect(trading(tab).long).toBeEnabled()
  await exchange.fault({ path: CREATE, kind: 'status', status: 502, commit: true })
  const release = await pressLong(exchange, tabs)
  /** Toasts with this text in both tabs together. */
  const told = async (text: string | RegExp) =>
    (await Promise.all(tabs.map((tab) => tab.locator('.toast', { hasText: text }).count()))).reduce(
      (sum, count) => sum + count,
      0,
    )
  await expect.poll(() => told('Order accepted')).toBe(1)
  await release()
  const isReported = async () =>
    (await told(/Your order went through.*2 identical orders were opened\. Check for a duplicate\./)) === 1
  await Promise.all(tabs.map((tab) => until(tab, 'the check of the lost order is reported', isReported)))
  // Both tabs show both, and nothing more was sent.
  for (const tab of tabs) {
    await expect(trading(tab).tab('Positions')).toHaveText('Positions 2')
    await expect(trading(tab).orders.getByRole('row', { name: /BTCUSDC LONG/ })).toHaveCount(2)
  }
  expect((await requestedOrders(exchange)).map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
})
