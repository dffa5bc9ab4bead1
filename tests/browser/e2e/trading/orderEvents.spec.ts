import { choose, expect, openTrading, test } from '../support/exchange.ts'
import { fixPrice, ORDERS, trading } from '../support/trading.ts'

test('what the exchange does to a position is reported once, and "View" opens it', async ({ page, context, exchange }) => {
  await choose(context, {}, { allMarkets: 'true' })
  const watching = page.waitForResponse(/\/orders-[^/]+\.js$/)
  await openTrading(page, exchange)
  const { tab, toast, orders } = trading(page)
  await watching
  await expect(tab('Positions')).toHaveText(/\d/)
  for (let refresh = 0; refresh < 2; refresh++) await page.waitForResponse(`**${ORDERS}`)

  await fixPrice(exchange, 'SOL-USDC', '150')
  const stopped = toast('SOLUSDC LONG ×50 closed by stop loss')
  await expect(stopped).toContainText(/−\d+\.\d{4} KXT net/)
  await stopped.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC\?tab=history$/)
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  await expect(orders).toBeFocused()
  await expect(stopped).toHaveCount(0)

  // Events before the reload are in the first list, so they are not announced.
  await page.reload()
  await expect(tab('Order history')).toHaveText(/\d/)
  for (let refresh = 0; refresh < 2; refresh++) await page.waitForResponse(`**${ORDERS}`)
  await expect(stopped).toHaveCount(0)
})
