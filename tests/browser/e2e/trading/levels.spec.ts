import { expect, openTrading, type Page, test } from '../support/exchange.ts'
import { requestedOrders, fixPrice, trading } from '../support/trading.ts'

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
    const { form, amount, levels, stopLoss, takeProfit, long, accepted } = trading(page)
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
    await expect(accepted).toBeVisible()
    expect(await requestedOrders(exchange)).toMatchObject([
      { payload: { type: 'LONG', amount: '588.36', stopLoss: '65660', takeProfit: '69680' } },
    ])
  })
})
