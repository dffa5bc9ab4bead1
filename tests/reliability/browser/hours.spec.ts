import type { CDPSession } from '@playwright/test'
import { expect, openTrading, type Page, test } from '../../e2e/exchange.ts'
import { ORDERS, pick, trading } from '../../e2e/trading.ts'
import { figure, size } from '../figure.ts'

/** One hour of refreshes, or six minutes of them. */
const ROUNDS = size(120, 1_200)
const WARM_UP = size(40, 100)
/** Until the code that is used is compiled as it stays. */
const FIRST_USES = 15

/** What is really held, after garbage has been collected. */
async function held(page: Page, cdp: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners'), frames: page.frames().length }
}

/** Lets so many refreshes pass, and their answers arrive. */
async function refresh(page: Page, rounds: number) {
  for (let round = 0; round < rounds; round += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith(ORDERS))
    await page.clock.runFor(3_000)
    await answered
  }
}

async function use(page: Page) {
  const { orders, picker } = trading(page)
  await pick(page, 'ETHUSDC')
  await pick(page, 'BTCUSDC')
  await expect(picker).toHaveText(/^BTCUSDC/)
  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
  await expect(page.getByRole('heading', { name: 'Close position' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const theme = page.getByRole('button', { name: /theme|mode/i }).first()
  await theme.click()
  await theme.click()
}

test(`${ROUNDS} refreshes with market switches, dialogs and themes hold no more at their end than at their beginning`, async ({ page, exchange }) => {
  await page.clock.install()
  await openTrading(page, exchange)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  for (let first = 0; first < FIRST_USES; first += 1) await use(page)
  await refresh(page, WARM_UP)
  const before = await held(page, cdp)
  for (let part = 0; part < 10; part += 1) {
    await use(page)
    await refresh(page, ROUNDS / 10)
  }
  // What belonged to the markets that were left is forgotten after five minutes.
  await refresh(page, WARM_UP)
  const after = await held(page, cdp)

  const gained = after.megabytes - before.megabytes
  figure('R9', `heap gained over ${ROUNDS} refreshes, MB of ${before.megabytes.toFixed(1)}`, gained.toFixed(2), '<= 2, <= 10 %')
  figure('R9', 'DOM nodes gained', after.nodes - before.nodes, '<= 50')
  figure('R9', 'listeners gained', after.listeners - before.listeners, '<= 5')
  figure('R9', 'frames gained', after.frames - before.frames, 0)
  expect(gained).toBeLessThanOrEqual(Math.min(2, before.megabytes / 10))
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(50)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(5)
  expect(after.frames).toBe(before.frames)
})
