import { type Announcements, recordAnnouncements } from '../../../proofs/announcements/recordAnnouncements.ts'
import { expect, openTrading, test, type Page } from '../support/exchange.ts'
import { CREATE, fixPrice, advance, trading, waitUntilIdle } from '../support/trading.ts'

const MARKET = 'BTC-USDC'

/** Records announcements from now on, including those of regions inserted with their text. */
const listen = (page: Page) => page.evaluate(`void (${String(recordAnnouncements)})()`)
const announcedTexts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { $announcements: Announcements }).$announcements.texts.map(({ text }) => text),
  )

test('moving prices announce nothing; an order, a refused one and a dialog do, once', async ({ page, exchange }) => {
  await page.clock.install()
  await fixPrice(exchange, MARKET, '67000')
  await openTrading(page, exchange)
  const { amount, long, orders, price, tab, toast } = trading(page)
  await waitUntilIdle(page)
  const profit = orders.getByText(/^[+−]\d/).first()
  const before = await profit.innerText()
  await listen(page)
  for (const value of ['67000', '66999', '67002']) {
    await fixPrice(exchange, MARKET, value)
    await advance(page, 3_000)
  }
  await expect(price).toContainText('67 002.00')
  await expect(profit).not.toHaveText(before)
  expect(await announcedTexts(page)).toEqual([])

  const outcomes = async () => (await announcedTexts(page)).filter((text) => !text.startsWith('Sending'))
  await amount.fill('100')
  await long.click()
  const filled = expect.stringMatching(/^BTCUSDC LONG ×10: order filled.*67\s002/)
  await expect.poll(outcomes).toContainEqual(filled)
  await expect(tab('Positions')).toHaveText('Positions 15')
  const told = await outcomes()
  // A slow page may hear first that it has filled.
  expect(told.filter((text) => !/^Order accepted.*BTCUSDC LONG/.test(text))).toEqual([filled])
  expect(told.length).toBeLessThanOrEqual(2)

  await exchange.fault({ path: CREATE, kind: 'code', code: 5001 })
  await amount.fill('100')
  await long.click()
  await expect(toast('Order not accepted')).toBeVisible()
  expect(await outcomes()).toEqual([...told, expect.stringMatching(/^Order not accepted/)])

  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Close position' })
  await dialog.getByRole('button', { name: 'Close position' }).click()
  await expect(dialog.getByText('Position closed')).toBeVisible()
  expect((await announcedTexts(page)).filter((text) => text.includes('Position closed'))).toHaveLength(1)
})
