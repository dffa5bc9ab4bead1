import { expect, logIn, test, type Exchange, type Locator, type Page } from '../support/exchange.ts'
import { requestedOrders, fixPrice, switchMarket, trading, WALLETS } from '../support/trading.ts'

const EMAIL = 'form@trader.example'
/** Our numbers separate thousands with a no-break space. */
const NBSP = '\u00a0'

async function openForm(page: Page, exchange: Exchange, market = 'BTC-USDC') {
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await fixPrice(exchange, 'ETH-USDC', '3200')
  await logIn(page, exchange, { email: EMAIL })
  await page.goto(`/futures/market/${market}`)
  await expect(trading(page).available).toContainText('10')
}

const caret = (field: Locator) => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])
const setCaret = (field: Locator, at: number) => field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at)

test('each rule about the amount has its own error text, and nothing is sent', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { form, amount, long } = trading(page)
  await long.click()
  await expect(form.getByText('This field is required')).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')

  await amount.fill('9.99')
  await expect(form.getByText('This field is required')).toBeHidden()
  await expect(form.getByText('Minimum amount is 10 KXT')).toBeVisible()

  await amount.fill('10000.01')
  await expect(form.getByText(`Maximum 10${NBSP}000.0000 KXT`)).toBeVisible()
  await long.click()
  await expect(form.getByText('More than your available balance')).toBeVisible()
  expect((await exchange.journal()).entries).toEqual([])
})

test('each rule about limit price, stop loss and take profit has its own error text, and nothing is sent', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { form, amount, limitPrice, stopLoss, takeProfit, levels, kind, long, short } = trading(page)
  await amount.fill('100')
  await kind('Limit').click()
  await long.click()
  await expect(form.getByText('This field is required')).toBeVisible()
  await expect(limitPrice).toBeFocused()
  await limitPrice.fill('0')
  await long.click()
  await expect(form.getByText('Enter a value above 0')).toBeVisible()

  await kind('Market').click()
  await levels.click()
  await stopLoss.fill('68000')
  await takeProfit.fill('66000')
  // A rejected side is clickable, which Playwright does not expect of an aria-disabled button.
  await long.click({ force: true })
  await expect(form.getByText(`For LONG, below 67${NBSP}000.00`)).toBeVisible()
  await expect(form.getByText(`For LONG, above 67${NBSP}000.00`)).toBeVisible()
  await expect(stopLoss).toBeFocused()

  await stopLoss.fill('66000')
  await takeProfit.fill('68000')
  await short.click({ force: true })
  await expect(form.getByText(`For SHORT, above 67${NBSP}000.00`)).toBeVisible()
  await expect(form.getByText(`For SHORT, below 67${NBSP}000.00`)).toBeVisible()
  expect((await exchange.journal()).entries).toEqual([])

  // Turned off, they neither block the order nor are sent.
  await levels.click()
  await short.click()
  await expect.poll(() => requestedOrders(exchange)).toHaveLength(1)
  expect((await requestedOrders(exchange))[0]?.payload).toEqual({ market: 'BTC-USDC', type: 'SHORT', amount: '100', leverage: 10 })
})

test('an order contains exactly what was typed, as exact decimals', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { amount, limitPrice, stopLoss, takeProfit, levels, kind, long, tab, orders } = trading(page)
  await kind('Limit').click()
  await limitPrice.fill('66500,10')
  await amount.fill('1234.5')
  await levels.click()
  await stopLoss.fill('65000')
  await takeProfit.fill('70000.01')
  await long.click()
  await expect(amount).toHaveValue('')
  await expect(limitPrice).toHaveValue('')
  expect((await requestedOrders(exchange))[0]?.payload).toEqual({
    market: 'BTC-USDC', type: 'LONG', amount: '1234.5', leverage: 10, price: '66500.10', stopLoss: '65000', takeProfit: '70000.01',
  })
  await tab('Orders').click()
  await expect(orders.getByRole('row', { name: /Pending 1 234\.5000 .*66 500\.10.*65 000\.00[ ,]+70 000\.01/ })).toBeVisible()
})

