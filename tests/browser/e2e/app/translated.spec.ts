import { translatePage, type Translation } from '../../../translatePage.ts'
import { expect, logIn, type Page, test } from '../support/exchange.ts'
import { fixPrice, switchMarket, trading } from '../support/trading.ts'

declare global {
  interface Window {
    translation?: Translation
  }
}

/** As a browser that translates every page: from its first text on. */
const translate = (page: Page) =>
  page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.translation = (${translatePage.toString()})() })`,
  )

async function expectWhole(page: Page) {
  await expect(page.getByText('could not be shown')).toHaveCount(0)
  await expect(page.getByText('This page stopped working')).toHaveCount(0)
  expect(await page.evaluate(() => window.translation?.held)).toEqual([])
}

test('the main job on a page that the browser translates: no panel breaks, and every figure moves', async ({
  page,
  context,
  exchange,
}) => {
  await translate(page)
  await fixPrice(exchange, 'AAVE-USDC', '100')
  await page.goto('/futures/market/AAVE-USDC')
  await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
  const { amount, long, levels, stopLoss, takeProfit, toast, orders, price, tab, available } = trading(page)
  await expect(price).toContainText('100.00')
  expect(await page.locator('font').count()).toBeGreaterThan(20)

  await amount.pressSequentially('250')
  await expect(amount).toHaveValue('250')
  await levels.click()
  await stopLoss.pressSequentially('80')
  await stopLoss.fill('')
  await stopLoss.pressSequentially('90')
  await takeProfit.pressSequentially('120')
  const before = await available.textContent()
  await long.click()
  await expect(toast('Order accepted')).toBeVisible()
  await expect(available).not.toHaveText(before ?? '')
  await expectWhole(page)

  // Filled, so that the next price is a gain.
  await expect(orders.getByRole('row', { name: /AAVEUSDC LONG/ })).toContainText('100.00')
  const profit = orders.getByText(/^[+−]\d/).first()
  await fixPrice(exchange, 'AAVE-USDC', '105')
  await expect(price).toContainText('105.00')
  await expect(profit).toHaveText(/^\+/)
  await fixPrice(exchange, 'AAVE-USDC', '97')
  await expect(price).toContainText('97.00')
  await expect(profit).toHaveText(/^−/)

  await amount.pressSequentially('10')
  await context.setOffline(true)
  await expect(long).toContainText('offline')
  await context.setOffline(false)
  await expect(long).toContainText('10')
  await expectWhole(page)

  await orders.getByRole('button', { name: 'Close AAVEUSDC LONG' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('Position closed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(tab('Positions')).toHaveText('Positions 0')

  await switchMarket(page, 'ETHUSDC')
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('PL').click()
  await expect(page.getByText('Dostępne').first()).toBeVisible()
  await expectWhole(page)
})

test(
  'every window on a page that the browser translates: it opens, its figures move, and its change is made',
  { tag: '@night' },
  async ({ page, exchange }) => {
    await translate(page)
    await fixPrice(exchange, 'BTC-USDC', '67000')
    await logIn(page, exchange)
    await page.goto('/futures/market/BTC-USDC')
    const { form, orders, tab, more, toast } = trading(page)
    const dialog = page.getByRole('dialog')
    const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: typeof name === 'string' })
    await page.getByRole('button', { name: 'Alerts for BTCUSDC', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Price of BTCUSDC' }).fill('67500')
    await button('Set alert').click()
    await expect(dialog.getByText('Alert set')).toBeVisible()
    await page.keyboard.press('Escape')
    await fixPrice(exchange, 'BTC-USDC', '67600')
    const risen = toast('BTCUSDC has risen to 67 500')
    await expect(risen).toContainText('Price now 67 600.00')
    await risen.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(risen).toHaveCount(0)
    await expectWhole(page)

    await page.keyboard.press('ControlOrMeta+k')
    for (const [typed, found] of [
      ['take profit', 'Take profit'],
      ['eth', /^ETHUSDC/],
    ] as const) {
      await page.getByRole('combobox').fill(typed)
      await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(found)
    }
    await page.keyboard.press('Escape')
    await expectWhole(page)

    await form.getByRole('button', { name: /^Leverage/ }).click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    for (const step of ['×20', '×50']) {
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('status')).toHaveText(step)
    }
    await button('Confirm').click()
    await expect(form.getByRole('button', { name: /^Leverage/ })).toContainText('×50')

    await tab('Positions').click()
    await orders.getByRole('button', { name: 'SL/TP: stop loss and take profit of BTCUSDC LONG' }).click()
    await dialog.getByRole('textbox', { name: 'Stop loss' }).fill('67590')
    await fixPrice(exchange, 'BTC-USDC', '67500')
    await expect(dialog.getByText(/^The stop loss is on the wrong side of 67\s500/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Stop loss' }).fill('66000')
    await button('Save').click()
    await expect(dialog.getByText('Saved')).toBeVisible()
    await button('Done').click()
    await expectWhole(page)

    await more.click()
    await page.getByRole('button', { name: 'Close multiple' }).click()
    await button('Continue').click()
    const sum = dialog.getByRole('definition').first()
    const before = await sum.innerText()
    await fixPrice(exchange, 'BTC-USDC', '68000')
    await expect(sum).not.toHaveText(before)
    await button(/^Close \d+ positions$/).click()
    await button('Done').click()
    await expect(tab('Positions')).toHaveText('Positions 0')
    await expectWhole(page)

    await page
      .getByRole('region', { name: 'Contract rollover' })
      .getByRole('button', { name: /^Manage/ })
      .click()
    await dialog.getByRole('switch').click()
    await button('Confirm').click()
    await expect(dialog.getByText('Contracts are closed at the end of the period')).toBeVisible()
    await button('Done').click()

    await page.getByRole('button', { name: 'Reset the balance' }).click()
    await dialog.getByRole('textbox', { name: 'Pay code' }).fill('246810')
    await button('Confirm').click()
    await expect(dialog.getByText('Balance reset')).toBeVisible()
    await button('Done').click()
    await expectWhole(page)

    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await dialog.getByText('PL', { exact: true }).click()
    await expect(dialog.getByText('Regulamin')).toBeVisible()
    await dialog.getByText('EN', { exact: true }).click()
    await dialog.getByRole('link', { name: 'Contests' }).click()
    await expect(dialog).toHaveCount(0)
    await expectWhole(page)

    await page.goto('/futures/contests/1042')
    await page.getByRole('button', { name: 'Join now' }).click()
    await dialog.getByRole('checkbox').check()
    await button('Confirm').click()
    await expect(dialog.getByText('You are in')).toBeVisible()
    await button('Finish').click()
    await page.goto('/futures/contests/1041')
    await page.getByRole('table', { name: 'Leaderboard' }).getByRole('button', { name: /^Pin / }).nth(1).click()
    await page.getByRole('button', { name: 'This is me' }).click()
    await page.getByRole('button', { name: 'Share my rank' }).click()
    await expect(dialog.getByRole('img')).toBeVisible()
    await expectWhole(page)
  },
)
