import { byNight, expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { requestedOrders, expectTable, trading } from '../support/trading.ts'

const search = (page: Page) => page.getByRole('combobox', { name: /^(Market, page or action|Rynek, strona)/ })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Presses Ctrl+K as soon as the page handles it: its code loads when the page is idle. */
async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search(page)).toBeFocused()
}

/** Opens the palette, types, and chooses the first result. */
async function command(page: Page, typed: string, found: string | RegExp) {
  await openPalette(page)
  await page.keyboard.type(typed)
  await expect(
    page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true }),
  ).toHaveAccessibleName(found)
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveCount(0)
}

test('by keyboard: lists own markets first, opens a market, focuses a field, switches a tab, sends nothing', async ({
  page,
  exchange,
}) => {
  await openTrading(page, exchange)
  const { picker, stopLoss, takeProfit, limitPrice, tab } = trading(page)
  await openPalette(page)
  await expect(page.getByRole('option').first(), 'own markets first').toHaveAccessibleName(/^ADAUSDC/)
  await page.keyboard.press('Escape')
  await command(page, 'eth', /^ETHUSDC/)
  await expect(picker).toHaveText(/^ETHUSDC/)
  await command(page, 'limit price', 'Limit price')
  await expect(limitPrice).toBeFocused()
  await command(page, 'stop loss', 'Stop loss')
  await expect(stopLoss).toBeFocused()
  await command(page, 'take profit', 'Take profit')
  await expect(takeProfit).toBeFocused()
  await command(page, 'order history', 'Order history')
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  await command(page, 'orders on all', 'Toggle orders on all markets')
  await expect(page.getByRole('checkbox', { name: 'All markets' })).not.toBeChecked()
  await command(page, 'chart as', 'Chart as a table')
  await expectTable(page)
  expect(await requestedOrders(exchange)).toEqual([])
  expect((await exchange.journal()).entries).toEqual([])
})

test('toasts have their place beside it', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openTrading(page, exchange)
  await openPalette(page)
  const right = await page.locator('.palette').evaluate((palette) => palette.getBoundingClientRect().right)
  expect(await page.locator('.toasts').evaluate((toasts) => toasts.getBoundingClientRect().left)).toBeGreaterThan(right)
})

test('on a phone it is a sheet, opened from the menu and closed by Back', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search and actions' }).click()
  await expect(search(page)).toBeFocused()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await page.getByRole('listbox').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await page.goBack()
  await expect(search(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/market\/BTC-USDC$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search and actions' }).click()
  await search(page).fill('amount')
  await option(page, /^Amount$/).click()
  await expect(trading(page).amount).toBeFocused()

  // The step back that closes a window on a phone would call off the way to another site.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search and actions' }).click()
  await search(page).fill('wallet')
  await option(page, /^Wallet/)
    .first()
    .click()
  await expect(page).toHaveURL(/\/wallet\//)
  await page.goBack()
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
})
