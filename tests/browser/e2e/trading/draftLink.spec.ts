import { expect, test, type Page } from '../support/exchange.ts'
import { fixPrice, trading } from '../support/trading.ts'

const MARKET = '/futures/market/BTC-USDC'
const DRAFT = 'side=long&kind=limit&price=66000&amount=100&leverage=20&sl=65000&tp=69000'
/** Our numbers separate thousands with a no-break space. */
const number = (digits: string) => digits.replace(/(\d)(?=\d{3}$)/, '$1\u00a0')
const notice = (page: Page) => trading(page).form.getByText('Order from a link')

async function expectDraft(page: Page) {
  const { amount, form, limitPrice, stopLoss, takeProfit } = trading(page)
  await expect(notice(page)).toBeVisible()
  await expect(limitPrice).toHaveValue(number('66000'))
  await expect(amount).toHaveValue('100')
  await expect(stopLoss).toHaveValue(number('65000'))
  await expect(takeProfit).toHaveValue(number('69000'))
  await expect(form.getByRole('button', { name: 'Leverage ×20' })).toBeVisible()
  await expect(page).toHaveURL((url) => !url.search.includes('amount'))
}

test('a link fills in the form after the login and the consent', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.goto(`${MARKET}?${DRAFT}`)
  await expect(page).toHaveURL(/\/auth\?return=/)
  await page.getByRole('button', { name: 'no-consent' }).click()
  await page.getByText('I have read and accept the terms of use').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectDraft(page)
})
