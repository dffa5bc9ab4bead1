import { expect, type Page } from '../support/exchange.ts'
import { shows, sweepEach, type View, withError } from '../support/sweep.ts'

const section = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const fee = (page: Page) => page.getByText('BTCUSDC').first()
const { open: openQuestions } = shows('/futures/terms/faq', section)

/** A public page, with an address for each language. */
const standalone = (name: string, shown = section): View => ({
  speak: async ({ page }, language) => {
    await page.goto(`/futures/${name}/${language}`)
    await expect(shown(page)).toBeVisible()
  },
})

sweepEach({
  'the terms': shows('/futures/terms', section),
  'the questions': { on: openQuestions },
  'the questions with hits': {
    on: openQuestions,
    open: async ({ page }) => {
      await page.getByRole('searchbox').fill('long')
      await expect(page.locator('mark').first()).toBeVisible()
    },
  },
  'the questions without a hit': {
    on: openQuestions,
    open: async ({ page }) => {
      await page.getByRole('searchbox').fill('nothing like it')
      await expect(page.getByRole('status').filter({ hasText: /^0 / })).toBeVisible()
    },
  },
  'fees that cannot be loaded': shows('/futures/terms/fees', withError, {
    faults: [{ path: '/futures/api/markets/fee/rates/list', kind: 'code', code: 7001 }],
  }),
  'the fees': shows('/futures/terms/fees', fee),
  'the terms for everybody': standalone('terms-of-use'),
  'the questions for everybody': standalone('faq'),
  'the fees for everybody': standalone('fees', fee),
})
