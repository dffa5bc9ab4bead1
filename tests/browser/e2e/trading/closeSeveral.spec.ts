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

test('after a reload in the midst the rest is told, and closed from the message', async ({ page, exchange }) => {
  await logIn(page, exchange, { email: 'reload@trader.example' })
  await fixPrice(exchange, 'BTC-USDC', '67000')
  for (let made = 0; made < 5; made += 1) await makePosition(page, exchange, 'BTC-USDC')
  await exchange.control('clock', { advanceMs: 3_000 })
  // The first three are closed, and their answers are on their way when the page goes.
  await exchange.fault({ path: CLOSE, kind: 'latency', ms: 60_000, commit: true, times: 3 })
  await page.goto('/futures/market/BTC-USDC')
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
