import { byNight, choose, expect, logIn, type Page, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** The focused control, if nothing of it can be seen. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control.matches('body, iframe, [tabindex="-1"]')) return null
    const { left, top, width, height } = control.getBoundingClientRect()
    const parts = [1, 2, 3, 4, 5].map((part) => part / 6)
    const isSeen = parts.some((x) =>
      parts.some(
        (y) => document.elementFromPoint(left + width * x, top + height * y)?.closest('.pinned-price') === null,
      ),
    )
    return isSeen ? null : (control.getAttribute('aria-label') ?? control.textContent)
  })

test('no focus is below the price; forced colours reach the chart', byNight, async ({ page, context, exchange }) => {
  await choose(context, {}, { futuresChart: 'own' })
  await page.setViewportSize({ width: 1280, height: 400 })
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC?tab=positions&chart=own')
  const chart = page.getByRole('application', { name: /^Chart of BTCUSDC/ })
  await expect(chart).toBeVisible()
  await trading(page).orders.getByRole('button', { name: 'Next page' }).focus()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const hidden: (string | null)[] = []
  while (!(await trading(page).picker.evaluate((picker) => picker === document.activeElement))) {
    await page.keyboard.press('Shift+Tab')
    hidden.push(await hiddenFocus(page))
  }
  expect(hidden.filter((control) => control !== null)).toEqual([])

  /** The canvas's background. */
  const paper = () =>
    chart
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) =>
        [...(canvas.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3),
      )
  await expect.poll(paper).not.toEqual([255, 255, 255])
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await expect.poll(paper).toEqual([255, 255, 255])
})
