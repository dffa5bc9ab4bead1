import { amountsOn } from '../../../unit/ui/masked/amountsOn.ts'
import { byNight, choose, expect, type Exchange, holdFiles, openTrading, type Page, test } from '../support/exchange.ts'
import { fixPrice, trading } from '../support/trading.ts'

const HIDDEN = { futuresAmounts: 'hidden' }
const eye = (page: Page) => page.getByRole('button', { name: 'Hide amounts' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

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
const noted = (page: Page) => page.evaluate(() => [...(window as unknown as { noted: Set<string> }).noted])

async function openDialog(page: Page, name: string | RegExp) {
  await button(page, name).click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
}
async function leave(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Visits all places that show the trader's own money. */
async function lookAround(page: Page, exchange: Exchange) {
  const { tab, amount, long, accepted, orders } = trading(page)
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await expect(orders.getByRole('row').nth(1)).toBeVisible()
  await openDialog(page, /^Close BTCUSDC LONG/)
  await leave(page)
  await openDialog(page, /^SL\/TP/)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Stop loss' }).fill('64000')
  await leave(page)
  await openDialog(page, 'Close positions…')
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^All positions/ })
    .click()
  await leave(page)
  await openDialog(page, 'Reset the balance')
  await leave(page)
  await tab('Orders').click()
  await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true')
  await tab('Order history').click()
  await expect(tab('Order history')).toHaveAttribute('aria-selected', 'true')
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
  await choose(context, {}, { ...HIDDEN, allMarkets: 'false' })
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

test('a click masks, another shows, nothing moves, a reload keeps the choice', byNight, async ({ page, exchange }) => {
  await openTrading(page, exchange)
  const { available } = trading(page)
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(available).toHaveText(/^12\s480\.3071/)
  const places = () =>
    page
      .locator('h2, tr, dd, dt, form')
      .evaluateAll((all) =>
        all.map((element) => [
          element.tagName,
          element.getBoundingClientRect().top,
          element.getBoundingClientRect().height,
        ]),
      )
  const before = await places()
  await eye(page).click()
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(available).toHaveText('•••••hidden KXT')
  expect(await places()).toEqual(before)
  // The switch's code loads late: until then only the first script has masked them.
  const release = await holdFiles(page, '**/assets/desk-*.js')
  await page.reload()
  await expect(available).toHaveText('•••••hidden KXT')
  await expect(eye(page)).toHaveCount(0)
  release()
  await eye(page).click()
  await expect(available).toHaveText(/^12\s480\.3071/)
})
