import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { choose, expect, logIn, test, type Exchange, type Page } from './exchange.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1440, 1024, 390]

/** A key shown instead of its text begins with one of the sections of the texts. */
const sections = readFileSync('public/assets/locales/en/common.yaml', 'utf8').match(/^\w+(?=:)/gm) ?? []
const rawKey = new RegExp(String.raw`\b(?:${sections.join('|')})\.[a-z]\w+|\{\{`, 'i')

/** Everything that is read or heard. */
const allTexts = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    ),
  ])

/** Words that leave the button, tab or label they stand in, or the window. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, [role=tab], h1, h2, p, dt, dd')].flatMap((element) => {
      if (element.closest('.sr-only, [aria-hidden=true], .overflow-x-auto, [inert]') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      const room = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const out: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        // Only heard: such words stand in a box of one pixel.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, width } = range.getBoundingClientRect()
        const isOut = left < room.left - 1 || right > room.right + 1 || left < -1 || right > innerWidth + 1
        if (width > 0 && isOut) out.push(text.textContent ?? '')
      }
      return out
    }),
  )

async function expectToFit(page: Page, what: string) {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider, `${what} is wider than the window`).toBeLessThanOrEqual(0)
  await expect.poll(() => cutOff(page), `${what} has words that are cut off`).toEqual([])
}

/** No violation of WCAG 2.2 AA, and no key in place of its text. The vendor's chart is the vendor's. */
async function expectSound(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(', ')}`)
  expect(found, what).toEqual([])
  expect((await allTexts(page)).filter((text) => rawKey.test(text)), what).toEqual([])
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** Every screen of its own, by how one comes there; the last line says that it is there. */
const screens: Record<string, (page: Page, exchange: Exchange) => Promise<void>> = {
  consent: async (page, exchange) => {
    await logIn(page, exchange, { persona: 'no-consent' })
    await page.goto('/futures/')
    await expect(page.getByRole('heading', { level: 1, name: /Before you start|Zanim zaczniesz/ })).toBeVisible()
  },
  'rollover settings': async (page, exchange) => {
    await logIn(page, exchange, { persona: 'no-futures-profile' })
    await page.goto('/futures/')
    await expect(page.getByRole('switch')).toBeVisible()
  },
  'loading error': async (page, exchange) => {
    await logIn(page, exchange)
    await exchange.fault({ path: '/api/user/profile/get', kind: 'code', code: 9001, times: 0 })
    await page.goto('/futures/')
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
    await exchange.control('faults/clear')
  },
  'unknown market': async (page, exchange) => {
    await logIn(page, exchange)
    await page.goto('/futures/market/NOPE-USDC')
    await expect(page.getByRole('heading', { level: 1, name: /NOPE-USDC/ })).toBeVisible()
  },
  'not found': async (page, exchange) => {
    await logIn(page, exchange)
    await page.goto('/futures/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'no balance': async (page, exchange) => {
    await logIn(page, exchange, { persona: 'new-wallet' })
    await page.goto('/futures/market/SUSHI-USDC')
    await expect(page.getByText(/No open positions|Brak otwartych pozycji/)).toBeVisible()
  },
}

const CLOSE_LONG = /^(Close|Zamknij) BTCUSDC LONG$/
/** What opens over the trading page, by its button. */
const openers: Record<string, RegExp> = {
  leverage: /^(Leverage|Dźwignia) ×/,
  'close order': CLOSE_LONG,
  'stop loss and take profit': /BTCUSDC LONG$/,
  reset: /^(Reset the balance|Zresetuj saldo)$/,
  rollover: /^(Manage|Zarządzaj|Zmień)/,
}

async function openTradingPage(page: Page, exchange: Exchange) {
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await expect(page.getByRole('region', { name: /Orders and positions|Zlecenia i pozycje/ }).getByText(/^[+−]\d/).first()).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of ['dark', 'light'] as const) {
  for (const language of ['en', 'pl'] as const) {
    test(`the trading page fits the window, is accessible and has all its texts (${theme}, ${language})`, async ({ page, context, exchange }) => {
      await choose(context, { theme, language })
      await openTradingPage(page, exchange)
      for (const width of [...WIDTHS, 980, 700, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expectToFit(page, `trading at ${width}`)
        if (WIDTHS.includes(width)) await expectSound(page, `trading at ${width}`)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expectToFit(page, (await tab.textContent()) ?? '')
      }
      await expectSound(page, 'order history')
    })
  }
}

/** Each theme and each language once: the colours do not depend on the words. */
for (const [theme, language] of [['dark', 'pl'], ['light', 'en']] as const) {
  test.describe(`${theme}, ${language}`, () => {
    test.beforeEach(({ context }) => choose(context, { theme, language }))

    test('what opens over the trading page is accessible and has all its texts', async ({ page, exchange }) => {
      await openTradingPage(page, exchange)
      for (const [what, name] of Object.entries(openers)) {
        await button(page, name).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('heading')).toBeVisible()
        await expectSound(page, what)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })

    test('on a phone the menu, the order sheet and the dialogs fit the window and are accessible', async ({ page, exchange }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openTradingPage(page, exchange)
      const dialog = page.getByRole('dialog')
      for (const [what, name] of Object.entries({ menu: /^Menu$/, 'close order': CLOSE_LONG, 'order sheet': /^(Open position|Otwórz pozycję)$/ })) {
        await button(page, name).click()
        await expect(dialog.getByRole('heading').first()).toBeVisible()
        await expectToFit(page, what)
        await expectSound(page, what)
        if (what === 'order sheet') break
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }

      // The longest form there is: everything filled in, and everything wrong.
      await dialog.getByText('Limit', { exact: true }).click()
      await dialog.getByRole('switch').click()
      for (const field of await dialog.getByRole('textbox').all()) await field.fill('9999999999.99')
      await button(page, /^SHORT/).click()
      await expect(dialog.locator('[aria-invalid]')).not.toHaveCount(0)
      await expectToFit(page, 'order sheet with errors')
      await expectSound(page, 'order sheet with errors')
    })

    test('the screens before and beside the trading page fit, are accessible and have all their texts', async ({ page, exchange }) => {
      for (const [what, open] of Object.entries(screens)) {
        await open(page, exchange)
        await expectSound(page, what)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await expectToFit(page, `${what} at ${width}`)
        }
      }
    })
  })
}

test('the loader moves, and under reduced motion it still says that something loads', async ({ page, exchange }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, exchange)
  await exchange.fault({ path: '/api/user/profile/get', kind: 'latency', ms: 1_500 })
  await page.goto('/futures/')
  const loader = page.getByRole('status').filter({ has: page.locator('svg') })
  await expect(loader).toBeVisible()
  await expect(loader).toHaveText(/Loading/)
  await expect(page).toHaveURL(/AAVE-USDC$/)
})
