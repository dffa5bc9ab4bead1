import { expect, logIn, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, CREATE, ORDERS, trading } from '../support/trading.ts'

/** Clicks LONG, and reloads the page before the response. */
async function reloadWhileSending(page: Page, exchange: Exchange, commit: boolean) {
  page.on('dialog', (dialog) => void dialog.accept())
  await logIn(page, exchange, { email: 'resumed@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await trading(page).amount.fill('50')
  await exchange.fault({ path: CREATE, kind: 'hang', commit })
  const sent = page.waitForRequest((request) => request.url().endsWith(CREATE))
  await trading(page).long.click()
  await sent
  if (commit) await expect.poll(async () => (await requestedOrders(exchange)).length).toBe(1)
  // Unknown until the test answers.
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
}

test('an order in flight when the page was reloaded is found: one position, and LONG is disabled until then', async ({ page, exchange }) => {
  await reloadWhileSending(page, exchange, true)
  const { form, amount, short, toast, tab } = trading(page)
  await expect(form.getByRole('alert')).toContainText('We did not get an answer. Checking your orders…')
  await expect(amount).toHaveValue('50')
  await expect(short).toBeDisabled()
  await exchange.control('faults/clear')
  await expect(toast('Your order went through')).toBeVisible()
  await expect(tab('Positions')).toHaveText('Positions 1')
  await expect(amount).toHaveValue('')
  expect(await requestedOrders(exchange)).toHaveLength(1)
})

test('an order that had not arrived when the page was reloaded keeps its draft, which can be sent', async ({ page, exchange }) => {
  test.setTimeout(90_000)
  await reloadWhileSending(page, exchange, false)
  const { form, amount, short, tab } = trading(page)
  await expect(form.getByRole('alert')).toContainText('We did not get an answer. Checking your orders…')
  await expect(short).toBeDisabled()
  await exchange.control('faults/clear')
  await expect(form.getByRole('alert')).toContainText('Order not found so far', { timeout: 45_000 })
  await expect(amount).toHaveValue('50')
  await form.getByRole('button', { name: 'Send again' }).click()
  await expect(tab('Positions')).toHaveText('Positions 1')
  expect(await requestedOrders(exchange)).toHaveLength(1)
})