test('a trader without a balance is asked to activate one', async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'new-wallet' })
  await page.goto('/futures/market/BTC-USDC')
  const { form, long } = trading(page)
  await expect(form.getByText('You have no futures balance yet. Activate it to trade.')).toBeVisible()
  await expect(long).toBeHidden()
  const activate = page.getByRole('button', { name: 'Activate balance' })
  await expect(activate).toBeEnabled()
  await expect(activate).toHaveAccessibleDescription('You have no futures balance yet. Activate it to trade.')
  // It takes no more room than LONG and SHORT, and no note covers an estimate.
  expect((await activate.boundingBox())?.height).toBe(60)
  const hit = await form.getByRole('row', { name: /^Estimated liquidation price/ }).evaluate((row) => {
    const { left, bottom } = row.getBoundingClientRect()
    return row.contains(document.elementFromPoint(left + 4, bottom - 2))
  })
  expect(hit, 'the last estimate is in sight').toBe(true)
})

test('a side that is not open yet shows when it opens', async ({ page, exchange }) => {
  await openForm(page, exchange, 'SUSHI-USDC')
  const { long, short } = trading(page)
  await expect(short).toBeDisabled()
  await expect(short).toHaveText(/^SHORT\s*Opens \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
  await expect(long).toBeEnabled()
})

test('a rejected key keeps value and caret', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { amount } = trading(page)
  await amount.pressSequentially('1234,5')
  await expect(amount).toHaveValue(`1${NBSP}234.5`)
  await setCaret(amount, 3)
  for (const key of ['x', ' ', '-', 'e', '.', ',']) {
    await page.keyboard.type(key)
    await expect(amount).toHaveValue(`1${NBSP}234.5`)
    expect(await caret(amount), key).toEqual([3, 3])
  }

  // A third decimal on a market with two, typed before the second.
  await amount.press('End')
  await page.keyboard.type('67')
  await expect(amount).toHaveValue(`1${NBSP}234.56`)
  await setCaret(amount, 7)
  await page.keyboard.type('9')
  await expect(amount).toHaveValue(`1${NBSP}234.56`)
  expect(await caret(amount)).toEqual([7, 7])

  await amount.fill('1234567890')
  await setCaret(amount, 5)
  await page.keyboard.type('1')
  await expect(amount).toHaveValue(`1${NBSP}234${NBSP}567${NBSP}890`)
  expect(await caret(amount)).toEqual([5, 5])
  await page.keyboard.type('\b')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5')
  expect((await amount.inputValue()).replaceAll(NBSP, '')).toMatch(/^\d{10}$/)
})

test('a pasted number is read correctly, with any thousands separator', async ({ page, context, exchange }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, exchange)
  const { amount, form } = trading(page)
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await amount.focus()
    await page.keyboard.press('Control+V')
  }

  for (const space of [' ', NBSP, '\u202f']) {
    await amount.fill('')
    await paste(`1${space}234,56`)
    await expect(amount).toHaveValue(`1${NBSP}234.56`)
  }
  for (const [text, why] of [
    ['abc', /not a number/], ['-5', /not a number/], ['1e3', /not a number/], ['12 34', /not a number/],
    ['\u0661\u0662', /not a number/], ['12345678901', /10 digits at most/], ['1,234', /write 1234 or 1\.234/],
  ] as const) {
    await amount.selectText()
    await paste(text)
    await expect(amount, text).toHaveValue(`1${NBSP}234.56`)
    await expect(form.getByText(why), text).toBeVisible()
  }
  // The user's own balance, the American and the Polish notation, and too many decimals.
  for (const [text, value] of [[`12${NBSP}480.3071`, `12${NBSP}480.30`], ['1,234.56', `1${NBSP}234.56`], ['1.234.567,89', `1${NBSP}234${NBSP}567.89`], ['0.123456789', '0.12']] as const) {
    await amount.selectText()
    await paste(text)
    await expect(amount, text).toHaveValue(value)
    await expect(form.getByText(/^Not pasted/)).toBeHidden()
  }
  await amount.selectText()
  await paste('  42.5\n')
  await expect(amount).toHaveValue('42.5')

  // A number copied from a field is pasted as the same number.
  await amount.fill('9876.54')
  await amount.selectText()
  await page.keyboard.press('Control+C')
  await amount.fill('')
  await page.keyboard.press('Control+V')
  await expect(amount).toHaveValue(`9${NBSP}876.54`)
})

