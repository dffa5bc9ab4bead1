import type { Request } from '@playwright/test'
import { expect, type Exchange, logIn, type Page } from './exchange.ts'

export const CREATE = '/futures/api/user/orders/create'
export const CLOSE = '/futures/api/user/orders/close'
export const MARKETS = '/futures/api/markets/list'
export const PRICE = '/futures/api/markets/price/get'
export const ORDERS = '/futures/api/user/orders/list'
export const WALLETS = '/futures/api/user/wallets/list'

/** The parts of the trading page, by accessible name. */
export function trading(page: Page) {
  const form = page.getByRole('form', { name: 'New order' })
  const orders = page.getByRole('region', { name: 'Orders and positions' })
  const balance = page.getByRole('region', { name: 'Balance' })
  return {
    form,
    amount: form.getByRole('textbox', { name: 'Amount' }),
    stopLoss: form.getByRole('textbox', { name: 'Stop loss' }),
    levels: form.getByRole('switch', { name: 'Stop loss / Take profit' }),
    long: form.getByRole('button', { name: /^LONG/ }),
    short: form.getByRole('button', { name: /^SHORT/ }),
    kind: (name: 'Market' | 'Limit') => form.getByRole('radiogroup', { name: 'Order type' }).getByText(name),
    price: page.getByRole('paragraph').filter({ hasText: /^Price(?! chart)/ }),
    /** The vendor's chart, once it is drawn and its code is loaded. */
    chart: page.locator('iframe[title^="Price chart of"]:not(.opacity-0)'),
    picker: page.getByRole('button', { name: /Choose a market$/ }),
    orders,
    tab: (name: 'Orders' | 'Positions' | 'Order history') => orders.getByRole('tab', { name: new RegExp(`^${name}`) }),
    available: balance.getByRole('definition').first(),
    locked: balance.getByRole('definition').nth(1),
    toast: (title: string) => page.locator('.toast', { hasText: title }),
    /** What a market order's acceptance says; a slow page may hear first that it has filled. */
    accepted: page.locator('.toast', { hasText: /Order accepted|: order filled/ }).first(),
  }
}

/** Opens the trading page in a window of any width, once its first position is valued. */
export async function openPositions({ page, exchange }: { page: Page; exchange: Exchange }) {
  await logIn(page, exchange)
  await page.goto('/futures/market/BTC-USDC')
  const { orders } = trading(page)
  await expect(orders.getByText(/^[+−]\d/).first()).toBeVisible()
}

type Orders = Record<string, unknown>[]

/** From now on the exchange lists the trader's orders changed like this. */
export async function tellOrders(page: Page, exchange: Exchange, change: (orders: Orders) => Orders) {
  const answer = await page.request.post(ORDERS, { data: {}, headers: { origin: exchange.origin } })
  const { orders } = (await answer.json()) as { orders: Orders }
  const body = JSON.stringify({ result: 'ok', orders: change(orders) })
  await exchange.fault({ path: ORDERS, kind: 'body', body, times: 0 })
}

/** Code that an idle page of a trader with positions prefetches: requested files have a link in the head. */
const AHEAD = ['desk', 'dialogs', 'flowLibraries']

/** No code is on its way that a lost connection or a clock jump would break. */
export async function waitForCode(page: Page) {
  for (const name of AHEAD) {
    const link = page.locator(`head link[href*="/assets/${name}-"]`).first()
    await link.evaluate(({ href }: HTMLLinkElement) => import(href).then(() => {}))
  }
}

/** The same on the trading page, whose chart is there, too. */
export async function waitUntilIdle(page: Page) {
  await expect(trading(page).chart).toHaveCount(1)
  await waitForCode(page)
}

/** The page's requests from now on; `answered` waits until none is without its response. */
export function trackRequests(page: Page) {
  const unanswered = new Set<Request>()
  const ask = (request: Request) => void unanswered.add(request)
  const end = (request: Request) => void unanswered.delete(request)
  page.on('request', ask).on('requestfinished', end).on('requestfailed', end)
  return {
    answered: () =>
      expect.poll(() => [...unanswered].map((request) => request.url()), 'requests without a response').toEqual([]),
    stop: () => void page.off('request', ask).off('requestfinished', end).off('requestfailed', end),
  }
}

/**
 * Advances an installed clock second by second, waiting for the requests of each: if the clock jumped, a response that takes
 * milliseconds would count as overdue.
 */
export async function advance(page: Page, ms: number) {
  const requests = trackRequests(page)
  for (let left = ms; left > 0; left -= 1_000) {
    await page.clock.runFor(Math.min(left, 1_000))
    await requests.answered()
  }
  requests.stop()
}

/** Stops an installed clock, a few seconds later: time passes only as the test says, until `page.clock.resume()`. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Switches to another market through the list. */
export async function switchMarket(page: Page, name: string) {
  const { picker } = trading(page)
  await picker.click()
  await page.getByRole('combobox', { name: 'Search markets' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(picker).toHaveText(new RegExp(`^${name}`))
}

/** Fixes a market's price, so that dependent values are predictable. */
export const fixPrice = (exchange: Exchange, market: string, price: string) =>
  exchange.control('price', { market, price, hold: true })

/** The requested orders, as seen by the exchange. */
export const requestedOrders = async (exchange: Exchange) => (await exchange.journal(CREATE)).entries

/** An amount of four decimals as whole ten-thousandths: '1 234.5678 KXT' is 12345678n. */
export function units(shown: string | null): bigint {
  const read = /([+−-]?)(\d[\d\s]*)\.(\d{4})/.exec(shown ?? '')
  if (!read) throw new Error(`no amount of four decimals in “${shown}”`)
  const [, sign, whole = '', fraction = ''] = read
  const size = BigInt(whole.replaceAll(/\s/g, '') + fraction)
  return sign === '−' || sign === '-' ? -size : size
}

/** The amount on screen in whole ten-thousandths. */
export function amountOf(size: bigint): RegExp {
  const digits = String(size).padStart(5, '0')
  const whole = digits.slice(0, -4).replace(/\B(?=(\d{3})+$)/g, String.raw`\s`)
  return new RegExp(String.raw`^${whole}\.${digits.slice(-4)}\b`)
}

/** Makes the page hidden or visible. */
export const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    // It bubbles like a browser's own event, otherwise no listener of the window receives it.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
