import { violations } from '../support/axe.ts'
import { expect, type Exchange, logIn, type Page, test } from '../support/exchange.ts'
import { CLOSE, CREATE, fixPrice, trading } from '../support/trading.ts'

const closes = async (exchange: Exchange) => (await exchange.journal(CLOSE)).entries
async function makePosition(page: Page, exchange: Exchange, market: string) {
  const answer = await page.request.post(`${exchange.origin}${CREATE}`, {
    data: { market, type: 'LONG', amount: '100', leverage: 10 },
    headers: { origin: exchange.origin },
  })
  expect(answer.ok()).toBe(true)
}

test('the losing positions are closed once each, and the winning ones are not', async ({ page, exchange }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, exchange, { email: 'several@trader.example' })
  for (const market of ['BTC-USDC', 'ETH-USDC'])
    await fixPrice(exchange, market, market === 'BTC-USDC' ? '67000' : '3300')
  for (const market of ['BTC-USDC', 'BTC-USDC', 'ETH-USDC', 'ETH-USDC', 'ETH-USDC'])
    await makePosition(page, exchange, market)
  await exchange.control('clock', { advanceMs: 3_000 })
  await fixPrice(exchange, 'BTC-USDC', '67500')
  await fixPrice(exchange, 'ETH-USDC', '3290')
  // One response is lost, and its close is verified.
  await exchange.fault({ path: CLOSE, kind: 'status', status: 502, commit: true })

  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).tab('Positions')).toHaveText(/ 5$/)
  await trading(page).more.click()
  await page.getByRole('button', { name: 'Close positions…' }).click()
  const dialog = page.getByRole('dialog')
  const losing = dialog.getByRole('radio', { name: /^Positions at a loss\s*3$/ })
  await dialog.getByRole('radio', { name: /^All positions/ }).focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(losing).toBeChecked()
  expect(await violations(page, { include: ['[role="dialog"]'] })).toEqual([])

  await dialog.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Close 3 positions' })).toBeInViewport({ ratio: 1 })
  expect(await closes(exchange), 'a doubled press on Continue confirms nothing').toEqual([])
  await dialog.getByRole('button', { name: 'Close 3 positions' }).dblclick()
  await expect(dialog.getByRole('group', { name: '3 closed' })).toBeVisible()
  expect(await violations(page, { include: ['[role="dialog"]'] })).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()

  const sent = (await closes(exchange)).map(({ payload }) => payload)
  expect(new Set(sent.map(({ orderId }) => orderId)).size).toBe(3)
  expect(sent.map(({ market }) => market)).toEqual(['ETH-USDC', 'ETH-USDC', 'ETH-USDC'])
  await expect(trading(page).tab('Positions')).toHaveText(/ 2$/)
  await expect(trading(page).more).toBeFocused()
})

test('after a reload in the midst the rest is told, and closed from the message', async ({ page, exchange }) => {
  await logIn(page, exchange, { email: 'reload@trader.example' })
  await fixPrice(exchange, 'BTC-USDC', '67000')
  for (let made = 0; made < 5; made += 1) await makePosition(page, exchange, 'BTC-USDC')
  await exchange.control('clock', { advanceMs: 3_000 })
  // The first three are closed, and their answers are on their way when the page goes.
  await exchange.fault({ path: CLOSE, kind: 'latency', ms: 60_000, commit: true, times: 3 })
  await page.goto('/futures/market/BTC-USDC')
  await trading(page).more.click()
  await page.getByRole('button', { name: 'Close positions…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Close 5 positions' }).click()
  await expect.poll(async () => (await closes(exchange)).length).toBe(3)
  page.on('dialog', (leave) => void leave.accept())
  await page.reload()

  const told = trading(page).toast('3 of 5 closed')
  await expect(told).toContainText('2 not sent')
  expect(await closes(exchange)).toHaveLength(3)
  await told.getByRole('button', { name: 'Show the rest' }).click()
  await dialog.getByRole('button', { name: 'Close 2 positions' }).click()
  await expect(dialog.getByRole('group', { name: '2 closed' })).toBeVisible()
  expect(new Set((await closes(exchange)).map(({ payload }) => payload['orderId'])).size).toBe(5)
  expect(await closes(exchange)).toHaveLength(5)
})
