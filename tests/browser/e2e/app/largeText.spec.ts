import { CHROMIUM_FLAGS, findHeadless } from '../../../../scripts/setup/chromium.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { cutOff } from '../support/cutOff.ts'
import { expect, logIn, test, type Page } from '../support/exchange.ts'
import { misfits } from '../support/misfits.ts'
import { trading } from '../support/trading.ts'

// A user who doubled the browser's default font size. By night the sweeps measure every view so.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findHeadless() ?? '',
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})

/** Switches the language like another tab, without a reload. */
async function speak(page: Page, language: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('i18nextLng', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Checks the screen at both widths in both languages, the last one in English. */
async function expectWhole(page: Page, what: string) {
  for (const language of LANGUAGES.toReversed()) {
    await speak(page, language)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${what}, ${language}, ${width} px`
      await expect.soft.poll(() => cutOff(page), `${where}: wider than the window, or cut off`).toEqual([])
      await expect.soft.poll(() => misfits(page), `${where}: outside of its button, or broken`).toEqual([])
    }
  }
}

test('at 200 % text size the trading page and a full order sheet are complete', async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/market/BTC-USDC')
  await expect(page.getByText('480.3071').first()).toBeVisible()
  const { amount, form, orders } = trading(page)
  await expect(orders.getByRole('listitem').first()).toBeVisible()
  await expectWhole(page, 'the trading page')
  await page.locator('.order-bar button').click()
  await amount.fill('1234567890')
  await form.getByRole('button', { name: 'Details' }).click()
  await expect(form.getByRole('row', { name: /^Funding/ })).toContainText(/−\d[\d\s]+\.\d{4}/)
  await expectWhole(page, 'an amount of ten digits')
})
