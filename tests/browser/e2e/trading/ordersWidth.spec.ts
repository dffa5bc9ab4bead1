import { type Language, LANGUAGES } from '../../../../src/constants/limits.ts'
import { byNight, choose, expect, type Exchange, logIn, type Page, test } from '../support/exchange.ts'
import { fixPrice, tellOrders } from '../support/trading.ts'

const widths = (step: number) => Array.from({ length: 620 / step + 1 }, (_, index) => 980 + step * index)

/** Row buttons outside the panel, and elements larger than their space. */
const outside = (page: Page) =>
  page.evaluate(async () => {
    // A new width is laid out in one frame, with its consequences in the next.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const panel = document.querySelector('[role=tabpanel]')
    if (!panel) return ['no panel']
    const room = panel.getBoundingClientRect()
    const found: string[] = []
    for (const button of panel.querySelectorAll('td button, li button')) {
      const box = button.getBoundingClientRect()
      if (box.right > room.right || box.left < room.left)
        found.push(`${button.textContent} ends at ${box.right} of ${room.right}`)
    }
    for (const part of panel.querySelectorAll('div, td, li, dd')) {
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
        found.push(`${part.tagName} of ${part.scrollWidth} px in ${part.clientWidth}`)
    }
    return found
  })

const WIDEST = { amount: '12000', leverage: 100, startPrice: '0.13845', positionSize: '8667388.7' }
const THIRTY_DIGITS = {
  amount: '123456789012345678901234567890',
  leverage: 100,
  startPrice: '0.13845',
  positionSize: null,
}

/** Opens the page with a position of these numbers, and looks at both layouts of the table every `step` pixels. */
async function expectCloseInside(
  page: Page,
  exchange: Exchange,
  language: Language,
  wide: Record<string, unknown>,
  step: number,
) {
  await choose(page.context(), { language })
  await logIn(page, exchange)
  await fixPrice(exchange, 'DOGE-USDC', '0.14812')
  await tellOrders(page, exchange, (orders) =>
    orders.map((order) => (order['market'] === 'DOGE-USDC' ? { ...order, ...wide } : order)),
  )
  await page.goto('/futures/market/BTC-USDC')
  await expect(
    page
      .getByRole('region', { name: /Orders and positions|Zlecenia i pozycje/ })
      .getByText(/^[+−]\d/)
      .first(),
  ).toBeVisible()
  for (const width of widths(step)) {
    await page.setViewportSize({ width, height: 900 })
    // The table is measured in the frame after, and drawn in another layout if it no longer fits.
    await expect.poll(() => outside(page), `outside at ${width} px`).toEqual([])
  }
}

test('Close is in sight at five widths with the widest legal numbers', async ({ page, exchange }) => {
  await expectCloseInside(page, exchange, 'pl', WIDEST, 155)
  const heads = page.getByRole('tabpanel').getByRole('columnheader')
  const whole = await heads.count()
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(heads).not.toHaveCount(whole)
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(heads).toHaveCount(whole)
})

for (const language of LANGUAGES)
  test(`Close is in sight from 980 px with the widest numbers (${language})`, byNight, async ({ page, exchange }) => {
    await expectCloseInside(page, exchange, language, WIDEST, 5)
    await exchange.control('faults/clear')
    await expectCloseInside(page, exchange, language, THIRTY_DIGITS, 20)
  })

test('from 980 px an order is a row in every tab', byNight, async ({ page, context, exchange }) => {
  await fixPrice(exchange, 'BTC-USDC', '50000')
  await choose(context, { language: 'pl' })
  await logIn(page, exchange)
  const common = { market: 'BTC-USDC', amount: '100', leverage: 10, startPrice: '50000' }
  const levels = { stopLoss: '49000', takeProfit: '52000' }
  const opened = { liquidation: '45200', feeOpen: '0.6', feeFunding: '0.01', positionSize: '0.02' }
  const closed = { ...opened, closePrice: '51000', feeClose: '0.61', pnl: '20', closureType: 'TAKE_PROFIT' }
  await tellOrders(page, exchange, (orders) =>
    Object.entries({ NEW: {}, ACTIVE: opened, CLOSED: closed }).map(([state, own]) => ({
      ...orders.find((order) => order['state'] === state),
      ...common,
      ...levels,
      ...own,
    })),
  )
  await page.goto('/futures/market/BTC-USDC')
  const panel = page.getByRole('tabpanel')
  for (const tab of ['Zlecenia', 'Pozycje', 'Historia zleceń']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    for (const width of [980, 990, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(panel.getByRole('table').getByText('BTCUSDC'), `${tab} at ${width} px`).toBeVisible()
      expect((await outside(page)).filter((what) => what.includes('ends at'))).toEqual([])
    }
  }
})
