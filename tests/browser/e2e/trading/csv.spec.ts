import { readFile } from 'node:fs/promises'
import { choose, expect, type Locator, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** The file saved by "Download", once the dialog that this button opens is set. */
async function downloaded(page: Page, button: Locator, set: (dialog: Locator) => Promise<unknown> = async () => {}) {
  await button.click()
  const dialog = page.getByRole('dialog')
  await set(dialog)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  await expect(dialog).toHaveCount(0)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.endsWith('\r\n')).toBe(true)
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') }
}

test('positions and history are exported with all their rows and displayed values', async ({
  page,
  context,
  exchange,
}) => {
  await choose(context, {}, { allMarkets: 'true' })
  await openTrading(page, exchange)
  const { orders, more, tab } = trading(page)
  const button = orders.getByRole('button', { name: 'Download CSV' })
  await expect(orders.getByText('1–10 of 14')).toBeVisible()
  await more.click()
  const positions = await downloaded(page, button)
  expect(positions.name).toMatch(/^futures-positions-all-markets-\d{4}-\d\d-\d\d-\d{4}Z\.csv$/)
  expect(positions.lines).toHaveLength(15)
  expect(positions.lines[0]).toMatch(/^futures_orders_v1,market,side,state,leverage,/)
  const width = positions.lines[0]?.split(',').length
  expect(
    positions.lines.slice(1).filter((line) => line.split(',').length !== width || !line.includes(',ACTIVE,')),
  ).toEqual([])

  await tab('Order history').click()
  const history = await downloaded(page, button, (dialog) => dialog.getByText('Semicolon').first().click())
  expect(history.name).toMatch(/^futures-history-/)
  expect(history.lines).toHaveLength(24)
  expect(history.lines[1]).toMatch(/;CLOSED;.*;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/)
  expect(history.lines[1]).toMatch(/;-?\d+,\d+;/)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test(
    'in Polish the button fits every width, and is large enough for a finger',
    { tag: '@night' },
    async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' }, { allMarkets: 'true' })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      const panel = page.getByRole('region', { name: 'Zlecenia i pozycje' })
      const button = panel.getByRole('button', { name: 'Pobierz CSV' })
      for (const width of [1024, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await panel.getByRole('tab', { name: /^Historia/ }).click()
        await button.scrollIntoViewIfNeeded()
        const [box, room] = [await button.boundingBox(), await panel.boundingBox()]
        expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? Infinity) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(
          (room?.x ?? 0) + (room?.width ?? 0),
        )
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
          `${width} px`,
        ).toBe(true)
        expect(
          await panel.evaluate(
            (part) =>
              [...part.querySelectorAll('.orders-tabs, .orders-pager')].filter(
                (row) => row.scrollWidth > row.clientWidth,
              ).length,
          ),
          `${width} px`,
        ).toBe(0)
      }
    },
  )
})
