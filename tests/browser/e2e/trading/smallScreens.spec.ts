import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { byNight, choose, expect, type Locator, logIn, test } from '../support/exchange.ts'
import { openPositions, trading, waitUntilIdle } from '../support/trading.ts'

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error(`not drawn: ${String(part)}`)
  return { ...found, bottom: found.y + found.height }
}

test('a toast on a phone covers neither price nor chart', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPositions({ page, exchange })
  const { amount, long, toast } = trading(page)
  await page.getByRole('button', { name: 'Open position' }).click()
  await amount.fill('50')
  await long.click()
  const filled = toast('order filled')
  await expect(filled.getByRole('button', { name: 'View' })).toBeVisible()
  expect((await box(filled)).bottom).toBeLessThanOrEqual((await box(page.locator('.market-line'))).y)
})

for (const [width, height, name] of [
  [1440, 900, 'SL/TP'],
  [1024, 768, 'SL/TP'],
  [1440, 900, 'Close'],
  [390, 844, 'SL/TP'],
  [390, 568, 'SL/TP'],
  [844, 390, 'SL/TP'],
  [820, 500, 'SL/TP'],
] as const) {
  test(
    `a toast covers no dialog’s title or close button (${name}, ${width} × ${height})`,
    { tag: height === 844 ? [] : '@night' },
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height })
      await openPositions({ page, exchange })
      const { amount, long, accepted } = trading(page)
      if (width < 980) await page.getByRole('button', { name: 'Open position' }).click()
      await amount.fill('50')
      await long.click()
      await expect(accepted).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^${name}.* BTCUSDC LONG`) })
        .first()
        .click()
      const head = page.locator('.dialog[id] .dialog-head')
      await expect(head).toBeVisible()
      // Its region, not the toast, which hides after five seconds.
      const [of, over] = [await box(head), await box(page.locator('.toasts'))]
      if (width >= 980) expect(over.x).toBeGreaterThanOrEqual(of.x + of.width)
      else expect(over.width).toBeGreaterThan(300)
      if (width < 980)
        for (const part of [head.getByRole('heading'), head.getByRole('button')])
          expect(over.bottom).toBeLessThanOrEqual((await box(part)).y)
    },
  )
}

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  for (const language of LANGUAGES)
    test(`a position and its P&L are in sight (${language})`, byNight, async ({ page, context, exchange }) => {
      await choose(context, { language })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      const profit = page
        .locator('li')
        .getByText(/^[+−]\d/)
        .first()
      await expect(profit).toBeVisible()
      const bar = page.locator('.order-bar')
      await expect
        .poll(async () => (await box(profit)).bottom - (await box(bar)).y, 'P&L below the upper edge of the order bar')
        .toBeLessThanOrEqual(0)
    })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('labels of the chart have prices, in a third of the plot', byNight, async ({ page, context, exchange }) => {
    await choose(context, {}, { futuresChart: 'own' })
    await openPositions({ page, exchange })
    const { amount, long } = trading(page)
    await page.getByRole('button', { name: 'Open position' }).click()
    await amount.fill('50')
    await long.click()
    const labels = page.locator('.line-placed .line-chip:has(.line-price)')
    await expect(labels.first()).toBeVisible()
    const plot = await box(page.locator('.chart-lines'))
    for (const label of await labels.all()) {
      await expect(label.locator('.line-price')).toBeVisible()
      expect((await box(label)).width).toBeLessThanOrEqual(plot.width * 0.35)
    }
  })

  test('the banner that says the device is offline moves nothing and covers no end of the page', async ({
    page,
    context,
    exchange,
  }) => {
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
    await page.getByRole('button', { name: 'Whole window' }).click()
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

  test('both lines below a focused stop loss are above the buttons', byNight, async ({ page, exchange }) => {
    await openPositions({ page, exchange })
    await page.getByRole('button', { name: /stop loss and take profit of BTCUSDC LONG/ }).click()
    const frame = page.locator('.dialog[id]')
    for (const name of ['Stop loss', 'Take profit']) {
      const field = frame.getByRole('textbox', { name })
      await field.click()
      await field.fill('')
      await field.pressSequentially('66')
      const foot = await box(frame.locator('.dialog-footer'))
      // Below the field: two lines of 16 px.
      await expect.poll(async () => (await box(field)).bottom + 36, name).toBeLessThanOrEqual(foot.y)
    }
  })
})
