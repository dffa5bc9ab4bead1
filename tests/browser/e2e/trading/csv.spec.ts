import { readFile } from 'node:fs/promises'
import { choose, expect, type Locator, openTrading, type Page, test } from '../support/exchange.ts'
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

test('positions and history are exported with all their rows', async ({ page, context, exchange }) => {
  await choose(context, {})
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
