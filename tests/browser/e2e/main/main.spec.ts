import { drawnByVendor, expect, test, type Exchange, type Page } from '../support/exchange.ts'
import { amountOf, fixPrice, switchMarket, trading, units } from '../support/trading.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(drawnByVendor)

/** The demo trader has no position on AAVE. */
const MARKET = 'AAVE-USDC'
const AVAILABLE = 124803071n
const LOCKED = 21400000n
const MARGIN = 1000000n

async function logInAsDemo(page: Page) {
  await expect(page).toHaveURL(/\/auth\?return=/)
  await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
}

/** ×20 and 100 KXT, long. */
async function openLong(page: Page) {
  const { form, amount, long } = trading(page)
  await form.getByRole('button', { name: /^Leverage/ }).click()
  const leverage = page.getByRole('dialog', { name: 'Leverage' })
  await leverage.getByText('×20', { exact: true }).click()
  await leverage.getByRole('button', { name: 'Confirm' }).click()
  await expect(form.getByRole('button', { name: 'Leverage ×20' })).toBeVisible()
  await amount.fill('100')
  await long.click()
}

/** Moves the price up and down; the profit of the row, or card, has to follow. */
async function expectProfitToFollow(page: Page, exchange: Exchange) {
  // The newest is the first.
  const profit = trading(page)
    .orders.getByText(/^[+−]\d/)
    .first()
  await fixPrice(exchange, MARKET, '150')
  await expect(profit).toHaveText(/^\+/)
  await fixPrice(exchange, MARKET, '97')
  await expect(profit).toHaveText(/^−/)
  await fixPrice(exchange, MARKET, '100')
  await expect(profit).toHaveText(/^\+/)
}

async function close(page: Page) {
  await trading(page).orders.getByRole('button', { name: 'Close AAVEUSDC LONG' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('Position closed')).toBeVisible()
  await expect(dialog.getByText('Manual')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a new user logs in by one click, opens a position, closes it, and finds it', async ({ page, exchange }) => {
  await fixPrice(exchange, MARKET, '98')
  await page.goto('/')
  await page.getByRole('link', { name: 'Open futures' }).click()
  await logInAsDemo(page)
  await expect(page).toHaveURL(/\/futures\/market\/BTC-USDC$/)
  await expect(trading(page).tab('Positions')).toHaveText('Positions 14')
  await switchMarket(page, 'AAVEUSDC')

  const { price, orders, tab, accepted, available, locked } = trading(page)
  await exchange.control('price', { market: MARKET, hold: false })
  const first = await price.innerText()
  await expect(price).not.toHaveText(first)
  await fixPrice(exchange, MARKET, '98')
  await expect(price).toContainText('98.00')
  await expect(available).toHaveText(amountOf(AVAILABLE))
  await expect(locked).toHaveText(amountOf(LOCKED))

  await openLong(page)
  await expect(accepted).toContainText('AAVEUSDC LONG ×20')
  await expect(tab('Positions')).toHaveText('Positions 15')
  const row = orders.getByRole('row', { name: /AAVEUSDC LONG ×20 100\.0000/ })
  await expect(row).toBeVisible()
  await expect(available).toHaveText(amountOf(AVAILABLE - MARGIN))
  await expect(locked).toHaveText(amountOf(LOCKED + MARGIN))

  await expectProfitToFollow(page, exchange)
  await close(page)
  await expect(tab('Positions')).toHaveText('Positions 14')
  await tab('Order history').click()
  // The net P&L is one of the details.
  await orders.getByRole('checkbox', { name: 'Details' }).check()
  const past = orders.getByRole('row', { name: /AAVEUSDC LONG ×20 100\.0000/ })
  await expect(past).toContainText('Manual')

  const net = units(await past.getByTitle('Net P&L: after all fees').textContent())
  expect(units(await past.getByText(/^\+\d/).first().textContent())).toBeGreaterThan(net)
  await expect(locked).toHaveText(amountOf(LOCKED))
  // Both are cut to four decimals, so the last one may differ.
  const difference = units(await available.textContent()) - AVAILABLE - net
  expect([-1n, 0n, 1n]).toContain(difference)
})

test('the same works on a phone, by a sheet and cards', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fixPrice(exchange, MARKET, '98')
  await page.goto('/futures/')
  await logInAsDemo(page)
  await expect(page).toHaveURL(/\/futures\/market\/BTC-USDC$/)
  await switchMarket(page, 'AAVEUSDC')

  await page.getByRole('button', { name: 'Open position' }).click()
  const sheet = page.getByRole('dialog', { name: /AAVEUSDC/ })
  await expect(sheet.getByRole('heading', { name: 'New order, AAVEUSDC', exact: true })).toBeVisible()
  await expect(sheet).toContainText('98.00')
  await openLong(page)
  await expect(sheet).toHaveCount(0)

  const { orders, tab, accepted, available, locked } = trading(page)
  await expect(accepted).toBeVisible()
  const card = orders.getByRole('listitem').filter({ hasText: 'AAVEUSDC' })
  await expect(card).toContainText('100.0000')
  await expect(tab('Positions')).toHaveText('Positions 15')
  await expect(orders.getByRole('table')).toHaveCount(0)
  await expect(available).toHaveText(amountOf(AVAILABLE - MARGIN))

  await expectProfitToFollow(page, exchange)
  await close(page)
  await tab('Order history').click()
  await expect(card).toContainText('Manual')
  await expect(locked).toHaveText(amountOf(LOCKED))
})
