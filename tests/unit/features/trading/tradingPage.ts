import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { personaEmail } from '../../../../sandbox/engine/personas.ts'
import type { FaultRequest } from '../../../../sandbox/faults.ts'
import { getPrice, listMarkets } from '../../../../src/api/market.ts'
import { listOrders, type Order } from '../../../../src/api/order.ts'
import { createOrder } from '../../../../src/api/orderChanges.ts'
import { listWallets, WalletEntry } from '../../../../src/api/wallet.ts'
import { steadyNow } from '../../../../src/platform/clock.ts'
// The code that sends orders has loaded; late.spec.ts tests waiting for it.
import '../../../../src/features/trading/order-form/sending/openOrderFlow.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { marketsQuery, priceQuery } from '../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../src/queries/orders.ts'
import { pricesKey, setListedPrices } from '../../../../src/queries/prices.ts'
import { walletQuery } from '../../../../src/queries/wallets.ts'
import { d, market } from '../../domain/builders.ts'
import { openApp, type Opening } from '../../openApp.tsx'
import { type ExchangeChoice, exchangeInUse, openExchange } from '../../openExchange.ts'

/** Constant prices, so that typed values stay valid. */
export function openStill(choice: ExchangeChoice = {}) {
  const { exchange } = openExchange({ seed: 1, ...choice })
  for (const [market, price] of [
    ['BTC-USDC', '67000'],
    ['ETH-USDC', '3300'],
  ] as const)
    exchange.movePrice(market, price, true)
}
beforeEach(() => openStill())

function inUse() {
  const opened = exchangeInUse()
  if (!opened) throw new Error('no exchange is open')
  return opened
}
export const exchange = () => inUse().exchange
export const fault = (fault: Omit<FaultRequest, 'path'> & { path?: string }) =>
  inUse().fault({ path: createOrder.path, ...fault })
/** Calls to these paths take effect, but their responses wait until the returned function is called. */
export const hold = (...paths: string[]) => inUse().hold(...paths)
/** Sets the response to a call from now on. */
export const tell = (path: string, fields: object) => inUse().tell(path, fields)
/** Sets the account's orders. */
export const tellOrders = (...orders: object[]) => tell(listOrders.path, { orders })
/** Calls received by the exchange, from its journal. */
export const received = (...paths: string[]) =>
  exchange()
    .journal()
    .filter(({ path }) => paths.includes(path))
export const sentOrders = () => received(createOrder.path)

type App = Awaited<ReturnType<typeof openApp>>

/** Opens the trading page of BTCUSDC as the demo trader; resolves once form and balance are shown. */
export async function openTrading(opening: Partial<Opening> = {}) {
  const app = await openApp({ path: '/market/BTC-USDC', ...opening })
  // Finds by elements and text, not by role, for speed: this runs on every change of the page.
  await waitFor(() => {
    expect(document.querySelector('form')).toHaveTextContent('LONG')
    expect(document.body).toHaveTextContent(/1\d\s\d{3}\.\d{4}/)
  })
  return app
}

/** The order form, found by its element: computing the roles of a whole page takes long. */
const form = () => within(document.querySelector<HTMLElement>('form[aria-label="New order"]') ?? document.body)
export const amountField = () => field('Amount (margin)')
export const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name })
export const long = () => form().getByRole('button', { name: /^LONG/ })
export const short = () => form().getByRole('button', { name: /^SHORT/ })

/** Turns on stop loss and take profit, whose fields are in late code. */
export async function showLevels(user: App['user']) {
  await user.click(form().getByRole('switch'))
  await form().findByRole('textbox', { name: 'Stop loss' })
}

export const bitcoin = market()
const ether = market({ market: 'ETH-USDC' })

interface Cached {
  /** All orders, on any market. */
  orders?: readonly Order[]
  /** The price of BTC as of now; if omitted, the test sets prices itself. */
  price?: string | null
}

