import { byNight, drawnByVendor, expect, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { press, tabTo } from '../support/focus.ts'
import { switchMarket } from '../support/trading.ts'

const AVAILABILITY = '/api/user/configuration/futures/availability/check'
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

test('the focus inside the vendor’s chart stays there when the market changes', byNight, async ({ page, exchange }) => {
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
