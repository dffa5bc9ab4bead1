import { choose, expect, logIn, openTrading, test, type Page } from '../support/exchange.ts'
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

test('by keyboard alone: opens a market, focuses a field, switches a tab, and sends nothing', async ({
  page,
  exchange,
}) => {
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
  await expect(page.getByRole('checkbox', { name: 'All markets' })).toBeChecked()
  await command(page, 'chart as', 'Chart as a table')
  await expectTable(page)
  expect(await requestedOrders(exchange)).toEqual([])
  expect((await exchange.journal()).entries).toEqual([])
})

test('opens a page, from which Back returns, and a dialog, which returns the focus', async ({ page, exchange }) => {
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
})

test(
  'lists an unavailable action by its exact name only, with the reason',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    await exchange.fault({ path: '/futures/api/user/orders/create', kind: 'hang', times: 1 })
    const { amount, long, form } = trading(page)
    await amount.fill('100')
    await long.click()
    await expect(form.getByText('Sending the order')).toBeAttached()
    await openPalette(page)
    await search(page).fill('take pro')
    await expect(page.getByRole('status').filter({ hasText: '0 results' })).toBeVisible()
    await search(page).fill('take profit')
    const held = option(page, /^Take profit/)
    await expect(held).toHaveAccessibleName('Take profit Order in progress')
    await expect(held).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeVisible()
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

test.describe('on a tablet', () => {
  test.use({ hasTouch: true })

  test(
    'in Polish, its button is as large as a finger, and nothing in the bar overlaps',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' })
      await page.setViewportSize({ width: 700, height: 1_000 })
      await openTrading(page, exchange)
      const button = page.getByRole('button', { name: /^Wyszukiwanie i polecenia/ })
      await expect(button).toBeVisible()
      for (const width of [700, 760, 820, 979]) {
        await page.setViewportSize({ width, height: 1_000 })
        const boxes = await page
          .getByRole('banner')
          .first()
          .locator('a, button, [role=radiogroup]')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { left, right, width: wide, height } = part.getBoundingClientRect()
              return { left, right, wide, height }
            }),
          )
        for (const [index, box] of boxes.entries())
          expect.soft(box.left, `at ${width} px`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5)
        expect.soft(boxes.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width)
        const box = await button.boundingBox()
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(44)
      }
      await button.tap()
      await option(page, /^AAVEUSDC/).tap()
      await expect(page).toHaveURL(/\/market\/AAVE-USDC$/)
    },
  )
})

test('single keys focus a field, change tab and market, and send nothing', async ({ page, exchange }) => {
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
})

test(
  'no single key works before ? has shown the switch, and they can be switched off permanently',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const { picker } = trading(page)
    await expect(page.getByRole('button', { name: /^Search and actions/ })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const keys = dialog.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect(keys).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(picker).toHaveText(/^BTCUSDC/)

    await page.keyboard.press('?')
    await keys.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('h')
    await expect(trading(page).tab('Order history')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('p')

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
  },
)
