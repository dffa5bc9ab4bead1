import { expect, openTrading, test } from '../support/exchange.ts'
import {
  waitUntilIdle,
  fixPrice,
  MARKETS,
  ORDERS,
  advance,
  PRICE,
  setHidden,
  stopClock,
  switchMarket,
  trading,
  WALLETS,
} from '../support/trading.ts'

test('the market on screen refreshes every 3 s, and a hidden tab once it is visible', async ({ page, exchange }) => {
  await page.clock.install()
  await openTrading(page, exchange)
  await waitUntilIdle(page)
  await switchMarket(page, 'ETHUSDC')
  await stopClock(page)
  const asked: { path: string; market: unknown }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.includes('/api/')) asked.push({ path, market: request.postDataJSON()?.market })
  })
  await advance(page, 30_000)
  const markets = asked.flatMap(({ path, market }) => (path === PRICE ? [market] : []))
  expect(new Set(markets)).toEqual(new Set(['ETH-USDC']))
  expect([9, 10, 11]).toContain(markets.length)

  await setHidden(page, true)
  asked.length = 0
  await fixPrice(exchange, 'ETH-USDC', '3456.78')
  await page.clock.runFor(60_000)
  expect(asked).toEqual([])
  const asks = Promise.all([PRICE, MARKETS, ORDERS, WALLETS].map((path) => page.waitForRequest(`**${path}`)))
  await setHidden(page, false)
  await asks
  await page.clock.resume()
  await expect(trading(page).price).toContainText('456.78')
})
