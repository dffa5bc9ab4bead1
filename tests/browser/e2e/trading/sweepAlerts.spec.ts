import { expect, openTrading, test, wholeChromium } from '../support/exchange.ts'
import { sweepEach } from '../support/sweep.ts'

test.use(wholeChromium)

sweepEach({
  'alerts that are set, where the browser blocks notifications': {
    open: async ({ page, exchange }) => {
      await openTrading(page, exchange)
      await page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true }).click()
      const alerts = page.getByRole('dialog')
      await alerts.getByText('Liquidation', { exact: true }).click()
      await alerts.getByRole('button', { name: 'Set alert' }).click()
      await alerts.getByText('Price', { exact: true }).click()
      await alerts.getByRole('button', { name: /^\+5.% from the market price$/ }).click()
      await alerts.getByRole('button', { name: 'Set alert' }).click()
      await alerts.getByText('Notifications', { exact: true }).click()
      await alerts.getByRole('switch', { name: 'Desktop notifications' }).click()
      await expect(alerts.getByText('Your browser blocks notifications from this site.')).toBeVisible()
      await expect(alerts.getByRole('listitem')).toHaveCount(2)
    },
  },
})