test('the slider at 100 % is the whole balance, to its last decimal', async ({ page, exchange }) => {
  await logIn(page, exchange, { persona: 'demo' })
  await page.goto('/futures/market/ADA-USDC')
  const { form, amount, long, available } = trading(page)
  await expect(available).toContainText('480.3071')
  const slider = form.getByRole('slider', { name: 'Share of the available balance' })

  await form.getByRole('button', { name: '25%' }).click()
  await expect(amount).toHaveValue(`3${NBSP}120.07677`)
  await expect(slider).toHaveValue('25')
  await amount.fill('6240.15355')
  await expect(slider).toHaveValue('50')
  await amount.fill('99999')
  await expect(slider).toHaveValue('100')

  await slider.press('End')
  await expect(amount).toHaveValue(`99${NBSP}999`)
  await slider.press('Home')
  await expect(amount).toHaveValue('')
  await slider.press('End')
  await expect(amount).toHaveValue(`12${NBSP}480.3071`)
  await long.click()
  await expect(available).toHaveText('0.0000 KXT')
  expect((await requestedOrders(exchange))[0]?.payload['amount']).toBe('12480.3071')
})

test('type and amount carry over to another market; limit price, stop loss and take profit do not', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { form, amount, limitPrice, stopLoss, takeProfit, levels, kind } = trading(page)
  await kind('Limit').click()
  await limitPrice.fill('66000')
  await amount.fill('111')
  await levels.click()
  await stopLoss.fill('60000')
  await takeProfit.fill('80000')

  for (const market of ['ETHUSDC', 'BTCUSDC']) {
    await switchMarket(page, market)
    await expect(amount).toHaveValue('111')
    await expect(form.getByRole('radio', { name: 'Limit' })).toBeChecked()
    for (const field of [limitPrice, stopLoss, takeProfit]) await expect(field).toHaveValue('')
  }

  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.goBack()
  await expect(amount).toHaveValue('111')
})

test('typed values survive refreshes, an error, and a change of language and theme', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { amount, stopLoss, levels, price } = trading(page)
  await amount.fill('321')
  await levels.click()
  await stopLoss.fill('61000')
  await exchange.fault({ path: '*', kind: 'status', status: 500, times: 4 })
  await fixPrice(exchange, 'BTC-USDC', '67123')
  await expect(price).toContainText('123.00')

  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radiogroup', { name: 'Language' }).getByText(/^PL/).click()
  await expect(page.getByRole('textbox', { name: 'Kwota (depozyt)' })).toHaveValue('321')
  await expect(page.getByRole('textbox', { name: 'Stop loss' })).toHaveValue(`61${NBSP}000`)
  await page.getByRole('radiogroup', { name: 'Język' }).getByText(/^EN/).click()
  await expect(amount).toHaveValue('321')
})

test('the preview estimates the order for both sides', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { form, amount, kind, limitPrice } = trading(page)
  await amount.fill('100')
  await expect(form.getByText('1 000.0000 KXT')).toBeVisible()
  await form.getByRole('button', { name: 'Details' }).click()
  // 1000 × 0.0006; 67000 × (1 ∓ (1/10 − 0.005)); (67000 × 1.0006) / 0.9994 and its mirror.
  await expect(form.getByText('0.6000 KXT')).toBeVisible()
  await expect(form.getByRole('row', { name: /^Estimated liquidation price 60 635\.00 73 365\.00$/ })).toBeVisible()
  await expect(form.getByRole('row', { name: /^Break-even price after fees 67 080\.4\d 66 919\.6\d$/ })).toBeVisible()

  await kind('Limit').click()
  await limitPrice.fill('50000')
  await expect(form.getByRole('definition').first()).toHaveText('0.02 BTC')
})

test('typed values survive a reload and an expired session, but not a logout', async ({ page, exchange }) => {
  await openForm(page, exchange)
  const { amount, limitPrice, kind } = trading(page)
  await kind('Limit').click()
  await limitPrice.fill('66000')
  await amount.fill('321')
  await page.reload()
  await expect(amount).toHaveValue('321')
  await expect(limitPrice).toHaveValue(`66${NBSP}000`)

  await exchange.fault({ path: WALLETS, kind: 'status', status: 401 })
  await page.waitForURL((url) => !url.pathname.startsWith('/futures'))
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(amount).toHaveValue('321')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/futures'))
  await logIn(page, exchange, { email: EMAIL })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('10')
  await expect(amount).toHaveValue('')
  await expect(limitPrice).toBeHidden()
})
