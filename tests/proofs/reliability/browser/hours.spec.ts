import type { CDPSession } from '@playwright/test'
import { TRADING_REFRESH_MS } from '../../../../src/constants/limits.ts'
import { choose, expect, openTrading, type Page, test } from '../../../browser/e2e/support/exchange.ts'
import { ORDERS, switchMarket, trading } from '../../../browser/e2e/support/trading.ts'
import { figure, size } from '../figure.ts'

/** Refreshes of one hour, or of six minutes. */
const ROUNDS = size(120, 1_200)
const WARM_UP = size(100, 200)
/** Until the code in use has been fully optimised. */
const FIRST_USES = 15

const NAMES = ['megabytes', 'nodes', 'listeners', 'frames'] as const
/** Memory in use after garbage collection. */
async function held(page: Page, cdp: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    megabytes: of('JSHeapUsedSize') / 1e6,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    frames: page.frames().length,
  }
}

/** Three seconds of page time take this long: every refresh is a real one, and no fake clock uses memory. */
const QUICK_MS = 150
const quicken = ({ from, to }: { from: number; to: number }) => {
  const real = window.setInterval.bind(window)
  // Polls are aligned to a common grid, so an interval may be shorter.
  const isPoll = (ms = 0) => ms <= from
  Object.assign(window, {
    setInterval: (work: TimerHandler, ms?: number) => real(work, isPoll(ms) ? to - (Date.now() % to) : ms),
  })
}

async function use(page: Page) {
  const { orders, picker } = trading(page)
  await switchMarket(page, 'ETHUSDC')
  await switchMarket(page, 'BTCUSDC')
  await expect(picker).toHaveText(/^BTCUSDC/)
  await orders.getByRole('button', { name: 'Close BTCUSDC LONG' }).first().click()
  await expect(page.getByRole('heading', { name: 'Close position' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const theme = page.getByRole('button', { name: /theme|mode/i }).first()
  await theme.click()
  await theme.click()
}

test(`${ROUNDS} refreshes with market switches, dialogs and themes leak no memory`, async ({
  page,
  context,
  exchange,
}) => {
  let refreshes = 0
  page.on('response', (response) => void (refreshes += Number(response.url().endsWith(ORDERS))))
  const refresh = async (rounds: number) => {
    const until = refreshes + rounds
    await expect.poll(() => refreshes, { timeout: 30 * 60_000, intervals: [200] }).toBeGreaterThanOrEqual(until)
  }
  // Starts with our own chart: on a busy machine the third party's would be replaced by it sooner or later.
  await choose(context, {}, { futuresChart: 'own' })
  await page.addInitScript(quicken, { from: TRADING_REFRESH_MS, to: QUICK_MS })
  await openTrading(page, exchange)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  for (let first = 0; first < FIRST_USES; first += 1) await use(page)
  await refresh(WARM_UP)
  // Elements may exist only while they are drawn, so the smallest of three counts is used.
  const look = async () => {
    const least = await held(page, cdp)
    for (let again = 0; again < 2; again += 1) {
      await refresh(5)
      const now = await held(page, cdp)
      for (const name of NAMES) least[name] = Math.min(least[name], now[name])
    }
    return least
  }
  const before = await look()
  for (let part = 0; part < 10; part += 1) {
    await use(page)
    await refresh(ROUNDS / 10)
  }
  const after = await look()

  const most = { megabytes: Math.min(2, before.megabytes / 10), nodes: 50, listeners: 5, frames: 0 }
  for (const name of NAMES) {
    const gained = after[name] - before[name]
    figure('R9', `${name} gained over ${ROUNDS} refreshes`, gained.toFixed(2), `<= ${most[name].toFixed(2)}`)
    expect.soft(gained, name).toBeLessThanOrEqual(most[name])
  }
})
