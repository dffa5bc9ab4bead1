import { expect, logIn, test, type Exchange, type Page } from '../support/exchange.ts'
import { requestedOrders, fixPrice, trading } from '../support/trading.ts'

const MARKET = '/futures/market/BTC-USDC'
const DRAFT = 'side=long&kind=limit&price=66000&amount=100&leverage=20&sl=65000&tp=69000'
/** Our numbers separate thousands with a no-break space. */
const number = (digits: string) => digits.replace(/(\d)(?=\d{3}$)/, '$1\u00a0')
const notice = (page: Page) => trading(page).form.getByText('Order from a link')

async function enter(page: Page, exchange: Exchange) {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange)
}

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

test('a link fills in the form, leaves the address, sends nothing, is copied', async ({ page, context, exchange }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, exchange)
  await page.goto('/futures/market/ETH-USDC')
  await expect(trading(page).amount).toBeVisible()
  await page.goto(`${MARKET}?lang=pl&${DRAFT}`)
  await expectDraft(page)
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?lang=pl$/)
  await expect(trading(page).long).toHaveText(/as in the link/)
  for (const button of [trading(page).long, trading(page).short]) await expect(button).not.toBeFocused()
  await trading(page).form.getByRole('button', { name: 'Copy order link' }).click()
  await expect(trading(page).form.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${exchange.origin}${MARKET}?${DRAFT}`)

  await trading(page).form.getByRole('button', { name: 'Clear the form' }).click()
  await expect(trading(page).amount).toHaveValue('')
  await page.goBack()
  await expect(trading(page).picker).toHaveText(/^ETHUSDC/)
  await page.goForward()
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?lang=pl$/)
  await expect(trading(page).amount).toHaveValue('')
  await expect(notice(page)).toBeHidden()

  // An unknown market is reported, with any draft.
  await page.goto(`/futures/market/NO-PAIR?${DRAFT}`)
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(trading(page).amount).toHaveValue('')
  await expect(page).toHaveURL((url) => url.search === '')
  expect(await requestedOrders(exchange)).toEqual([])
})

test('it fills in the form after the login and the consent', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.goto(`${MARKET}?${DRAFT}`)
  await expect(page).toHaveURL(/\/auth\?return=/)
  await page.getByRole('button', { name: 'no-consent' }).click()
  await page.getByText('I have read and accept the terms of use').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectDraft(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the form opens with the draft, and Back closes it', async ({ page, exchange }) => {
    await enter(page, exchange)
    await page.goto(`${MARKET}?${DRAFT}`)
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await expectDraft(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/market\/BTC-USDC$/)
    expect(await requestedOrders(exchange)).toEqual([])
  })
})
