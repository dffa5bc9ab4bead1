import { leaderboardRows } from '../../../browser/e2e/support/contests.ts'
import { expect, logIn, test } from '../../../browser/e2e/support/exchange.ts'
import { taskTimes } from '../../../browser/e2e/support/taskTimes.ts'
import { trading } from '../../../browser/e2e/support/trading.ts'
import { figure, size } from '../figure.ts'

const KEYS = size(20, 100)
const PERSONA = 'rich-history'

test('10,000 orders, 1,000 markets: neither a key nor a refresh is a long task', async ({ page, exchange }) => {
  await exchange.control('scale', { markets: 1_000, orders: 10_000, persona: PERSONA })
  await logIn(page, exchange, { persona: PERSONA })
  await page.goto('/futures/market/BTC-USDC')
  const { amount, orders, tab } = trading(page)
  await tab('Order history').click()
  await expect(orders.getByRole('row')).toHaveCount(11)
  await amount.click()
  const keys = await taskTimes(page, async () => {
    for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace', { delay: 40 })
  })
  const refreshes = await taskTimes(page, async () => {
    for (let refresh = 0; refresh < 4; refresh += 1) await page.waitForResponse(/\/markets\/list/)
  })
  const perKey = keys.reduce((sum, time) => sum + time, 0) / KEYS
  const longest = Math.max(...keys, ...refreshes)
  figure('R15', 'a key with 10,000 orders and the refreshes between, ms of the processor', Math.round(perKey), '< 50')
  figure('R15', 'the longest task of keys and refreshes, ms of the processor', Math.round(longest), '< 50')
  // Twice the goal: beside other processes the same work takes longer.
  expect(perKey).toBeLessThan(100)
  expect(longest).toBeLessThan(100)
})

test('100,000 ranks: time until the leaderboard is shown', async ({ page, exchange }) => {
  await exchange.control('scale', { participants: 100_000 })
  await exchange.control('clock', { advanceMs: 3_600_000 })
  await logIn(page, exchange)
  await page.goto('/futures/contests/1041')
  await expect(page.getByText(/^1–10 of 100.?\d+/)).toBeVisible({ timeout: 20_000 })
  expect(await leaderboardRows(page).count()).toBe(11)
  const took = await page.evaluate(async () => {
    const before = performance.now()
    document.querySelector<HTMLButtonElement>('button[aria-label="Next page"]')?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - before
  })
  await expect(page.getByText(/^11–20 of/)).toBeVisible()
  figure('R15', 'next page of a leaderboard of 100,000, ms', Math.round(took), '< 1000')
  expect(took).toBeLessThan(1_000)
})
