import { expect, logIn, type Page } from '../support/exchange.ts'
import { shows, sweepEach } from '../support/sweep.ts'
import { tellOrders } from '../support/trading.ts'

const isClosed = ({ state }: Record<string, unknown>) => state === 'CLOSED'
const RESULTS = '/futures/results'
const figures = (page: Page) => page.locator('.figures').first()
const { open: openResults } = shows(RESULTS, figures)

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
      await expect(figures(page)).toContainText('•••••')
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
      await page.goto(RESULTS)
      await expect(figures(page)).toBeVisible()
    },
  },
})
