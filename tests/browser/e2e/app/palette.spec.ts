import { expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
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

test('by keyboard: opens a market, focuses a field, switches a tab, sends nothing', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { picker, stopLoss, takeProfit, limitPrice, tab } = trading(page)
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

test(
  'opens a page, from which Back returns, and a dialog, which returns the focus',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await trading(page).amount.focus()
    await command(page, 'reset', 'Reset balance')
    await expect(
      page.getByRole('dialog', { name: 'Reset balance' }).getByRole('textbox', { name: 'Pay code' }),
    ).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(trading(page).amount).toBeFocused()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(trading(page).amount).toBeFocused()

    await command(page, 'fees', /^Fees/)
    await expect(page).toHaveURL(/\/terms\/fees$/)
    await page.goBack()
    await expect(trading(page).amount).toBeVisible()
  },
)

test(
  'on a phone it opens from the menu, as a sheet without sideways scrolling, and Back closes it',
  { tag: '@night' },
  async ({ page, exchange }) => {
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
  },
)

test(
  'single keys focus a field, change tab and market, and send nothing',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await page.addInitScript(() => window === top && localStorage.setItem('futuresKeys', 'true'))
    await openTrading(page, exchange)
    await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
    const { amount, tab, picker } = trading(page)
    await page.keyboard.press('o')
    await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('j')
    await expect(picker).toHaveText(/^DOGEUSDC/)
    await page.keyboard.press('a')
    await expect(amount).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.type('12o')
    await expect(amount).toHaveValue('12')
    await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true')
    expect((await exchange.journal()).entries).toEqual([])
  },
)
