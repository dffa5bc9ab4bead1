import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/setup/chromium.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { cutOff } from '../support/cutOff.ts'
import { choose, expect, logIn, test, type Page } from '../support/exchange.ts'

// A reader who set the browser's font to twice its ordinary size.
test.use({ launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'] } })

/** Buttons whose text is higher than they are, and numbers that are broken within. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim() || parentElement.closest('.sr-only, [inert], .order-card')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { top, bottom } = range.getBoundingClientRect()
      const button = parentElement.closest('button')?.getBoundingClientRect()
      if (button && (top < button.top - 1 || bottom > button.bottom + 1)) found.push(`outside: ${textContent}`)
      if (parentElement.closest('[aria-label] > div > dl, .order-bar') && /^\d[\d\s.]*$/.test(textContent) && new Set([...range.getClientRects()].map((line) => line.top)).size > 1) found.push(`broken: ${textContent}`)
    }
    return found
  })

for (const language of LANGUAGES) {
  test(`with text twice as large nothing leaves its box, and no balance is broken (${language})`, async ({ page, context, exchange }) => {
    await logIn(page, exchange, { persona: 'demo' })
    await choose(context, { language })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/futures/market/BTC-USDC')
      await expect(page.getByText('480.3071').first()).toBeVisible()
      await expect(page.locator('.orders-tabs')).toBeVisible()
      await expect.soft.poll(() => cutOff(page), `${width}: wider than the window, or cut off`).toEqual([])
      await expect.soft.poll(() => misfits(page), `${width}: outside of its button, or broken`).toEqual([])
      await page.locator('.order-bar button').click()
      await expect(page.getByRole('button', { name: /^SHORT/ })).toBeVisible()
      await expect.soft.poll(() => misfits(page), `${width}, the order sheet: outside of its button, or broken`).toEqual([])
    }
  })
}
