import { figure, size } from '../../../proofs/reliability/figure.ts'
import { expect, type Exchange, logIn, type Page, pastNginx, test } from '../support/exchange.ts'
import { requestedOrders, CREATE, fixPrice, trading } from '../support/trading.ts'
import { until } from '../walks/walkStage.ts'

/** How many orders are placed: each response once, doubled in turn in each way; `npm run proofs -- reliability` places 1,000. */
const SUBMITS = size(10, 1_000)
/** The exchange is reset after this many orders, so that its lists stay short. */
const ROUND = 100
const AMOUNT = '10'

/** Every click is doubled, in one of three ways. */
const gestures: ((page: Page) => Promise<unknown>)[] = [
  (page) => trading(page).long.dblclick(),
  async (page) => {
    await trading(page).long.focus()
    await Promise.all([page.keyboard.press('Enter'), trading(page).long.click({ force: true })])
  },
  async (page) => {
    await trading(page).long.focus()
    for (let press = 0; press < 4; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
]

interface Case {
  fault?: { kind: string } & Record<string, unknown>
  /** No response reaches the page. */
  isLost?: boolean
  /** And no request reaches the exchange. */
  isMissing?: boolean
}

// A fault with `times: 0` also affects what the browser itself sends again.
const cases: Case[] = [
  {},
  { fault: { kind: 'drop', commit: true, times: 0 }, isLost: true },
  { fault: { kind: 'latency', ms: 300 } },
  { fault: { kind: 'status', status: 502, commit: true }, isLost: true },
  // The browser sends the request again on its own: one order by its key.
  { fault: { kind: 'drop', commit: true } },
  { fault: { kind: 'malformed', commit: true }, isLost: true },
  { fault: { kind: 'drop', times: 0 }, isLost: true, isMissing: true },
  { fault: { kind: 'latency', ms: 300, commit: true } },
  { fault: { kind: 'body', body: 'ok', contentType: 'text/plain', commit: true }, isLost: true },
  { fault: { kind: 'status', status: 503 }, isLost: true, isMissing: true },
]

const made = async (exchange: Exchange) =>
  (await requestedOrders(exchange)).filter(({ outcome }) => outcome === 'ok').length

async function beginRound(page: Page, exchange: Exchange) {
  // The page of the round before would leave for the login, in the middle of this one's.
  await page.goto('about:blank')
  await exchange.control('reset', { seed: 7 })
  await fixPrice(exchange, 'BTC-USDC', '67000')
  await logIn(page, exchange, { email: 'reliable@trader.example' })
  await page.goto('/futures/market/BTC-USDC')
  await expect(trading(page).available).toContainText('10')
}

/** Closes messages that stay on screen. */
const readToasts = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.toast button.icon-button')) button.click()
  })

/** Places one order of the given kind. Returns the error, if any. */
async function submit(page: Page, exchange: Exchange, at: number, before: number): Promise<string | null> {
  const { fault, isMissing = false } = cases[at % cases.length] ?? {}
  const gesture = gestures[at % gestures.length]
  const { form, amount, long } = trading(page)
  const missing = form.getByText('Order not found yet')
  await amount.fill(AMOUNT)
  await expect(long).toBeEnabled()
  if (fault) await exchange.fault({ path: CREATE, ...fault })
  await gesture?.(page)

  if (isMissing) {
    await expect(form.getByText('We did not get an answer. Checking your orders…')).toBeVisible()
    await exchange.control('faults/clear')
    await until(page, 'the verification ends', () => missing.isVisible(), 30)
    if ((await made(exchange)) !== before) return 'an order is said to be missing that was made'
    await missing.locator('..').getByRole('button', { name: 'Send again' }).click()
  }
  // Only an order created by the exchange empties the field.
  await expect
    .poll(() => amount.inputValue(), { message: 'the amount, which only a made order empties', intervals: [30] })
    .toBe('')
  await exchange.control('faults/clear')
  await readToasts(page)
  const orders = (await made(exchange)) - before
  return orders === 1 ? null : `${orders} orders`
}

// The worse case: connections break, and the browser sends the order again by itself.
test.use(pastNginx)

test(`of ${SUBMITS} doubled submits, most badly answered, each is one order`, async ({ page, exchange }) => {
  test.setTimeout(60_000 + SUBMITS * 4_000)
  await page.clock.install()
  const wrong: string[] = []
  let lost = 0
  let before = 0
  for (let at = 0; at < SUBMITS && wrong.length < 3; at++) {
    if (at % ROUND === 0) {
      await beginRound(page, exchange)
      before = 0
    }
    const { fault, isLost } = cases[at % cases.length] ?? {}
    if (isLost) lost += 1
    const problem = await submit(page, exchange, at, before).catch((error: Error) => error.message)
    before = await made(exchange)
    if (problem !== null) wrong.push(`submit ${at} (${JSON.stringify(fault ?? 'answered')}): ${problem}`)
  }
  figure('R4', `submits that made other than one order, of ${SUBMITS} doubled`, wrong.length, 0)
  figure('R5', `orders made twice or lost, of ${lost} lost answers`, wrong.length, 0)
  expect(wrong).toEqual([])
})
