import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { sweepEach, type View } from '../support/sweep.ts'

const FAQ = '/futures/terms/faq'
const isThere = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()

async function open({ page, exchange }: { page: Page; exchange: Exchange }, path: string) {
  await logIn(page, exchange)
  await page.goto(path)
}
async function openQuestions(stage: { page: Page; exchange: Exchange }) {
  await open(stage, FAQ)
  await isThere(stage.page)
}

/** A public page, with an address for each language. */
const standalone = (name: string, isShown = isThere): View => ({
  speak: async ({ page }, language) => {
    await page.goto(`/futures/${name}/${language}`)
    await isShown(page)
  },
})
const hasFees = (page: Page) => expect(page.getByText('BTCUSDC').first()).toBeVisible()

sweepEach({
  'the terms': {
    open: async (stage) => {
      await open(stage, '/futures/terms')
      await isThere(stage.page)
    },
  },
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
  'fees that cannot be loaded': {
    open: async (stage) => {
      await stage.exchange.fault({ path: '/futures/api/markets/fee/rates/list', kind: 'code', code: 7001, times: 0 })
      await open(stage, '/futures/terms/fees')
      await expect(stage.page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  'the fees': {
    open: async (stage) => {
      await open(stage, '/futures/terms/fees')
      await hasFees(stage.page)
    },
  },
  'the terms for everybody': standalone('terms-of-use'),
  'the questions for everybody': standalone('faq'),
  'the fees for everybody': standalone('fees', hasFees),
})
