import AxeBuilder from '@axe-core/playwright'
import { type Exchange, expect, logIn, type Page, test } from './exchange.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1440, 800, 390]

/** The screens of the shell and of the pages inside it: who sees them, where, and what says that they are there. */
const screens: Record<string, { persona?: string; path?: string; fault?: object; isThere: (page: Page) => Promise<unknown> }> = {
  'the consent screen': { persona: 'no-consent', isThere: (page) => expect(page.getByRole('checkbox')).toBeVisible() },
  'the rollover settings screen': { persona: 'no-futures-profile', isThere: (page) => expect(page.getByRole('switch')).toBeVisible() },
  'the loading error': {
    fault: { path: '/api/user/profile/get', kind: 'code', code: 9001, times: 0 },
    isThere: (page) => expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible(),
  },
  'the terms area': { path: '/futures/terms', isThere: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible() },
  'the questions': { path: '/futures/terms/faq', isThere: (page) => expect(page.getByRole('searchbox')).toBeVisible() },
  'the fees': { path: '/futures/terms/fees', isThere: (page) => expect(page.getByText('BTCUSDC').first()).toBeVisible() },
  'the trading page': { path: '/futures/market/BTC-USDC', isThere: (page) => expect(page.getByText(/^[+−]\d/).first()).toBeVisible() },
  'the page that does not exist': { path: '/futures/nowhere', isThere: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
}

async function wearLook(page: Page, theme: string, language: string) {
  await page.evaluate(([night, chosen]) => {
    localStorage.setItem('nightMode', String(night))
    localStorage.setItem('i18nextLng', String(chosen))
  }, [String(theme === 'dark'), language])
  await page.reload()
}

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${where}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

/** In every theme, language and width. */
async function expectAccessibleInAllLooks(page: Page, what: string, isThere: (page: Page) => Promise<unknown>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [theme, language] of [['dark', 'en'], ['dark', 'pl'], ['light', 'pl'], ['light', 'en']] as const) {
    await wearLook(page, theme, language)
    await isThere(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page, `${what}, ${theme}, ${language}, ${width}`)
    }
  }
}

for (const [what, { persona, path = '/futures/', fault, isThere }] of Object.entries(screens)) {
  test(`${what} is accessible in both themes and languages, at every width`, async ({ page, exchange }) => {
    await begin(page, exchange, { persona, path, fault })
    await expectAccessibleInAllLooks(page, what, isThere)
  })
}

async function begin(page: Page, exchange: Exchange, { persona, path, fault }: { persona: string | undefined; path: string; fault: object | undefined }) {
  await logIn(page, exchange, persona === undefined ? {} : { persona })
  if (fault) await exchange.control('fault', fault)
  await page.goto(path)
}

test('the phone’s menu is accessible in both themes and languages', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, exchange, { persona: undefined, path: '/futures/terms/fees', fault: undefined })
  for (const [theme, language] of [['dark', 'en'], ['dark', 'pl'], ['light', 'pl'], ['light', 'en']] as const) {
    await wearLook(page, theme, language)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('radiogroup')).toHaveCount(2)
    await expectAccessible(page, `menu, ${theme}, ${language}`)
  }
})
