import { choose, expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
import { asked, trading } from '../support/trading.ts'

const search = (page: Page) => page.getByRole('combobox', { name: /^(Market, page, action or question|Rynek, strona)/ })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

/** Ctrl+K as soon as the page listens to it: its code comes at rest. */
async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search(page)).toBeFocused()
}

/** Opens the palette, types, and chooses the first that is found. */
async function command(page: Page, typed: string, found: string | RegExp) {
  await openPalette(page)
  await page.keyboard.type(typed)
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true })).toHaveAccessibleName(found)
  await page.keyboard.press('Enter')
  await expect(search(page)).toHaveCount(0)
}

test('by the keyboard alone: to a market, half of the balance, a leverage, a field, a tab, and nothing is sent', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { picker, amount, stopLoss, takeProfit, limitPrice, tab, form } = trading(page)
  await command(page, 'eth', /^ETHUSDC/)
  await expect(picker).toHaveText(/^ETHUSDC/)
  await command(page, '50%', '50 % of the balance')
  await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', /^50 %, 6\s240\.15/)
  await expect(amount).not.toHaveValue('')
  await command(page, 'leverage ×50', 'Leverage ×50')
  await expect(form.getByRole('button', { name: /^Leverage ×50/ })).toBeVisible()
  await command(page, 'limit price', 'Limit price')
  await expect(limitPrice).toBeFocused()
  await command(page, 'stop loss', 'Stop loss')
  await expect(stopLoss).toBeFocused()
  await command(page, 'take profit', 'Take profit')
  await expect(takeProfit).toBeFocused()
  await command(page, 'order history', 'Order history')
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
  await command(page, 'orders on all', 'Toggle orders on all markets')
  await expect(page.getByRole('checkbox', { name: 'All markets' })).toBeChecked()
  await command(page, 'chart as', 'Chart as a table')
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
  expect(await asked(exchange)).toEqual([])
  expect((await exchange.journal()).entries).toEqual([])
})

test('finds the actions by the words of traders', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await openPalette(page)
  const words = { buy: 'Amount', sell: 'Amount', long: 'Amount', short: 'Amount', SL: 'Stop loss', TP: 'Take profit', deposit: 'Top up' }
  for (const [word, found] of Object.entries(words)) {
    await search(page).fill(word)
    await expect(page.getByRole('option').first(), word).toHaveAccessibleName(found)
  }
})

test('leads to pages and to the answer of a question, and Back returns', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await command(page, 'isolated', 'What does isolated margin mean?')
  const question = page.getByRole('button', { name: 'What does isolated margin mean?' })
  await expect(question).toBeFocused()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await command(page, 'fees', /^Fees/)
  await expect(page).toHaveURL(/\/terms\/fees$/)
  await page.goBack()
  await expect(question).toBeVisible()
})

test('opens the dialogs that are there, and gives the focus back', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await trading(page).amount.focus()
  await command(page, 'reset', 'Reset balance')
  const dialog = page.getByRole('dialog', { name: 'Reset balance' })
  await expect(dialog.getByRole('textbox', { name: 'Pay code' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(search(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(trading(page).amount).toBeFocused()
  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(trading(page).amount).toBeFocused()
})

test('what cannot be done now is there by its exact name only, and says why', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await exchange.fault({ path: '/futures/api/user/orders/create', kind: 'hang', times: 1 })
  const { amount, long, form } = trading(page)
  await amount.fill('100')
  await long.click()
  await expect(form.getByText('Sending the order')).toBeAttached()
  await openPalette(page)
  await search(page).fill('50 % of')
  await expect(page.getByRole('status').filter({ hasText: '0 results' })).toBeVisible()
  await search(page).fill('50 % of the balance')
  const held = option(page, /^50 % of the balance/)
  await expect(held).toHaveAccessibleName('50 % of the balance Order in progress')
  await expect(held).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeVisible()
})

test('on a phone it is opened from the menu, is a sheet without sideways scroll, and Back closes it', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search and actions' }).click()
  await expect(search(page)).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  expect(await page.getByRole('listbox').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await page.goBack()
  await expect(search(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/market\/BTC-USDC$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search and actions' }).click()
  await search(page).fill('amount')
  await option(page, /^Amount$/).click()
  await expect(trading(page).amount).toBeFocused()
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true })

  for (const width of [700, 760, 820, 979]) {
    test(`at ${width} px, in Polish, its button is as large as a finger, and nothing in the bar lies over anything else`, async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' })
      await page.setViewportSize({ width, height: 1_000 })
      await openTrading(page, exchange)
      const button = page.getByRole('button', { name: /^Wyszukiwanie i polecenia/ })
      await expect(button).toBeVisible()
      const boxes = await page.getByRole('banner').first().locator('a, button, [role=radiogroup]').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, width: wide, height } = part.getBoundingClientRect()
          return { left, right, wide, height }
        }),
      )
      for (const [index, box] of boxes.entries()) expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5)
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.tap()
      await option(page, /^AAVEUSDC/).tap()
      await expect(page).toHaveURL(/\/market\/AAVE-USDC$/)
    })
  }
})

test('single keys lead to a field, set a share and the leverage, change tab and market, and send nothing', async ({ page, exchange }) => {
  await page.addInitScript(() => window === top && localStorage.setItem('futuresKeys', 'true'))
  await openTrading(page, exchange)
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  const { amount, form, tab, picker } = trading(page)
  await page.keyboard.press('2')
  await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', /^50 %/)
  await page.keyboard.press(']')
  await expect(form.getByRole('button', { name: /^Leverage ×20/ })).toBeVisible()
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
})

test('the P&L of the open positions stands in the title if wanted, follows it, and stays wanted', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  await expect(page).toHaveTitle(/^([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
  await command(page, 'p&l in tab', 'Toggle P&L in tab title')
  await expect(page).toHaveTitle(/^[+−][\d\s.]+ KXT · ([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
  await page.reload()
  await expect(page).toHaveTitle(/^[+−][\d\s.]+ KXT · ([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
  await command(page, 'p&l in tab', 'Toggle P&L in tab title')
  await expect(page).toHaveTitle(/^([▲▼] )?[\d\s.]+ BTCUSDC · Futures$/)
})

test('no single key acts before ? has shown the switch, and they can be switched off for good', async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { amount, form, picker } = trading(page)
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  for (const key of ['4', ']', 'j']) await page.keyboard.press(key)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys = dialog.getByRole('switch', { name: 'Single-key shortcuts' })
  await expect(keys).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(amount).toHaveValue('')
  await expect(form.getByRole('button', { name: /^Leverage ×10/ })).toBeVisible()
  await expect(picker).toHaveText(/^BTCUSDC/)

  await page.keyboard.press('?')
  await keys.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('4')
  await expect(amount).not.toHaveValue('')
  await page.keyboard.press('?')
  await keys.click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
  await page.keyboard.press('h')
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
  await command(page, 'keyboard', /^Keyboard shortcuts/)
  await expect(dialog.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(trading(page).tab('Positions')).toHaveAttribute('aria-selected', 'true')
})
