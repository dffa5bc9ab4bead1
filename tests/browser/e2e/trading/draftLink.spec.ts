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

test('a link fills in the form and is removed from the address; Back does not restore it, and nothing is sent', async ({ page, exchange }) => {
  await enter(page, exchange)
  await page.goto('/futures/market/ETH-USDC')
  await expect(trading(page).amount).toBeVisible()
  await page.goto(`${MARKET}?lang=pl&${DRAFT}`)
  await expectDraft(page)
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?lang=pl$/)
  await expect(trading(page).long).toHaveText(/as in the link/)
  for (const button of [trading(page).long, trading(page).short]) await expect(button).not.toBeFocused()

  await trading(page).form.getByRole('button', { name: 'Clear the form' }).click()
  await expect(trading(page).amount).toHaveValue('')
  await page.goBack()
  await expect(trading(page).picker).toHaveText(/^ETHUSDC/)
  await page.goForward()
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?lang=pl$/)
  await expect(trading(page).amount).toHaveValue('')
  await expect(notice(page)).toBeHidden()
  expect(await requestedOrders(exchange)).toEqual([])
})

test('the trader is asked before it replaces a typed draft, also after a reload', async ({ page, exchange }) => {
  await enter(page, exchange)
  await page.goto(MARKET)
  const { amount, form } = trading(page)
  await amount.fill('55')
  await page.goto(`${MARKET}?${DRAFT}`)
  await expect(form.getByText('The link contains a different order')).toBeVisible()
  await expect(amount).toHaveValue('55')
  await expect(page).toHaveURL(/\/market\/BTC-USDC$/)

  await page.reload()
  await expect(form.getByText('The link contains a different order')).toBeVisible()
  await form.getByRole('button', { name: 'Use the link' }).click()
  await expectDraft(page)
})

test('it waits for the login, and then fills in the form', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await page.goto(`${MARKET}?${DRAFT}`)
  await expect(page).toHaveURL(/\/auth\?return=/)
  await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
  await expectDraft(page)
})

test('it waits for the terms to be accepted', async ({ page, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange, { persona: 'no-consent' })
  await page.goto(`${MARKET}?${DRAFT}`)
  await page.getByText('I have read and accept the terms of use').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectDraft(page)
})

test('an unknown market is reported, with any draft', async ({ page, exchange }) => {
  await enter(page, exchange)
  await page.goto(`/futures/market/NO-PAIR?${DRAFT}`)
  await expect(page.getByRole('heading', { level: 1, name: /NO-PAIR/ })).toBeVisible()
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(trading(page).amount).toHaveValue('')
  await expect(page).toHaveURL((url) => url.search === '')
})

test('a copied link results in the same draft', async ({ page, context, exchange }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, exchange)
  await page.goto(`${MARKET}?${DRAFT}`)
  await expectDraft(page)
  const { form } = trading(page)
  await form.getByRole('button', { name: 'Copy order link' }).click()
  await expect(form.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${exchange.origin}${MARKET}?${DRAFT}`)

  const other = await context.newPage()
  await other.goto(link)
  await expectDraft(other)
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

    await page.reload()
    await page.getByRole('button', { name: 'Open position' }).click()
    await expectDraft(page)
    expect(await requestedOrders(exchange)).toEqual([])
  })
})
