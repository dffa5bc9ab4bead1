import { expect, logIn, test } from '../support/exchange.ts'
import { CREATE, requestedOrders, ORDERS, trading } from '../support/trading.ts'

test('an order pending during a reload is reported before its draft can be sent', async ({ page, exchange }) => {
  // Closing the tab during a change, the browser asks for confirmation.
  page.on('dialog', (question) => void question.accept())
  await logIn(page, exchange, { email: 'reloaded@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  const { form, amount, long, short, toast, tab } = trading(page)
  await amount.fill('50')
  await exchange.fault({ path: CREATE, kind: 'hang', commit: true })
  await long.click()
  const outcomes = async () => (await requestedOrders(exchange)).map(({ outcome }) => outcome)
  await expect.poll(outcomes, 'orders made by the exchange').toEqual(['ok'])
  await exchange.fault({ path: ORDERS, kind: 'status', status: 503, times: 0 })
  await page.reload()
  await expect(form.getByRole('alert')).toContainText('We did not get an answer. Checking your orders…')
  await expect(amount).toHaveValue('50')
  await expect(long).toBeDisabled()
  await expect(short).toBeDisabled()

  await exchange.control('faults/clear')
  await expect(toast('Your order went through')).toContainText('BTCUSDC LONG ×10, 50.0000 KXT')
  await expect(tab('Positions')).toHaveText('Positions 1')
  await expect(amount).toHaveValue('')
  expect(await outcomes()).toEqual(['ok'])
})
