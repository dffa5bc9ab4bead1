import type { BrowserContext } from '@playwright/test'
import { expect, type Exchange, logIn, type Page, test } from '../support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, ORDERS, setHidden, trading, units, WALLETS } from '../support/trading.ts'
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

test('a tab that becomes visible shows at once what the other has spent', async ({ page, context, exchange }) => {
  const [front, back] = await twoTabs(context, page, exchange)
  const before = units(await trading(back).available.textContent())
  await setHidden(back, true)
  await trading(front).amount.fill('50')
  await trading(front).long.click()
  await expect(trading(front).tab('Positions')).toHaveText('Positions 1')
  await expect.poll(async () => units(await trading(front).available.textContent())).toBeLessThan(before)
  // A hidden tab does not poll.
  expect(units(await trading(back).available.textContent())).toBe(before)
  // With its clock stopped it cannot poll: requests are sent because it became visible.
  await back.clock.pauseAt(Date.now() + 1_000)
  const asks: string[] = []
  back.on('request', (request) => void (request.url().endsWith(WALLETS) && asks.push(request.url())))
  await setHidden(back, false)
  await expect.poll(() => asks.length).toBe(1)
  await back.clock.resume()
  await expect
    .poll(async () => units(await trading(back).available.textContent()))
    .toBe(units(await trading(front).available.textContent()))
  await expect(trading(back).tab('Positions')).toHaveText('Positions 1')
})
