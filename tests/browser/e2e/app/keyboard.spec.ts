import { isNight } from '../../../night.ts'
import { leaderboardRows } from '../support/contests.ts'
import { byNight, choose, expect, logIn, openTrading, test, type Exchange, type Page } from '../support/exchange.ts'
import { expectFocus, press, tabTo, walkThrough } from '../support/focus.ts'
import { waitUntilIdle, fixPrice, trading } from '../support/trading.ts'

const MARKET = 'AAVE-USDC'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function logInAsDemo(page: Page) {
  await page.goto('/futures/market/BTC-USDC')
  await expect(page).toHaveURL(/\/auth\?return=/)
  await tabTo(page, button(page, 'Log in as the demo trader'))
  await page.keyboard.press('Enter')
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
}

async function skipToContent(page: Page) {
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

async function pickMarket(page: Page) {
  const { picker } = trading(page)
  await tabTo(page, picker)
  await press(page, 'Enter')
  await expect(page.getByRole('combobox', { name: 'Search markets' })).toBeFocused()
  await page.keyboard.type('aave')
  await press(page, 'Enter')
  await expect(picker).toHaveText(/^AAVEUSDC/)
  await expect(picker).toBeFocused()
  // The vendor's frame is replaced for each market, and would lose the focus.
  await expect(page.locator('iframe[title*=AAVEUSDC]:not(.opacity-0)')).toHaveCount(1)
}

/** Chooses ×20 with the arrow keys and confirms; the focus returns to the opener. */
async function chooseLeverage(page: Page) {
  const chip = button(page, /^Leverage ×/)
  await tabTo(page, chip)
  await press(page, 'Enter')
  const leverage = dialog(page, 'Leverage')
  await expect(leverage.getByRole('radio', { name: '×10', exact: true })).toBeFocused()
  await press(page, 'ArrowRight')
  await expect(leverage.getByRole('status')).toHaveText('×20')
  await tabTo(page, leverage.getByRole('button', { name: 'Confirm' }))
  await press(page, 'Enter')
  await expect(leverage).toHaveCount(0)
  await expect(chip).toBeFocused()
  await expect(chip).toHaveText(/×20$/)
}

/** Types 100 KXT with a stop loss. */
async function fillForm(page: Page) {
  const { amount, stopLoss, levels } = trading(page)
  await tabTo(page, amount)
  await page.keyboard.type('100')
  await tabTo(page, levels)
  await press(page, 'Space')
  await tabTo(page, stopLoss)
  await page.keyboard.type('95')
}

async function openLong(page: Page) {
  const { long, accepted } = trading(page)
  await tabTo(page, long)
  await page.keyboard.press('Enter')
  await expect(accepted).toBeVisible()
  await expectFocus(page, 'the order')
}

/** Checks content and focus after a dialog's action. */
async function finish(page: Page, name: string, result: string) {
  const opened = dialog(page, name)
  await expect(opened.getByText(result, { exact: true })).toBeVisible({ timeout: 20_000 })
  await expectFocus(page, result)
  await tabTo(page, opened.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(0)
  await expectFocus(page, `${name} was left`)
}

async function moveStopLoss(page: Page, key?: 'Shift+Tab') {
  const opener = trading(page).orders.getByRole('button', { name: /stop loss and take profit of AAVEUSDC LONG/i })
  await expect(opener).toBeVisible()
  await tabTo(page, opener, key)
  await press(page, 'Enter')
  const levels = dialog(page, 'Stop loss / Take profit')
  await tabTo(page, levels.getByRole('textbox', { name: 'Stop loss' }))
  await press(page, 'Control+A')
  await page.keyboard.type('96.5')
  await tabTo(page, levels.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await finish(page, 'Stop loss / Take profit', 'Saved')
  await expect(opener).toBeFocused()
}

async function close(page: Page) {
  const { orders, tab } = trading(page)
  const opener = orders.getByRole('button', { name: 'Close AAVEUSDC LONG' })
  await tabTo(page, opener)
  await press(page, 'Enter')
  const opened = dialog(page, 'Close position')
  await tabTo(page, opened.getByRole('button', { name: 'Close position' }))
  await page.keyboard.press('Enter')
  await finish(page, 'Close position', 'Position closed')
  await expect(tab('Positions')).toHaveText('Positions 14')
  // The row is already removed, and with it the button that had the focus.
  await expectFocus(page, 'the position was closed')
}

async function resetBalance(page: Page) {
  const opener = button(page, 'Reset the balance')
  await tabTo(page, opener, 'Shift+Tab')
  await press(page, 'Enter')
  await expect(page.getByRole('textbox', { name: 'Pay code' })).toBeFocused()
  await page.keyboard.type('246810')
  await press(page, 'Enter')
  await finish(page, 'Reset balance', 'Balance reset')
  await expect(opener).toBeFocused()
  await expect(trading(page).available).toHaveText(/^10\s000\.0000/)
}

async function begin(page: Page, exchange: Exchange) {
  await fixPrice(exchange, MARKET, '98')
  await logInAsDemo(page)
  await skipToContent(page)
  await pickMarket(page)
}

test('from login to close and reset by keyboard, with the focus always visible', async ({ page, exchange }) => {
  await begin(page, exchange)
  await chooseLeverage(page)
  await fillForm(page)
  await openLong(page)
  await moveStopLoss(page)
  await close(page)
  await resetBalance(page)
})

test('the same at 400 % zoom: nothing sticky covers the focus', byNight, async ({ page, context, exchange }) => {
  await choose(context, { theme: 'light' })
  await page.setViewportSize({ width: 320, height: 256 })
  await begin(page, exchange)
  await tabTo(page, button(page, 'Open position'))
  await press(page, 'Enter')
  const sheet = dialog(page, /AAVEUSDC/)
  await expect(sheet.getByRole('heading')).toBeVisible()
  await chooseLeverage(page)
  await fillForm(page)
  await openLong(page)
  await expect(sheet).toHaveCount(0)
  await expect(button(page, 'Open position')).toBeFocused()
  await moveStopLoss(page, 'Shift+Tab')
  await close(page)
  await resetBalance(page)
})

/** Pages with their landmarks, including late parts: inserting one above the focus would move it. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  '/futures/market/BTC-USDC': async (page) => {
    await expect(trading(page).tab('Positions')).toHaveText('Positions 14')
    await waitUntilIdle(page)
  },
  '/futures/contests/1041': async (page) => {
    await expect(leaderboardRows(page)).toHaveCount(11)
    await expect(page.getByRole('region', { name: 'Rank calculator' })).toBeVisible()
  },
  '/futures/terms': (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  '/futures/terms/faq': (page) => expect(page.getByRole('searchbox')).toBeVisible(),
  '/futures/terms/fees': (page) => expect(page.getByText('BTCUSDC').first()).toBeVisible(),
  '/futures/results': (page) => expect(page.getByRole('heading', { name: 'Net P&L' })).toBeVisible(),
}

for (const [width, height, tag] of [
  [320, 256, []],
  [1440, 600, ['@night']],
] as const)
  test(
    `every tab stop shows its focus, uncovered, at ${width} by ${height} px`,
    { tag: [...tag] },
    async ({ page, context, exchange }) => {
      await choose(context, {})
      await page.setViewportSize({ width, height })
      await logIn(page, exchange)
      for (const [path, isThere] of Object.entries(pages).slice(0, isNight ? undefined : 1)) {
        await page.goto(path)
        await isThere(page)
        expect(await walkThrough(page), path).toBeGreaterThan(5)
      }
    },
  )

/** The focused control, if the pinned price, or LONG and SHORT, cover all of it. */
const belowBar = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control.matches('body, iframe, [tabindex="-1"]')) return null
    const { left, top, width, height } = control.getBoundingClientRect()
    const isUnder = (hit: Element | null) => hit?.closest('.pinned-price, .side-bar')?.contains(control) === false
    const parts = [1, 2, 3, 4, 5].map((part) => part / 6)
    const isCovered = parts.every((x) =>
      parts.every((y) => isUnder(document.elementFromPoint(left + width * x, top + height * y))),
    )
    return isCovered ? control.outerHTML : null
  })

test('backwards no tab stop is below the price, or below LONG and SHORT', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openTrading(page, exchange)
  const { orders, picker } = trading(page)
  await orders.getByRole('button', { name: 'Next page' }).focus()
  const below: (string | null)[] = []
  while (!(await picker.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab')
    below.push(await belowBar(page))
  }
  expect(below.filter((control) => control !== null)).toEqual([])
})
