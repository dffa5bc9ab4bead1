import { byNight, expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

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

test('by keyboard it opens a market, focuses a field, switches a tab, sends nothing', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { picker, stopLoss, tab } = trading(page)
  await command(page, 'eth', /^ETHUSDC/)
  await expect(picker).toHaveText(/^ETHUSDC/)
  await command(page, 'stop loss', 'Stop loss')
  await expect(stopLoss).toBeFocused()
  await command(page, 'order history', 'Order history')
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  expect((await exchange.journal()).entries).toEqual([])
})

test('on a phone it is a sheet, opened from the menu and closed by Back', byNight, async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  const openFromMenu = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Search and actions' }).click()
    await expect(search(page)).toBeFocused()
  }
  await openFromMenu()
  await page.goBack()
  await expect(search(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/market\/BTC-USDC$/)
  await openFromMenu()
  await search(page).fill('amount')
  await option(page, /^Amount$/).click()
  await expect(trading(page).amount).toBeFocused()

  // The step back that closes a window on a phone would call off the way to another site.
  await page.keyboard.press('Escape')
  await openFromMenu()
  await search(page).fill('wallet')
  await option(page, /^Wallet/)
    .first()
    .click()
  await expect(page).toHaveURL(/\/wallet\//)
  await page.goBack()
  await expect(trading(page).picker).toHaveText(/^BTCUSDC/)
})
