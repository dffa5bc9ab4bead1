import { expect, type Page } from '../support/exchange.ts'
import { shows, sweepEach } from '../support/sweep.ts'

const section = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const { open: openQuestions } = shows('/futures/terms/faq', section)

sweepEach({
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
  'the fees': shows('/futures/terms/fees', (page) => page.getByText('BTCUSDC').first()),
  'the terms for everybody': {
    // A public page has an address for each language.
    speak: async ({ page }, language) => {
      await page.goto(`/futures/terms-of-use/${language}`)
      await expect(section(page)).toBeVisible()
    },
  },
})
