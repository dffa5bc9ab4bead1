import { expect, openTrading, test } from '../support/exchange.ts'
import { expectTable, showTable, trading } from '../support/trading.ts'

test(
  'tab and chart are in the address, and kept by a reload, another market and Back, without a step in the history',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const { tab, picker } = trading(page)
    const steps = await page.evaluate(() => history.length)
    await tab('Order history').click()
    await showTable(page)
    await expect(page).toHaveURL(/\/market\/BTC-USDC\?tab=history&chart=table$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.reload()
    await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
    await expectTable(page)

    await picker.click()
    await page.getByRole('option', { name: /^ETHUSDC/ }).click()
    await expect(page).toHaveURL(/\/market\/ETH-USDC\?tab=history&chart=table$/)
    await tab('Positions').click()
    await expect(page).toHaveURL(/\/market\/ETH-USDC\?chart=table$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/market\/BTC-USDC\?tab=history&chart=table$/)
    await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  },
)
