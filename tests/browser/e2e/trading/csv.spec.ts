import { readFile } from 'node:fs/promises'
import { contestToken, leaderboardRows } from '../support/contests.ts'
import { choose, expect, logIn, openTrading, type Page, test } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** The file saved by "Download". */
async function downloaded(page: Page, list: 'Orders' | 'Positions' | 'Order history', style?: string) {
  const { tab, orders, more } = trading(page)
  await tab(list).click()
  if (list !== 'Order history') await more.click()
  await orders.getByRole('button', { name: 'Download CSV' }).click()
  const dialog = page.getByRole('dialog')
  if (style !== undefined) await dialog.getByText(style, { exact: false }).first().click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  await expect(dialog).toHaveCount(0)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.endsWith('\r\n')).toBe(true)
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') }
}

test('each tab is exported with all its rows and their displayed values', async ({ page, context, exchange }) => {
  await choose(context, {}, { allMarkets: 'true' })
  await openTrading(page, exchange)
  const { orders } = trading(page)
  await expect(orders.getByText('1–10 of 14')).toBeVisible()

  const positions = await downloaded(page, 'Positions')
  expect(positions.name).toMatch(/^futures-positions-all-markets-\d{4}-\d\d-\d\d-\d{4}Z\.csv$/)
  expect(positions.lines).toHaveLength(15)
  expect(positions.lines[0]).toMatch(/^futures_orders_v1,market,side,state,leverage,/)
  const width = positions.lines[0]!.split(',').length
  for (const line of positions.lines.slice(1)) {
    expect(line.split(',')).toHaveLength(width)
    expect(line).toMatch(/,ACTIVE,/)
  }

  const waiting = await downloaded(page, 'Orders')
  expect(waiting.name).toMatch(/^futures-orders-/)
  expect(waiting.lines).toHaveLength(4)

  const history = await downloaded(page, 'Order history', 'Semicolon')
  expect(history.name).toMatch(/^futures-history-/)
  expect(history.lines).toHaveLength(24)
  expect(history.lines[1]).toMatch(/;CLOSED;.*;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/)
  expect(history.lines[1]).toMatch(/;-?\d+,\d+;/)
})

test('a filtered history is exported as displayed', async ({ page, context, exchange }) => {
  await choose(context, {}, { allMarkets: 'true' })
  await openTrading(page, exchange)
  const { tab, orders } = trading(page)
  await tab('Order history').click()
  await orders.getByRole('button', { name: 'Filter' }).click()
  await orders.getByRole('combobox', { name: 'Side' }).selectOption('SHORT')
  const shown = /of (\d+)/.exec((await orders.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? '')?.[1]
  const { name, lines } = await downloaded(page, 'Order history')
  expect(name).toContain('-filtered-')
  expect(lines).toHaveLength(Number(shown) + 1)
  for (const line of lines.slice(1)) expect(line.split(',')[2]).toBe('SHORT')
})

test('the trades behind the results are exported, one row each', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.goto('/futures/results')
  const trades = (await page.locator('.figure', { hasText: /^Trades/ }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Results · All · 23 rows$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^futures-results-all-markets-/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^futures_results_v1,.*,pnl_net_kxt$/)
  expect(trades).toContain(`${lines.length - 1}`)
})

test('the webview offers no file: a link to one can crash its host', async ({ page, context, exchange }) => {
  const token = await contestToken(context, exchange)
  await page.goto(`/futures/mcontests/1041?token=${token}`)
  await expect(leaderboardRows(page)).toHaveCount(11)
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  for (const width of [320, 390, 1024]) {
    test(`in Polish at ${width} px the button fits and is large enough for a finger`, async ({ page, context, exchange }) => {
      await choose(context, { language: 'pl' }, { allMarkets: 'true' })
      await page.setViewportSize({ width, height: 844 })
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      const panel = page.getByRole('region', { name: 'Zlecenia i pozycje' })
      await panel.getByRole('tab', { name: /^Historia/ }).click()
      const button = panel.getByRole('button', { name: 'Pobierz CSV' })
      await button.scrollIntoViewIfNeeded()
      const box = (await button.boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(44)
      const room = (await panel.boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      expect(await panel.evaluate((part) => [...part.querySelectorAll('.orders-tabs, .orders-pager')].filter((row) => row.scrollWidth > row.clientWidth).length)).toBe(0)
    })
  }
})
