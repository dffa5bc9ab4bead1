import { amountsOn } from '../../../unit/ui/masked/amountsOn.ts'
import { choose, expect, type Exchange, openTrading, type Page, test } from '../support/exchange.ts'
import { fixPrice, trading } from '../support/trading.ts'

/** Records every amount that is in the page in any frame that is painted, from its first element on. */
async function noteAmounts(page: Page) {
  await page.addInitScript(`
    const noted = new Set()
    window.noted = noted
    const SAID = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt']
    const AMOUNT = /[+−-]?\\d[\\d\\s]*\\.\\d{4,}|\\d(?:\\.\\d+)?k\\b/g
    const amountsOn = ${amountsOn.toString()}
    let isDue = false
    const note = () => { isDue = false; if (document.body) for (const amount of amountsOn(document)) noted.add(amount) }
    if (window.origin !== 'null') new MutationObserver(() => { if (!isDue) requestAnimationFrame(note); isDue = true })
      .observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  `)
}
/** What changed last is noted in the next frame. */
const noted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return [...(window as unknown as { noted: Set<string> }).noted]
  })

/** Visits all places that show the trader's own money. */
async function lookAround(page: Page, exchange: Exchange) {
  const { tab, amount, long, accepted, orders } = trading(page)
  const dialog = page.getByRole('dialog')
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await expect(orders.getByRole('row').nth(1)).toBeVisible()
  for (const name of [/^Close BTCUSDC LONG/, /^SL\/TP/, 'Close positions…', 'Reset the balance']) {
    await page.getByRole('button', { name }).first().click()
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    if (name === 'Close positions…') await dialog.getByRole('radio', { name: /^All positions/ }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const name of ['Orders', 'Order history'] as const) {
    await tab(name).click()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('radio', { name: 'Simple' }).check({ force: true })
  await expect(page.locator('.line-label').first()).toBeVisible()
  await amount.fill('100')
  await long.click()
  await expect(accepted).toBeVisible()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('Win rate').first()).toBeVisible()
  for (const grouping of ['Side', 'Reason']) await page.getByRole('tab', { name: grouping }).click()
}

test('hidden amounts are nowhere shown or announced until the palette does', async ({ page, context, exchange }) => {
  // Of BTC alone: prices of smaller coins have as many decimals as amounts.
  await choose(context, {}, { futuresAmounts: 'hidden', allMarkets: 'false' })
  await noteAmounts(page)
  await openTrading(page, exchange)
  await expect(trading(page).available).toContainText('•••••')
  await lookAround(page, exchange)
  expect(await noted(page)).toEqual([])

  // Amounts would have been noted.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: /^Market, page/ })).toBeFocused()
  await page.keyboard.type('show am')
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('Show amounts')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('region', { name: 'Net P&L' })
      .getByText(/^[+−]\d/)
      .first(),
  ).toBeVisible()
  await expect.poll(async () => (await noted(page)).length).toBeGreaterThan(20)
})
