import { drawnByVendor, expect, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { expectFocus, press, tabTo } from '../support/focus.ts'
import { switchMarket, trading } from '../support/trading.ts'
import { tapRequests } from '../walks/walkStage.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

test('the entry failed, by keyboard: Try again keeps the focus in the page, back on itself when it fails again, and at the page when it comes', async ({
  page,
  exchange,
}) => {
  await logIn(page, exchange)
  const line = await tapRequests(page)
  await exchange.fault({ path: AVAILABILITY, kind: 'code', code: 5001, times: 0 })
  await page.goto('/futures/market/BTC-USDC')
  await expect(tryAgain(page)).toBeVisible()
  await tabTo(page, tryAgain(page))
  line.hold(AVAILABILITY)
  await page.keyboard.press('Enter')
  await expect(tryAgain(page)).toHaveCount(0)
  await expectFocus(page, 'Try again went')
  await line.answer(AVAILABILITY, { code: 5001 })
  await expect(tryAgain(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tryAgain(page)).toHaveCount(0)
  await expectFocus(page, 'Try again went')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await exchange.control('faults/clear')
  await line.release(AVAILABILITY)
  await expect(trading(page).picker).toBeVisible()
  await expectFocus(page, 'the page came')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  // And continues from there into the page.
  await press(page, 'Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('if the market changes while the focus is inside the vendor’s chart, it stays there', async ({
  page,
  exchange,
}) => {
  await drawnByVendor({ page })
  const frame = (symbol: string) => page.locator(`iframe[title="Price chart of ${symbol}"]:not(.opacity-0)`)
  await openTrading(page, exchange)
  await switchMarket(page, 'ETHUSDC')
  await expect(frame('ETHUSDC')).toHaveCount(1)
  await tabTo(page, frame('ETHUSDC'))
  await page.goBack()
  await expect(frame('BTCUSDC')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Price chart' })).toBeFocused()
  // The chart choice comes before it.
  await press(page, 'Tab')
  await press(page, 'Tab')
  await expect(frame('BTCUSDC')).toBeFocused()
})

test('with a mouse it is invisible: no focus ring and no scrolling', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await exchange.fault({ path: AVAILABILITY, kind: 'code', code: 5001, times: 0 })
  await page.goto('/futures/terms')
  await expect(tryAgain(page)).toBeVisible()
  await exchange.control('faults/clear')
  await tryAgain(page).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
