import { translatePage, type Translation } from '../../../translatePage.ts'
import { byNight, expect, type Page, test } from '../support/exchange.ts'
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

test(
  'the main job on a translated page: no panel breaks, and every figure moves',
  byNight,
  async ({ page, context, exchange }) => {
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
    await expect(tab('Positions')).toHaveText('Positions 14')

    await switchMarket(page, 'ETHUSDC')
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('PL').click()
    await expect(page.getByText('Dostępne').first()).toBeVisible()
    await expectWhole(page)
  },
)
