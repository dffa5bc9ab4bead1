import type { BrowserContext } from '@playwright/test'
import { expect, logIn, test } from '../../../browser/e2e/support/exchange.ts'
import { trading } from '../../../browser/e2e/support/trading.ts'
import { figure } from '../figure.ts'

/** Runs before the page's scripts. The chart's frame has an opaque origin, so no storage. */
const storageFaults: [string, (context: BrowserContext) => Promise<unknown>][] = [
  [
    'blocked',
    (context) =>
      context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get: refuse })
      }),
  ],
  [
    'full',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
  ],
  [
    'corrupt',
    (context) =>
      context.addInitScript(() => {
        if (window.origin === 'null') return
        const junk = ['abc', '[object Object]', '{"a":', 'NaN', '-1', '99999999999999999999', 'x'.repeat(100_000)]
        for (const [index, key] of ['leverage', 'allMarkets', 'futuresMarket', 'sessionExpiry', 'nightMode', 'i18nextLng', 'futuresChart', 'futuresPayment'].entries())
          localStorage.setItem(key, junk[index % junk.length] ?? '')
        sessionStorage.setItem('futuresDepartures', '{"not":"a list"')
        sessionStorage.setItem('futuresDraft', '{"amount":7}')
      }),
  ],
]

for (const [how, breakStorage] of storageFaults) {
  test(`storage that is ${how}: the pages open, and nobody is redirected to the login`, async ({ page, context, exchange }) => {
    await breakStorage(context)
    await logIn(page, exchange)
    await page.goto('/futures/market/BTC-USDC')
    await expect(trading(page).long).toBeVisible()
    await expect(trading(page).available).toHaveText(/12\s480\.3071 KXT/)
    await page.goto('/futures/contests')
    await expect(page.getByText('Leaderboard').first()).toBeVisible()
    await page.goto('/futures/')
    await expect(trading(page).long).toBeVisible()
    const { counts } = await exchange.journal()
    const terminations = Object.entries(counts).filter(([path]) => path.endsWith('terminate')).reduce((sum, [, times]) => sum + times, 0)
    figure('R14', `browser, storage ${how}: terminations and departures over three pages`, terminations, 0)
    expect(terminations).toBe(0)
  })
}
