import { byNight, choose, expect, type Exchange, logIn, type Page, test } from '../support/exchange.ts'
import { fixPrice, tellOrders, trading } from '../support/trading.ts'

/**
 * Controls as a trader would count them: visible in the window, enabled or not. A radio or check box counts by its label; the marks
 * of a slider are part of it.
 */
const controls = (page: Page, within = 'body') =>
  page.evaluate((within) => {
    const root = document.querySelector(within)
    const found: string[] = []
    for (const control of root?.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=slider]',
    ) ?? []) {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
      const seen = label ?? control
      const { top, bottom, left, right, width, height } = seen.getBoundingClientRect()
      // Visually hidden elements measure one pixel.
      const isSeen =
        seen.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
      if (
        isSeen &&
        !control.matches('.slider-mark') &&
        bottom > 0 &&
        right > 0 &&
        top < innerHeight &&
        left < innerWidth
      )
        found.push(control.getAttribute('aria-label') ?? (seen.textContent || control.tagName).trim())
    }
    return found
  }, within)

/** The page of a trader with five positions, three of them on other markets. */
async function openFive(page: Page, exchange: Exchange) {
  await choose(page.context(), {})
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange)
  await tellOrders(page, exchange, (orders) => orders.filter(({ state }) => state === 'ACTIVE').slice(0, 5))
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).tab('Positions')).toHaveText(/ 5$/)
  // All late parts: the bell, the chart menu, the palette's field.
  await expect(page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Kind of chart' })).toBeVisible()
}

/** As many as the picture of the trading page has, the unit of the amount, the sort by P&L, and Close positions…. */
const MOST = 53

test(`with five positions the page has at most ${MOST} controls, a row three`, byNight, async ({ page, exchange }) => {
  await openFive(page, exchange)
  expect(await controls(page, '[role=tabpanel] tbody tr')).toEqual([
    expect.stringMatching(/USDC$/),
    expect.stringMatching(/^SL\/TP/),
    expect.stringMatching(/^Close /),
  ])
  const total = page.locator('.orders-pager')
  await expect(total).toContainText('Total P&L')
  expect(await total.evaluate((row) => Math.round(row.getBoundingClientRect().bottom))).toBe(900)
  const all = await controls(page)
  expect(all.length, all.join(' · ')).toBeLessThanOrEqual(MOST)
})
