import { CHROMIUM_FLAGS, findHeadless } from '../../../../scripts/setup/chromium.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'
import { contestToken } from '../support/contests.ts'
import { cutOff } from '../support/cutOff.ts'
import { choose, expect, logIn, test, type Exchange, type Page } from '../support/exchange.ts'
import { misfits } from '../support/misfits.ts'
import { trading } from '../support/trading.ts'

// A user who doubled the browser's default font size.
test.use({ contextOptions: { reducedMotion: 'reduce' }, launchOptions: { executablePath: findHeadless() ?? '', args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'] } })

const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const

/** Checks the screen at both widths in both languages, without a reload. */
async function expectWhole(page: Page, what: string) {
  for (const language of LANGUAGES) {
    await page.evaluate((newValue) => {
      localStorage.setItem('i18nextLng', newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue }))
    }, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
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

async function openTrading(page: Page, exchange: Exchange, tab?: 'Orders' | 'Order history') {
  await page.setViewportSize(SIZES[0])
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/market/BTC-USDC')
  await expect(page.getByText('480.3071').first()).toBeVisible()
  const { orders } = trading(page)
  await orders.getByText('All markets', { exact: true }).click()
  if (tab) await trading(page).tab(tab).click()
  await expect(orders.getByRole('listitem').first()).toBeVisible()
}

for (const tab of [undefined, 'Orders', 'Order history'] as const) {
  test(`at 200 % text size the trading page is complete: ${tab ?? 'Positions'}`, async ({ page, exchange }) => {
    await openTrading(page, exchange, tab)
    await expectWhole(page, 'the trading page')
  })
}

const WINDOWS: Record<string, { press: (page: Page) => Promise<unknown>; tab?: 'Orders' | 'Order history' }> = {
  'the order sheet': { press: (page) => page.locator('.order-bar button').click() },
  'leverage': {
    press: async (page) => {
      await page.locator('.order-bar button').click()
      await page.getByRole('button', { name: /^Leverage ×/ }).click()
    },
  },
  'closing a position': { press: (page) => page.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click() },
  'stop loss and take profit': { press: (page) => page.getByRole('button', { name: /^SL\/TP: .* of BTCUSDC SHORT/ }).click() },
  'closing several': {
    press: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('button', { name: /^Close multiple/ }).click()
    },
  },
  'resetting the balance': { press: (page) => page.getByRole('button', { name: 'Reset the balance' }).click() },
  'rollover': { press: (page) => page.getByRole('button', { name: /^Manage/ }).click() },
  'alerts of a price': { press: (page) => page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true }).click() },
  'canceling an order': { tab: 'Orders', press: (page) => page.getByRole('button', { name: 'Cancel BTCUSDC LONG' }).first().click() },
  'saving a list as a file': { tab: 'Order history', press: (page) => page.getByRole('button', { name: 'Download CSV' }).click() },
}

for (const [what, { press, tab }] of Object.entries(WINDOWS)) {
  test(`at 200 % text size a window is complete, and its buttons are reachable: ${what}`, async ({ page, exchange }) => {
    await openTrading(page, exchange, tab)
    await press(page)
    const shown = page.locator('.dialog').last()
    await expect(shown.getByRole('heading').first()).toBeVisible()
    await expectWhole(page, what)
    await page.setViewportSize({ width: 844, height: 390 })
    for (const button of await shown.locator('.dialog-head button, .dialog-footer button, .side-bar button').all()) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 0.9 })
    }
    // The head is above all that scrolls, and not over it.
    const { head, heading } = await shown.evaluate((dialog) => {
      dialog.scrollTo(0, 0)
      const bottom = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      return { head: bottom('.dialog-head'), heading: bottom('.dialog-head h2') }
    })
    expect(head).toBeGreaterThanOrEqual(heading)
  })
}

test('at 200 % text size the order sheet is complete with an amount far above any balance', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await page.locator('.order-bar button').click()
  const { amount, form } = trading(page)
  await amount.fill('1234567890')
  await form.getByRole('button', { name: 'Details' }).click()
  await expect(form.getByRole('row', { name: /^Funding/ })).toContainText(/−\d[\d\s]+\.\d{4}/)
  await expectWhole(page, 'an amount of ten digits')
})

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

