import { expect, openTrading, test } from '../support/exchange.ts'
import { requestedOrders, fixPrice, trading } from '../support/trading.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone a bracket order that risks 1 % of the balance is placed by touch without leaving the form', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await openTrading(page, exchange)
  await page.getByRole('button', { name: 'Open position' }).tap()
  const { form, amount, levels, stopLoss, takeProfit, long, toast } = trading(page)
  await levels.tap()
  await stopLoss.fill('65660')
  await takeProfit.fill('70000')
  await form.getByText('Size by risk').tap()
  await form.getByText(/^1\s%$/).tap()
  await expect(form.getByText(/^loses 124\.8016 KXT with fees$/)).toBeVisible()
  await form.getByRole('button', { name: 'Set amount' }).tap()
  await expect(amount).toHaveValue('589.02')
  await long.tap()
  await expect(toast('Order accepted')).toBeVisible()
  expect(await requestedOrders(exchange)).toMatchObject([
    { payload: { market: 'BTC-USDC', type: 'LONG', amount: '589.02', leverage: 10, stopLoss: '65660', takeProfit: '70000' } },
  ])
})
