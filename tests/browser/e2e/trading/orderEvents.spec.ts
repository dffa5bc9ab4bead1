import { choose, expect, openTrading, test } from '../support/exchange.ts'
import { advance, fixPrice, stopClock, trading } from '../support/trading.ts'

/** A poll is sent every three seconds: two of them, so that one has been compared with another. */
const TWO_POLLS_MS = 6_000

test('what the exchange does is reported once, and “View” opens it', async ({ page, context, exchange }) => {
  await choose(context, {})
  await page.clock.install()
  const watching = page.waitForResponse(/\/orders-[^/]+\.js$/)
  await openTrading(page, exchange)
  const { tab, toast, orders } = trading(page)
  await watching
  await expect(tab('Positions')).toHaveText(/\d/)
  await stopClock(page)
  await advance(page, TWO_POLLS_MS)

  await fixPrice(exchange, 'SOL-USDC', '150')
  await advance(page, TWO_POLLS_MS / 2)
  const stopped = toast('SOLUSDC LONG ×50 closed by stop loss')
  await expect(stopped).toContainText(/−\d+\.\d{4} KXT net/)
  await stopped.getByRole('button', { name: 'View' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/futures\/market\/SOL-USDC\?tab=history$/)
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  await expect(orders).toBeFocused()
  await expect(stopped).toHaveCount(0)

  // Events before the reload are in the first list, so they are not announced.
  await page.reload()
  await expect(tab('Order history')).toHaveText(/\d/)
  await advance(page, TWO_POLLS_MS)
  await expect(stopped).toHaveCount(0)
})
