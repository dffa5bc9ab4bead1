import { EMPTY_ORDER_FORM } from '../../../../src/domain/order-form/orderDraft.ts'
import {
  byNight,
  choose,
  expect,
  type Exchange,
  openTrading,
  keepDraft,
  type Page,
  logIn,
  test,
} from '../support/exchange.ts'
import { finger } from '../support/finger.ts'
import { fixPrice, trading } from '../support/trading.ts'

const EDIT = '/futures/api/user/orders/edit'
const chart = (page: Page) => page.getByRole('application', { name: /^Chart of BTCUSDC/ })
/** Drawn lines, also behind a dialog. */
const drawn = (page: Page) => page.locator('.chart-own')
const handle = (page: Page, name: string) => drawn(page).locator('.line-handle', { hasText: name }).first()
const fixed = (page: Page, name: string) => drawn(page).locator('.line-fixed', { hasText: name }).first()
const hollow = (page: Page) => drawn(page).locator('.line-label.line-asked')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stop loss / Take profit' })
/** The chart's last announcement. */
const chartStatus = (page: Page) => chart(page).locator('xpath=following-sibling::*[@role="status"]')

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

/** Walks by keyboard to the line with this announcement. */
async function walkTo(page: Page, text: RegExp) {
  await chart(page).focus()
  for (let step = 0; step < 20 && !text.test((await chartStatus(page).textContent()) ?? ''); step++)
    await page.keyboard.press('ArrowDown')
  await expect(chartStatus(page)).toHaveText(text)
}

test('a dragged stop loss opens its dialog and sends nothing; Escape cancels the move', async ({ page, exchange }) => {
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
})

test('a level of the form is a line: dragged it changes, clicked it focuses its field', async ({ page, exchange }) => {
  await openChart(page, exchange)
  const { levels, stopLoss, form } = trading(page)
  await levels.click()
  await stopLoss.fill('67480')
  await expect(handle(page, 'Draft: SL LONG')).toContainText(/67\s480\.00/)
  // A new line lies in the row of an edge until the scale has made room for it.
  await expect(drawn(page).locator('.line-placed', { hasText: 'Draft: SL LONG' })).toBeVisible()
  await drag(page, 'Draft: SL LONG', 30)
  const proposed = priceIn(await drawn(page).locator('.line-moved').textContent())
  await page.mouse.up()
  await expect
    .poll(async () => Number((await stopLoss.inputValue()).replaceAll(/\s/g, '')), 'the typed price')
    .toBe(proposed)
  expect(proposed).toBeLessThan(67_480)
  await expect(dialog(page)).toHaveCount(0)
  await expect(form.getByText(/^LONG −/)).toHaveCount(0)
  const typed = await stopLoss.inputValue()
  await handle(page, 'Draft: SL LONG').click()
  await expect(stopLoss).toBeFocused()
  await expect(stopLoss).toHaveValue(typed)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a line opens the same by Enter and a click: its dialog, or the alerts', byNight, async ({ page, exchange }) => {
  await openChart(page, exchange)
  const stop = dialog(page).getByRole('textbox', { name: 'Stop loss' })
  const alerts = page.getByRole('dialog', { name: 'Alerts' })
  /** Opened, it shows this; Escape gives the focus back to the chart. */
  const expectOpen = async (shown: () => Promise<unknown>) => {
    await shown()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chart(page)).toBeFocused()
  }
  const expectUnchanged = async (price: number) => {
    await expect.poll(async () => priceIn(await stop.inputValue()), 'the price in the dialog').toBe(price)
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  }
  const expectAlertAt = (price: number) =>
    expect
      .poll(async () => priceIn(await alerts.getByRole('textbox').inputValue()), 'the price in the alerts')
      .toBe(price)
  const price = priceIn(await handle(page, 'SL LONG').textContent())

  await handle(page, 'SL LONG').click()
  await expectOpen(() => expectUnchanged(price))
  // Lines outside the chart have their labels while the mouse is on the first.
  await handle(page, 'SL LONG').hover()
  const entry = priceIn(await fixed(page, 'Entry LONG').textContent())
  await fixed(page, 'Entry LONG').click()
  await expectOpen(() => expectAlertAt(entry))
  await handle(page, 'SL LONG').hover()
  await fixed(page, 'Liq. LONG').click()
  await expectOpen(() => expect(alerts.getByRole('radio', { name: 'Liquidation' })).toBeChecked())

  await walkTo(page, /^Entry LONG.*Enter opens the alerts/)
  await page.keyboard.press('Enter')
  await expectOpen(() => expectAlertAt(entry))
  await walkTo(page, /^Liq. LONG.*Enter opens the alerts/)
  await page.keyboard.press('Enter')
  await expectOpen(() => expect(alerts.getByRole('radio', { name: 'Liquidation' })).toBeChecked())
  await walkTo(page, /^SL LONG: 6/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectOpen(() => expectUnchanged(price))
  expect((await exchange.journal(EDIT)).entries).toEqual([])
})

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
    // A price that has come as low as the entry shows it.
    await fixPrice(exchange, 'BTC-USDC', '66600')
    const entry = fixed(page, 'LONG')
    expect((await entry.boundingBox())?.height).toBe(44)
    await entry.tap()
    await expect(page.getByRole('dialog', { name: 'Alerts' }).getByRole('textbox')).toHaveValue(/^6/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

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

  test('a tap on a level of the form opens the sheet at its field', byNight, async ({ page, exchange }) => {
    await logIn(page, exchange)
    await keepDraft(page, { ...EMPTY_ORDER_FORM, amount: '55', stopLoss: '67400', hasLevels: true, market: 'BTC-USDC' })
    await openChart(page, exchange, 'SL')
    await handle(page, 'Draft: SL').tap()
    await expect(trading(page).stopLoss).toBeFocused()
  })
})
