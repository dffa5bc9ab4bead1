import { CHROMIUM_FLAGS, findHeadless } from '../../../../scripts/setup/chromium.ts'
import { type Language, LANGUAGES } from '../../../../src/constants/limits.ts'
import { contestToken, leaderboardRows } from '../support/contests.ts'
import { cutOff } from '../support/cutOff.ts'
import { choose, expect, logIn, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { misfits } from '../support/misfits.ts'
import { trading } from '../support/trading.ts'

// A user who doubled the browser's default font size.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findHeadless() ?? '',
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Switches the language like another tab, without a reload. */
async function speak(page: Page, language: Language) {
  await page.evaluate((newValue) => {
    localStorage.setItem('i18nextLng', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Checks the screen at both widths in both languages. */
async function expectWhole(page: Page, what: string) {
  for (const language of LANGUAGES) {
    await speak(page, language)
    await expectFits(page, `${what}, ${language}`)
  }
}

async function expectFits(page: Page, what: string) {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const where = `${what}, ${size.width} px`
    await expect.soft.poll(() => cutOff(page), `${where}: wider than the window, or cut off`).toEqual([])
    await expect.soft.poll(() => misfits(page), `${where}: outside of its button, or broken`).toEqual([])
  }
}

async function openTrading(page: Page, exchange: Exchange) {
  await page.setViewportSize(SIZES[0])
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/market/BTC-USDC')
  await expect(page.getByText('480.3071').first()).toBeVisible()
  const { orders } = trading(page)
  await orders.getByText('All markets', { exact: true }).click()
  await expect(orders.getByRole('listitem').first()).toBeVisible()
}

/** The page as it was opened: wide and in English. */
async function startAgain(page: Page) {
  await page.setViewportSize(SIZES[0])
  await speak(page, 'en')
}

test('at 200 % text size the trading page is complete, and so is the order sheet with an amount far above any balance', async ({
  page,
  exchange,
}) => {
  await openTrading(page, exchange)
  await expectWhole(page, 'the trading page')
  await startAgain(page)
  await page.locator('.order-bar button').click()
  const { amount, form } = trading(page)
  await amount.fill('1234567890')
  await form.getByRole('button', { name: 'Details' }).click()
  await expect(form.getByRole('row', { name: /^Funding/ })).toContainText(/−\d[\d\s]+\.\d{4}/)
  await expectWhole(page, 'an amount of ten digits')
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Each with its presses from the trading page; those of a tab after it. */
const WINDOWS: Record<'Positions' | 'Orders' | 'Order history', Record<string, (page: Page) => Locator[]>> = {
  Positions: {
    'the order sheet': (page) => [page.locator('.order-bar button')],
    leverage: (page) => [page.locator('.order-bar button'), button(page, /^Leverage ×/)],
    'closing a position': (page) => [button(page, 'Close BTCUSDC LONG')],
    'stop loss and take profit': (page) => [button(page, /^SL\/TP: .* of BTCUSDC SHORT/)],
    'closing several': (page) => [button(page, 'More actions'), button(page, /^Close multiple/)],
    'resetting the balance': (page) => [button(page, 'Reset the balance')],
    rollover: (page) => [button(page, /^Manage/)],
    'alerts of a price': (page) => [page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true })],
  },
  Orders: { 'canceling an order': (page) => [button(page, 'Cancel BTCUSDC LONG')] },
  'Order history': { 'saving a list as a file': (page) => [button(page, 'Download CSV')] },
}

test(
  'at 200 % text size each tab and each window is complete, and its buttons are reachable',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    for (const tab of ['Positions', 'Orders', 'Order history'] as const) {
      await trading(page).tab(tab).click()
      await expect(trading(page).orders.getByRole('listitem').first()).toBeVisible()
      if (tab !== 'Positions') await expectWhole(page, tab)
      for (const [what, presses] of Object.entries(WINDOWS[tab])) {
        await startAgain(page)
        for (const pressed of presses(page)) await pressed.click()
        const shown = page.locator('.dialog[id]').last()
        await expect(shown.getByRole('heading').first()).toBeVisible()
        await expectWhole(page, what)
        await page.setViewportSize({ width: 844, height: 390 })
        for (const reached of await shown
          .locator('.dialog-head button, .dialog-footer button, .side-bar button')
          .all()) {
          await reached.scrollIntoViewIfNeeded()
          await expect.soft(reached, what).toBeInViewport({ ratio: 0.9 })
        }
        // The head is above all that scrolls, and not over it.
        const { head, heading } = await shown.evaluate((dialog) => {
          dialog.scrollTo(0, 0)
          const bottom = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
          return { head: bottom('.dialog-head'), heading: bottom('.dialog-head h2') }
        })
        expect.soft(head, what).toBeGreaterThanOrEqual(heading)
        for (const open of [...(await page.locator('.dialog[id]').all())].reverse()) {
          await page.keyboard.press('Escape')
          await expect(open).toHaveCount(0)
        }
      }
      await startAgain(page)
    }
  },
)

/** Placeholders wider than their field. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) => {
      const { font } = getComputedStyle(input, '::placeholder')
      if (pen) pen.font = font
      return pen && pen.measureText(input.placeholder).width > input.clientWidth ? [input.placeholder] : []
    })
  })

test('at 200 % text size no placeholder is cut off', { tag: '@night' }, async ({ page, exchange }) => {
  await openTrading(page, exchange)
  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect.soft(await cutPlaceholders(page), `the palette, ${language}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveCount(0)
  }
})

test('at 200 % text size market list, palette and menu are complete', { tag: '@night' }, async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await trading(page).picker.click()
  await expect(page.getByRole('option').nth(3)).toBeVisible()
  await expectWhole(page, 'the list of markets')
  await page.keyboard.press('Escape')
  await startAgain(page)
  await button(page, 'Search and actions').click()
  await expect(page.getByRole('option').nth(20)).toBeAttached()
  await expectWhole(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.setViewportSize(SIZES[1])
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('radiogroup')).toHaveCount(2)
  await expect.soft.poll(() => cutOff(page)).toEqual([])
  for (const choice of await drawer.getByRole('radiogroup').all()) {
    const box = await choice.boundingBox()
    expect
      .soft((box?.x ?? 0) + (box?.width ?? 0), 'the right end of a choice in the menu')
      .toBeLessThanOrEqual(SIZES[1].width)
  }
})

/** Each with what it loads last. */
const PAGES: Record<string, (page: Page) => Locator> = {
  '/contests': (page) => leaderboardRows(page).first(),
  '/contests/1029': (page) => leaderboardRows(page).first(),
  // In the language of the page before.
  '/contests/1041': (page) => page.getByRole('region', { name: /^Rank calculator|^Kalkulator/ }),
  '/contests/1042': (page) => page.getByRole('heading', { level: 1 }),
  '/terms': (page) => page.getByRole('heading', { level: 2 }).first(),
  '/terms/faq': (page) => page.getByRole('heading', { level: 2 }).nth(14),
  '/terms/fees': (page) => page.getByText('BTCUSDC').first(),
}

test('at 200 % text size every page is complete', { tag: '@night' }, async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'demo' })
  for (const [path, last] of Object.entries(PAGES)) {
    await page.setViewportSize(SIZES[0])
    await page.goto(`/futures${path}`)
    await expect(last(page)).toBeVisible()
    await expectWhole(page, path)
  }
})

