import { expect, logIn, test } from '../support/exchange.ts'
import { CREATE, trading } from '../support/trading.ts'

// Double clicks, held keys, lost responses and what the browser sends again are in reliability.spec.ts, each with each.

test('a click while offline sends nothing, then or later', async ({ page, context, exchange }) => {
  await logIn(page, exchange, { email: 'once@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  const { long, amount, price, chart } = trading(page)
  await amount.fill('50')
  await expect(chart).toHaveCount(1)
  await context.setOffline(true)
  await expect(long).toHaveText(/offline$/)
  await expect(long).toBeDisabled()
  await long.evaluate((button: HTMLButtonElement) => button.click())

  const before = await price.innerText()
  await context.setOffline(false)
  await expect(price).not.toHaveText(before)
  await expect(long).toBeEnabled()
  expect((await exchange.journal()).counts[CREATE]).toBeUndefined()
  await expect(amount).toHaveValue('50')
})
