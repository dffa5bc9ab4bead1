import { expect, type Exchange, logIn, openTrading, type Page, test } from '../../../browser/e2e/support/exchange.ts'
import { MARKETS, ORDERS, PRICE, trading, WALLETS } from '../../../browser/e2e/support/trading.ts'
import { figure, size } from '../figure.ts'

type AnswerFault = { kind: string; body?: string } & Record<string, unknown>

/** The quick run tries some of them with each call, the full run all. */
const STEP = size(5, 1)
const answerFaults: AnswerFault[] = [
  ...[400, 403, 404, 408, 413, 500, 502, 503].map((status) => ({ kind: 'status', status })),
  ...['1', 'soon', new Date(Date.now() + 5_000).toUTCString()].map((retryAfter) => ({ kind: 'status', status: 429, retryAfter })),
  { kind: 'status', status: 204 },
  { kind: 'code', code: 1001 },
  { kind: 'code', code: 'x.y:z' },
  { kind: 'malformed' },
  { kind: 'drop' },
  ...['', 'null', '[]', '"x"', '{}', '{"result":"ok"}', '<!doctype html><title>Log in</title>', 'x'.repeat(6_000_000)].map((body) => ({ kind: 'body', body })),
]
const name = ({ kind, status, retryAfter, code, body }: AnswerFault) => [kind, status, retryAfter, code, body?.slice(0, 20)].filter((part) => part !== undefined && part !== '').join(' ')

const counts = { cases: 0, healed: 0 }
test.afterAll(() => {
  figure('R1', 'browser: corrupt responses with a message, no blank page, and a recovery with the next valid one', counts.healed, counts.cases)
})

const OLD = /^\d+ s old$/

/** Advances the page's clock by three seconds at a time until the condition holds. */
async function refreshUntil(page: Page, isSo: () => Promise<boolean>, what: string) {
  for (let round = 0; round < 60; round += 1) {
    if (await isSo()) return
    await page.clock.runFor(3_100)
    // That refresh is answered by the real exchange.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))).catch(() => {})
  }
  throw new Error(`never: ${what}`)
}

const polls: [what: string, paths: string[], panel: (page: Page) => ReturnType<Page['locator']>][] = [
  ['prices', [PRICE, MARKETS], (page) => trading(page).price],
  ['orders', [ORDERS], (page) => trading(page).orders],
  ['balance', [WALLETS], (page) => page.getByRole('region', { name: 'Balance' })],
]

for (const [what, paths, panel] of polls) {
  test(`${what}: corrupted while the page is shown, the last valid data stays with its age until the next valid response`, async ({ page, exchange }) => {
    await page.clock.install()
    await openTrading(page, exchange)
    const { long, available, orders } = trading(page)
    const row = orders.getByRole('row', { name: /BTCUSDC LONG ×20/ })
    await expect(row).toBeVisible()
    const age = panel(page).getByText(OLD)
    for (const fault of answerFaults.filter((_, index) => index % STEP === 0)) {
      counts.cases += 1
      for (const path of paths) await exchange.fault({ path, times: 0, ...fault })
      await refreshUntil(page, () => age.isVisible(), `the age of the ${what} under ${name(fault)}`)
      await expect(long).toBeVisible()
      await expect(row).toBeVisible()
      await expect(available).toHaveText(/12\s480\.3071 KXT/)
      await exchange.control('faults/clear')
      await refreshUntil(page, async () => !(await age.isVisible()), `the ${what} heal after ${name(fault)}`)
      counts.healed += 1
    }
  })
}

const TOKEN = '/futures/api/user/contest/authorization/create'
const loads: [path: string, address: string, ready: RegExp][] = [
  ['/api/user/configuration/futures/availability/check', '/futures/market/BTC-USDC', /LONG/],
  ['/api/user/profile/get', '/futures/market/BTC-USDC', /LONG/],
  [MARKETS, '/futures/market/BTC-USDC', /LONG/],
  ['/futures/api/markets/fee/rates/list', '/futures/terms/fees', /Funding long/],
  [MARKETS, '/futures/fees', /Funding long/],
  [TOKEN, '/futures/contests', /Leaderboard/],
  ['/futures/api/contests/active/list', '/futures/contests', /Leaderboard/],
  ['/futures/api/contest/for/user/get', '/futures/contests/1041', /Leaderboard/],
]

/** Opens an address while a request is corrupted, and recovers with the button that the page offers. */
async function openWithFault(page: Page, exchange: Exchange, path: string, address: string, fault: AnswerFault, ready: RegExp) {
  await exchange.fault({ path, times: 0, ...fault })
  await page.goto(address)
  const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
  const goesOn = page.getByText(ready).first()
  // A contest that rejects the token is fetched without it; one that is refused without it does not exist.
  const answered = path.endsWith('for/user/get') ? tryAgain.or(goesOn).or(page.getByRole('heading', { name: /no such contest/i })) : tryAgain
  await expect(answered.first(), `${path}: ${name(fault)}`).toBeVisible({ timeout: 30_000 })
  await exchange.control('faults/clear')
  if (await tryAgain.isVisible()) await tryAgain.click()
  else await page.reload()
  await expect(goesOn, `${path} after ${name(fault)}`).toBeVisible({ timeout: 30_000 })
}

for (const [path, address, ready] of loads) {
  test(`${address}: ${path} corrupted while it loads shows an error with a retry`, async ({ page, exchange }) => {
    await logIn(page, exchange)
    for (const fault of answerFaults.filter((_, index) => index % (2 * STEP) === 0)) {
      counts.cases += 1
      await openWithFault(page, exchange, path, address, fault, ready)
      counts.healed += 1
    }
  })
}
