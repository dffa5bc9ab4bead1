import { expect, logIn, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, CREATE, trading } from '../support/trading.ts'

// Double clicks, held keys, lost responses and what the browser sends again are in reliability.spec.ts, each with each.

/** A trader without orders, with a typed amount: one click from an order. */
async function readyToOrder(page: Page, exchange: Exchange) {
  await logIn(page, exchange, { email: 'once@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await trading(page).amount.fill('50')
}

/** Waits until the exchange has answered everything and the page shows the one position. */
async function expectOneOrder(page: Page, exchange: Exchange) {
  await expect(trading(page).tab('Positions')).toHaveText('Positions 1')
  expect((await requestedOrders(exchange)).map(({ outcome }) => outcome)).toEqual(['ok'])
}

test('Enter sends nothing; many clicks in one task are one order, of the first click', async ({ page, exchange }) => {
  await readyToOrder(page, exchange)
  const { amount, form } = trading(page)
  await amount.press('Enter')
  await form.evaluate((element: HTMLFormElement) => {
    const button = (side: string) =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(side))
    for (let click = 0; click < 10; click++) button('LONG')?.click()
    button('SHORT')?.click()
  })
  await expectOneOrder(page, exchange)
  expect((await requestedOrders(exchange)).map(({ payload }) => payload['type'])).toEqual(['LONG'])
})

test('a click while offline sends nothing, then or later', async ({ page, context, exchange }) => {
  await readyToOrder(page, exchange)
  const { long, amount, price, chart } = trading(page)
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
