import { expect, openTrading, test } from '../support/exchange.ts'
import { expectTable, showTable, trading } from '../support/trading.ts'

test('tab and chart are in the address: a reload, Back and another browser’s link keep them, and Back leaves the page', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { tab, picker } = trading(page)
  const steps = await page.evaluate(() => history.length)
  await tab('Order history').click()
  await showTable(page)
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?tab=history&chart=table$/)
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  await expectTable(page)
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

  // As on another device, without stored choices.
  await page.evaluate(() => localStorage.removeItem('futuresChart'))
  await page.goto('/futures/market/BTC-USDC?chart=table&tab=nonsense')
  await expectTable(page)
  await expect(tab('Positions')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/market\/BTC-USDC\?chart=table$/)
  expect(await page.evaluate(() => localStorage.getItem('futuresChart'))).toBeNull()
})

test('arrow keys go from tab to tab as fast as they are pressed', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { tab } = trading(page)
  await tab('Positions').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Orders')).toBeFocused()
  await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true')
})
