import { byNight, choose, expect, type Locator, test } from '../support/exchange.ts'
import { openPositions, trading, waitUntilIdle } from '../support/trading.ts'

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error(`not drawn: ${String(part)}`)
  return { ...found, bottom: found.y + found.height }
}

for (const [width, height, tag] of [
  [390, 844, []],
  [1024, 768, ['@night']],
  [844, 390, ['@night']],
] as const)
  test(
    `a toast covers neither the price nor a dialog’s title and close button (${width} × ${height})`,
    { tag: [...tag] },
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height })
      await openPositions({ page, exchange })
      const { amount, long, accepted } = trading(page)
      if (width < 980) await page.getByRole('button', { name: 'Open position' }).click()
      await amount.fill('50')
      await long.click()
      await expect(accepted).toBeVisible()
      const gap = async () => (await box(page.locator('.market-line'))).y - (await box(accepted)).bottom
      if (height === 844) await expect(async () => expect(await gap()).toBeGreaterThanOrEqual(0)).toPass()
      await page
        .getByRole('button', { name: /^SL\/TP.* BTCUSDC LONG/ })
        .first()
        .click()
      const head = page.locator('.dialog[id] .dialog-head')
      await expect(head).toBeVisible()
      // Its region, not the toast, which hides after five seconds.
      const [of, over] = [await box(head), await box(page.locator('.toasts'))]
      if (width >= 980) expect(over.x).toBeGreaterThanOrEqual(of.x + of.width)
      else {
        expect(over.width).toBeGreaterThan(300)
        for (const part of [head.getByRole('heading'), head.getByRole('button')])
          expect(over.bottom).toBeLessThanOrEqual((await box(part)).y)
      }
    },
  )

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('a position and its P&L are in sight', byNight, async ({ page, context, exchange }) => {
    await choose(context, { language: 'en' })
    await openPositions({ page, exchange })
    const profit = page
      .locator('li')
      .getByText(/^[+−]\d/)
      .first()
    const bar = page.locator('.order-bar')
    await expect
      .poll(async () => (await box(profit)).bottom - (await box(bar)).y, 'P&L below the upper edge of the order bar')
      .toBeLessThanOrEqual(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the offline banner moves nothing and covers no end of the page', async ({ page, context, exchange }) => {
    await choose(context, {})
    await openPositions({ page, exchange })
    await waitUntilIdle(page)
    const market = await box(page.locator('.market-line'))
    await context.setOffline(true)
    const banner = page.locator('.banner')
    await expect(banner).toBeInViewport({ ratio: 1 })
    expect(await box(page.locator('.market-line'))).toEqual(market)
    expect((await box(banner)).bottom).toBeLessThanOrEqual((await box(page.locator('.order-bar'))).y + 1)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = await box(page.locator('.orders-pager'))
    expect(end.bottom).toBeLessThanOrEqual((await box(banner)).y)
  })
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('the chart and its time axis, then LONG and SHORT are in sight without a scroll', async ({ page, exchange }) => {
    await openPositions({ page, exchange })
    const chart = await box(page.locator('.chart-panel'))
    expect(chart.height).toBeGreaterThanOrEqual(200)
    expect(chart.bottom).toBeLessThanOrEqual((await box(page.locator('.order-bar'))).y)
    await page.getByRole('button', { name: 'Open position' }).click()
    const { amount, levels, long, short } = trading(page)
    await levels.click()
    const liquidation = page.getByRole('row', { name: /^Estimated liquidation/ })
    for (const part of [amount, levels, liquidation, long, short]) await expect(part).toBeInViewport({ ratio: 1 })
  })

  test('no control is under the notch', async ({ page, context, exchange }) => {
    const NOTCH = 47
    await choose(context, {}, { futuresChart: 'own' })
    await openPositions({ page, exchange })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH, bottom: 21 } })
    const covered = () =>
      page.evaluate((notch) => {
        const isCovered = (control: Element) => {
          const { left, right, bottom } = control.getBoundingClientRect()
          return control.checkVisibility() && bottom > 0 && (left < notch || right > innerWidth - notch)
        }
        return [...document.querySelectorAll('a, button, input')].filter(isCovered).map(({ outerHTML }) => outerHTML)
      }, NOTCH)
    await expect.poll(covered).toEqual([])
    const whole = page.getByRole('button', { name: 'Whole window' })
    await whole.click()
    await expect(whole).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(covered).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open position' }).click()
    await expect(trading(page).long).toBeVisible()
    await expect.poll(covered).toEqual([])
  })

  test('a scrolled dialog shows its outcome from the heading on', byNight, async ({ page, exchange }) => {
    await openPositions({ page, exchange })
    await page.getByRole('button', { name: 'Close BTCUSDC LONG' }).click()
    const frame = page.locator('.dialog[id]')
    const confirm = page.locator('.dialog-footer').getByRole('button', { name: 'Close position' })
    await expect(confirm).toBeVisible()
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await confirm.click()
    const headline = frame.getByText('Position closed', { exact: true })
    await expect(headline).toBeVisible()
    const [head, foot] = [await box(frame.locator('.dialog-head')), await box(frame.locator('.dialog-footer'))]
    await expect
      .poll(async () => (await box(headline)).y, 'upper edge of the outcome')
      .toBeGreaterThanOrEqual(head.bottom)
    expect((await box(headline)).bottom).toBeLessThanOrEqual(foot.y)
    // Including its icon, 12 px below the edge of its group: the head covers none of it.
    expect((await box(frame.locator('[role=group]'))).y).toBeGreaterThanOrEqual(head.bottom - 12)
  })
})