/** Opens the trading page of BTCUSDC with this in its cache. Polls stay pending, so that only the test changes data. */
export async function openCached({ orders = [], price }: Cached = {}, opening: Partial<Opening> = {}) {
  hold(listOrders.path, listWallets.path, listMarkets.path, getPrice.path)
  queryClient.setQueryData(marketsQuery.queryKey, { items: [bitcoin, ether], unreadable: 0 })
  queryClient.setQueryData(priceQuery(bitcoin.market).queryKey, { price: d('51000') })
  if (price !== undefined)
    setListedPrices(
      queryClient,
      [
        { market: bitcoin.market, price: price === null ? null : d(price) },
        { market: ether.market, price: d('3300') },
      ],
      steadyNow(),
    )
  queryClient.setQueryData(ordersQuery().queryKey, { items: [...orders], unreadable: 0 })
  queryClient.setQueryData(ordersQuery(bitcoin.market).queryKey, {
    items: orders.filter(({ market }) => market === bitcoin.market),
    unreadable: 0,
  })
  queryClient.setQueryData(walletQuery.queryKey, {
    entry: WalletEntry.parse({ value: '12480', lockedValue: '0' }),
    initialized: true,
  })
  const app = await openApp({ path: '/market/BTC-USDC', ...opening })
  await screen.findByRole('tab', { name: /^Positions/ })
  return app
}

/** All prices become older. */
export function agePrices(ms: number) {
  const prices = queryClient.getQueryData<ReadonlyMap<string, { at: number }>>(pricesKey) ?? []
  const older = [...prices].map(([name, price]) => [name, { ...price, at: price.at - ms }] as const)
  queryClient.setQueryData(pricesKey, new Map(older))
}

/** The orders panel. */
export const panel = () =>
  within(document.querySelector<HTMLElement>('[aria-label="Orders and positions"]') ?? document.body)

/** Chooses it in its dialog; `look` before it is confirmed. */
export async function chooseLeverage(user: App['user'], times: string, look = () => {}) {
  await user.click(screen.getByRole('button', { name: /^Leverage ×/ }))
  await user.click(await screen.findByRole('radio', { name: times }))
  look()
  await user.click(press('Confirm'))
  await dialogClosed()
}

/** The open dialog, found by its element, too. */
export const dialog = () => document.querySelector<HTMLElement>('[role=dialog]') ?? expect.fail('no dialog is open')
export const dialogOpened = () => waitFor(dialog)
export const dialogClosed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
/** The first button of that name in the open dialog, else on the page. */
export const press = (name: string | RegExp): HTMLElement =>
  within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body).getAllByRole('button', { name })[0]!
/** The dialog's value for a label: '250.0000 KXT' for 'Amount'. */
export const valueOf = (label: string) =>
  plain(within(dialog()).getByText(label, { selector: 'dt, p' }).nextElementSibling?.textContent ?? null)
/** The whole text of the dialog. */
export const dialogText = () => plain(dialog().textContent)

/** The balance panel's text about a pending payment; null without one. */
export const paying = () => screen.queryByText(/^Waiting for the payment, \d+ s$/)
/** The next login is by another user: users differ only in when they accepted the terms. */
export const becomeOther = () =>
  void (exchange().account(personaEmail('demo')).futuresConfirmationDate = exchange().world.nowMs)

/** Shows a tab of the orders panel. */
export async function openTab(user: App['user'], name: RegExp) {
  const tab = await screen.findByRole('tab', { name })
  await user.click(tab)
  // Its rows follow the press.
  await waitFor(() => expect(document.getElementById(tab.getAttribute('aria-controls') ?? '')).not.toBeNull())
}

/** Opens the trading page and then a dialog by one of its buttons. */
export async function openDialog(button: string | RegExp, opening: Partial<Opening> = {}) {
  const app = await openTrading(opening)
  await app.user.click(await waitFor(() => press(button)))
  await dialogOpened()
  return app.user
}

/** Opens the menu of the orders panel. */
export const openMore = async (user: App['user']) =>
  user.click(await screen.findByRole('button', { name: 'More actions' }))

/** Replaces no-break spaces, so that tests can use ordinary ones. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

/** Time passes by itself, and by `lookedFor`. */
export function useClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
}
/** Until 15 seconds and three conclusive checks have passed. */
export const lookedFor = async () => {
  for (let look = 0; look < 8; look += 1) await act(() => vi.advanceTimersByTimeAsync(3_000))
}

/** Closes the window of the open dialog. */
export const leaveDialog = (user: App['user']) =>
  user.click(within(dialog()).getAllByRole('button', { name: 'Close window' }).at(-1)!)

/** The price feed is down. */
export const cutFeed = () => {
  for (const path of [listMarkets.path, getPrice.path]) fault({ path, kind: 'status', status: 503, times: 0 })
}

/** The browser is offline until the returned function is called, or the test ends. */
export function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  const comeBack = () => {
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
  }
  onTestFinished(comeBack)
  return comeBack
}
