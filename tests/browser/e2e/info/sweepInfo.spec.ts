import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { sweepEach, type View } from '../support/sweep.ts'

const FAQ = '/futures/terms/faq'
const isThere = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()

async function open({ page, exchange }: { page: Page; exchange: Exchange }, path: string) {
  await logIn(page, exchange)
  await page.goto(path)
}

/** A public page, with an address for each language. */
const standalone = (name: string, isShown = isThere): View => ({
  open: ({ page }) => page.goto(`/futures/${name}`),
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
  'the questions': {
    open: async (stage) => {
      await open(stage, FAQ)
      await isThere(stage.page)
    },
  },
  'the questions with hits': {
    open: async (stage) => {
      await open(stage, FAQ)
      await stage.page.getByRole('searchbox').fill('long')
      await expect(stage.page.locator('mark').first()).toBeVisible()
    },
  },
  'the questions without a hit': {
    open: async (stage) => {
      await open(stage, FAQ)
      await stage.page.getByRole('searchbox').fill('nothing like it')
      await expect(stage.page.getByRole('status').filter({ hasText: /^0 / })).toBeVisible()
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
