import { expect, openTrading, type Page, test } from '../support/exchange.ts'
import { requestedOrders, fixPrice, trading } from '../support/trading.ts'

const EDIT = '/futures/api/user/orders/edit'

/** Vertical position of a control: 0 is the upper edge of the window. */
async function heightOnScreen(page: Page, control: ReturnType<Page['getByRole']>) {
  const box = await control.boundingBox()
  const { height } = page.viewportSize() ?? { height: Number.NaN }
  return { top: (box?.y ?? Number.NaN) / height, size: box?.height ?? 0 }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a bracket order that risks 1 % is set with one thumb, with its levels in %', async ({ page, exchange }) => {
    await fixPrice(exchange, 'BTC-USDC', '67000')
    await openTrading(page, exchange)
    await page.getByRole('button', { name: 'Open position' }).tap()
    const { form, amount, levels, stopLoss, takeProfit, long, toast } = trading(page)
    await levels.tap()
    await form.getByRole('button', { name: 'Details' }).tap()
    await form.locator('label', { hasText: '% from the entry price' }).tap()
    await stopLoss.tap()
    await page.keyboard.type('2')
    await takeProfit.tap()
    await page.keyboard.type('4')
    await expect(form.getByText('65 660.00'.replace(' ', '\u00a0'))).toBeVisible()
    await form.getByText(/^1\s%$/).tap()
    const set = form.getByRole('button', { name: 'Set amount' })
    await set.tap()
    // For the side that loses more: the stop fits both.
    await expect(amount).toHaveValue('588.36')
    // The send button is within reach of the thumb, inside the screen.
    const sent = await heightOnScreen(page, long)
    expect(sent.top).toBeGreaterThan(0.5)
    expect(sent.size).toBeGreaterThanOrEqual(44)
    await long.tap()
    await expect(toast('Order accepted')).toBeVisible()
    expect(await requestedOrders(exchange)).toMatchObject([
      { payload: { type: 'LONG', amount: '588.36', stopLoss: '65660', takeProfit: '69680' } },
    ])
  })
})

test(
  'in a position’s dialog unit and both levels are set by keyboard, and the form has the same unit',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await fixPrice(exchange, 'BTC-USDC', '67900')
    await openTrading(page, exchange)
    const open = page.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC LONG' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const [stop, target] = [
      dialog.getByRole('textbox', { name: 'Stop loss' }),
      dialog.getByRole('textbox', { name: 'Take profit' }),
    ]
    await expect(stop).toBeFocused()
    // Shift+Tab, past the break-even button, to the units.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('radio', { name: 'At price' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '% from the entry price' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'ROI on the margin' })).toBeChecked()
    await expect(dialog.getByText('before fees', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('20')
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('50')
    await expect(dialog.getByText(/^ROI|P&L \+125\.00/).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Saved')).toBeVisible()

    const [edit] = (await exchange.journal(EDIT)).entries
    const { stopLoss, takeProfit } = edit?.payload ?? {}
    // 20 % and 50 % of the margin at ×20 are 1 % and 2.5 % of the entry.
    expect(Number(takeProfit) / 1.025).toBeCloseTo(Number(stopLoss) / 0.99, 1)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await trading(page).levels.click()
    await expect(trading(page).form.getByRole('radio', { name: 'ROI on the margin' })).toBeChecked()
  },
)
