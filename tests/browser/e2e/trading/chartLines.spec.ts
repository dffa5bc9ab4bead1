import { byNight, choose, expect, type Exchange, openTrading, type Page, test } from '../support/exchange.ts'
import { fixPrice, trading } from '../support/trading.ts'

const EDIT = '/futures/api/user/orders/edit'
const chart = (page: Page) => page.getByRole('application', { name: /^Chart of BTCUSDC/ })
/** Drawn lines, also behind a dialog. */
const drawn = (page: Page) => page.locator('.chart-own')
const handle = (page: Page, name: string) => drawn(page).locator('.line-handle', { hasText: name }).first()
const hollow = (page: Page) => drawn(page).locator('.line-label.line-asked')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stop loss / Take profit' })
/** A price on screen as a number. */
const priceIn = (text: string | null) => Number(/6\d\s\d{3}\.\d\d/.exec(text ?? '')?.[0].replaceAll(/\s/g, ''))

/** The simple chart of a market with a constant price. */
async function openChart(page: Page, exchange: Exchange, stop = 'SL LONG') {
  await choose(page.context(), {}, { futuresChart: 'own' })
  await fixPrice(exchange, 'BTC-USDC', '67500')
  await openTrading(page, exchange)
  await expect(handle(page, stop)).toBeVisible()
  await expect(trading(page).price.first()).toContainText(/67\s500\.00/)
}

async function middleOf(page: Page, name: string) {
  // A chart laid out anew draws its labels anew: one in transit has no box.
  await handle(page, name).hover({ trial: true, position: { x: 12, y: 8 } })
  const box = await handle(page, name).boundingBox()
  if (!box) throw new Error(`no ${name} to be gripped`)
  return { x: box.x + 12, y: box.y + box.height / 2, height: box.height }
}

/** Drags a label by CSS pixels, and holds it; where it was. */
async function drag(page: Page, name: string, by: number) {
  const { x, y } = await middleOf(page, name)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + by, { steps: 4 })
  return { x, y }
}

test('a stop is dragged into its dialog, Escape takes it back, a click focuses its field', async ({
  page,
  exchange,
}) => {
  await openChart(page, exchange)
  const before = await handle(page, 'SL LONG').textContent()
  const { x, y } = await drag(page, 'SL LONG', -40)
  const moving = drawn(page).locator('.line-moved')
  await expect(moving).toContainText(/SL LONG.*67\s\d{3}\.\d\d.*−\d+\.\d\d.%.*[+−]\d+\.\d{4}/)
  const proposed = priceIn(await moving.textContent())
  await page.mouse.up()

  const stop = dialog(page).getByRole('textbox', { name: 'Stop loss' })
  await expect.poll(async () => priceIn(await stop.inputValue()), 'the price in the dialog').toBe(proposed)
  await expect.poll(async () => priceIn(await hollow(page).textContent()), 'the line stays').toBe(proposed)
  expect((await exchange.journal(EDIT)).entries).toEqual([])

  await page.keyboard.press('Escape')
  await expect(chart(page)).toBeFocused()
  await expect(handle(page, 'SL LONG')).toHaveText(before ?? '')

  await drag(page, 'SL LONG', 40 - y)
  await expect(drawn(page).locator('.line-moved')).toContainText(/67\s499\.99/)
  await page.keyboard.press('Escape')
  await expect(drawn(page).locator('.line-moved')).toHaveCount(0)
  await page.mouse.move(x, y - 20)
  await page.mouse.up()
  await expect(drawn(page).locator('.line-moved')).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)

  const { levels, stopLoss } = trading(page)
  await levels.click()
  await stopLoss.fill('67480')
  // A new line lies in the row of an edge until the scale has made room for it.
  await expect(drawn(page).locator('.line-placed', { hasText: 'Draft: SL LONG' })).toBeVisible()
  await handle(page, 'Draft: SL LONG').click()
  await expect(stopLoss).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
})

/** Draws one finger over the page, from a place to another height, in CSS pixels. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (x: number, from: number, to: number) => {
    await touch('touchStart', { x, y: from })
    for (let step = 1; step <= 8; step++) await touch('touchMove', { x, y: from + ((to - from) * step) / 8 })
    await touch('touchEnd')
  }
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a handle is moved and tapped, next to it a finger scrolls the page', byNight, async ({ page, exchange }) => {
    await openChart(page, exchange, 'SL')
    const swipe = await finger(page)
    const { x, y, height } = await middleOf(page, 'SL')
    expect(height).toBe(44)
    await swipe(x, y, y - 50)
    await expect(dialog(page).getByRole('textbox', { name: 'Stop loss' })).toHaveValue(/^67\s\d{3}/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await handle(page, 'SL').tap()
    await expect(dialog(page).getByRole('textbox', { name: 'Stop loss' })).toHaveValue(/^6/)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)

    const box = await chart(page).boundingBox()
    if (!box) throw new Error('no chart')
    await swipe(box.x + box.width * 0.72, box.y + 100, box.y - 80)
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the page is scrolled').toBeGreaterThan(50)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Whole window' }).tap()
    await expect(drawn(page).getByText('Latest')).toBeInViewport()
    await expect(page.locator('.whole-head').getByText('BTCUSDC')).toBeInViewport()
    await expect(page.locator('.chart-legend').getByText('O', { exact: true })).toBeInViewport({ ratio: 1 })
  })
})