test(
  'at 200 % text size a leaderboard with pinned rows and the rank calculator are complete',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await page.setViewportSize(SIZES[0])
    await logIn(page, exchange)
    await page.goto('/futures/contests/1041')
    await page.getByRole('button', { name: 'Join now' }).first().click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    const board = page.getByRole('table', { name: 'Leaderboard' })
    for (const row of [1, 8]) await board.getByRole('row').nth(row).getByRole('button').click()
    await page.getByRole('heading', { name: 'Rank calculator' }).click()
    await expectWhole(page, 'pinned rows')
  },
)

test('at 200 % text size the results tables are complete', { tag: '@night' }, async ({ page, exchange }) => {
  await page.setViewportSize(SIZES[0])
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/results')
  for (const button of await page.locator('.results-sheet button[aria-expanded]').all()) await button.click()
  await expectWhole(page, 'the results')
})

for (const language of LANGUAGES) {
  test(
    `at 200 % text size the webview of a contest is complete (${language})`,
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language })
      const token = await contestToken(context, exchange)
      for (const path of ['/1041', '/1042']) {
        await page.goto(`/futures/mcontests${path}?token=${token}&lang=${language}`)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expectFits(page, path)
      }
    },
  )
}

test(
  'at 200 % text size a rank, its return and its pin stay inside the leaderboard on a phone',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page, exchange)
    await page.goto('/futures/contests')
    const rows = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row')
    await expect(rows.nth(1).getByRole('button', { name: /^Pin/ })).toBeVisible()
    const outside = await rows.evaluateAll((all) =>
      all.slice(1).flatMap((row) => {
        const frame = row.closest('table')?.parentElement?.getBoundingClientRect()
        const own = row.getBoundingClientRect()
        const content = document.createRange()
        return [...row.querySelectorAll('td, th')]
          .filter((cell) => {
            // Only the visible pin: the clickable area is larger.
            content.selectNodeContents(cell.querySelector('button svg') ?? cell)
            const { left, right, top, bottom, width } = content.getBoundingClientRect()
            return (
              width > 1 &&
              frame !== undefined &&
              (left < frame.left || right > frame.right - 4 || top < own.top - 1 || bottom > own.bottom + 1)
            )
          })
          .map((cell) => cell.textContent)
      }),
    )
    expect(outside).toEqual([])
  },
)
