import { expect, logIn, type Exchange, type Page } from '../support/exchange.ts'
import { sweepEach } from '../support/sweep.ts'
import { ORDERS, tellOrders } from '../support/trading.ts'

const isClosed = ({ state }: Record<string, unknown>) => state === 'CLOSED'
const open = (page: Page) => page.goto('/futures/results')
const hasFigures = (page: Page) => expect(page.locator('.figures').first()).toBeVisible()

async function openResults({ page, exchange }: { page: Page; exchange: Exchange }) {
  await logIn(page, exchange)
  await open(page)
  await hasFigures(page)
}

sweepEach({
  'the results': { on: openResults },
  'the results by reason': { on: openResults, open: ({ page }) => page.getByRole('tab', { name: 'Reason' }).click() },
  'the trades behind the results as a file': {
    on: openResults,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Download CSV' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
    },
  },
  'the results with hidden amounts': {
    on: openResults,
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Hide amounts' }).click()
      await expect(page.locator('.figures').first()).toContainText('•••••')
    },
  },
  'the results of a few trades of large amounts': {
    isPlain: true,
    open: async ({ page, exchange }) => {
      await logIn(page, exchange)
      await tellOrders(page, exchange, (orders) =>
        orders
          .filter(isClosed)
          .slice(0, 5)
          .map((order) => ({ ...order, amount: '9876543210.1234', pnl: null, feeFunding: '12345678.9' })),
      )
      await open(page)
      await hasFigures(page)
    },
  },
  'results of nothing': {
    open: async ({ page, exchange }) => {
      await logIn(page, exchange)
      await tellOrders(page, exchange, (orders) => orders.filter((order) => !isClosed(order)))
      await open(page)
      await expect(page.getByRole('main').getByText('Nothing here')).toBeVisible()
    },
  },
  'results that cannot be loaded': {
    open: async ({ page, exchange }) => {
      await logIn(page, exchange)
      await exchange.fault({ path: ORDERS, kind: 'code', code: 7001, times: 0 })
      await open(page)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
})