test('at 200 % text size a field’s error is complete', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const language = (newValue: string) =>
    page.evaluate((chosen) => {
      localStorage.setItem('i18nextLng', chosen)
      window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: chosen }))
    }, newValue)
  for (const chosen of LANGUAGES) {
    await page.setViewportSize(SIZES[0])
    await language(chosen)
    await expect(page.locator('html')).toHaveAttribute('lang', chosen)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect.soft(await cutPlaceholders(page), `the palette, ${chosen}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveCount(0)
  }
  await page.goto('/futures/contests/1041')
  await page.getByRole('button', { name: /^(Find a trader|Znajdź uczestnika)$/ }).click()
  for (const chosen of LANGUAGES) {
    await expect(page.getByRole('search').getByRole('textbox')).toBeVisible()
    await language(chosen)
    await expect(page.locator('html')).toHaveAttribute('lang', chosen)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect.soft(await cutPlaceholders(page), `a contest, ${chosen}, ${size.width} px`).toEqual([])
    }
  }
})

test('at 200 % text size the market list is complete', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await trading(page).picker.click()
  await expect(page.getByRole('option').nth(3)).toBeVisible()
  await expectWhole(page, 'the list of markets')
})

test('at 200 % text size palette and menu are complete', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await page.getByRole('button', { name: 'Search and actions' }).first().click()
  await expect(page.getByRole('option').nth(20)).toBeAttached()
  await expectWhole(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.setViewportSize(SIZES[1])
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('radiogroup')).toHaveCount(2)
  await expect.soft.poll(() => cutOff(page)).toEqual([])
  const drawer = page.getByRole('dialog')
  for (const choice of await drawer.getByRole('radiogroup').all()) {
    const box = await choice.boundingBox()
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), 'the right end of a choice in the menu').toBeLessThanOrEqual(SIZES[1].width)
  }
})

const PAGES = ['/contests', '/contests/1029', '/contests/1041', '/contests/1042', '/results', '/terms', '/terms/faq', '/terms/fees'] as const

for (const path of PAGES) {
  test(`at 200 % text size a page is complete: ${path}`, async ({ page, exchange }) => {
    await page.setViewportSize(SIZES[0])
    await logIn(page, exchange, { persona: 'demo' })
    await page.goto(`/futures${path}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectWhole(page, path)
  })
}

test('at 200 % text size a leaderboard with pinned rows and the rank planner are complete', async ({ page, exchange }) => {
  await page.setViewportSize(SIZES[0])
  await logIn(page, exchange)
  await page.goto('/futures/contests/1041')
  await page.getByRole('button', { name: 'Join now' }).first().click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  const board = page.getByRole('table', { name: 'Leaderboard' })
  for (const row of [1, 8]) await board.getByRole('row').nth(row).getByRole('button').click()
  await page.getByRole('button', { name: 'Find a trader' }).click()
  await page.getByRole('search').getByRole('textbox').fill('a')
  await page.getByRole('heading', { name: 'Rank planner' }).click()
  await page.getByRole('heading', { name: 'Rewards' }).click()
  await page.getByRole('button', { name: 'Rank 1', exact: true }).click()
  await expectWhole(page, 'pinned rows')
})

test('at 200 % text size the results tables are complete', async ({ page, exchange }) => {
  await page.setViewportSize(SIZES[0])
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/results')
  await page.locator('.figures-more summary').click()
  for (const button of await page.locator('.results-sheet button[aria-expanded]').all()) await button.click()
  await expectWhole(page, 'the results')
})

for (const language of LANGUAGES) {
  test(`at 200 % text size the webview of a contest is complete (${language})`, async ({ page, context, exchange }) => {
    await choose(context, { language })
    const token = await contestToken(context, exchange)
    for (const path of ['/1041', '/1042']) {
      await page.goto(`/futures/mcontests${path}?token=${token}&lang=${language}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectFits(page, path)
    }
  })
}

test('at 200 % text size a rank, its return and its pin stay inside the leaderboard on a phone', async ({ page, exchange }) => {
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
      return [...row.querySelectorAll('td, th')].filter((cell) => {
        // Only the visible pin: the clickable area is larger.
        content.selectNodeContents(cell.querySelector('button svg') ?? cell)
        const { left, right, top, bottom, width } = content.getBoundingClientRect()
        return width > 1 && frame !== undefined && (left < frame.left || right > frame.right - 4 || top < own.top - 1 || bottom > own.bottom + 1)
      }).map((cell) => cell.textContent)
    }),
  )
  expect(outside).toEqual([])
})
