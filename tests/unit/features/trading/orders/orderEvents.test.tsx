// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Exchange } from '../../../../../sandbox/exchange.ts'
import { listOrders, type Order } from '../../../../../src/api/order.ts'
import { closeOrder, createOrder } from '../../../../../src/api/orderChanges.ts'
import { resetWallet } from '../../../../../src/api/payment.ts'
import { EventId, type Instant, type MarketName } from '../../../../../src/api/scalars.ts'
import { onOrderNews } from '../../../../../src/features/trading/orders/OrderNews.tsx'
import { call } from '../../../../../src/queries/call/call.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { checkPayment, sendClose, sendOrder } from '../../../../../src/queries/orderChanges.ts'
import { orderMarks } from '../../../../../src/queries/orderMarks.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { futuresProfileQuery } from '../../../../../src/queries/user.ts'
import type { ToastMessage } from '../../../../../src/ui/toasts/toast.ts'
import { position } from '../../../domain/builders.ts'
import { openApp } from '../../../openApp.tsx'
import { openExchange } from '../../../openExchange.ts'
import { otherTab } from '../../../otherTab.ts'

let exchange: Exchange
beforeEach(() => {
  exchange = openExchange().exchange
})

const name = (market: string) => market as MarketName
/** The toast regions come after the page in the document. */
const status = () => screen.getAllByRole('status').at(-1) ?? document.body
const alert = () => screen.getAllByRole('alert').at(-1) ?? document.body

/** The trading page of a market, once background tasks watch its orders. */
async function open(market = 'BTC-USDC', positions = /Positions \d/) {
  const app = await openApp({ path: `/market/${market}` })
  await screen.findByRole('tab', { name: positions })
  // The palette loads with it.
  await screen.findByText(/^(Search and actions|Wyszukiwanie)/)
  return app
}

const refresh = (market?: string) =>
  act(async () => {
    await queryClient.invalidateQueries(ordersQuery(market === undefined ? undefined : name(market)))
    await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))
  })
/** From now on the exchange's own list is not read. */
const see = (items: Order[], unreadable = 0) =>
  act(async () => {
    exchange.faults.set({ path: listOrders.path, kind: 'status', status: 503, times: 0 })
    queryClient.setQueryData(ordersQuery().queryKey, { items, unreadable })
    await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))
  })
const listed = () => queryClient.getQueryData(ordersQuery().queryKey)?.items ?? []
const newest = (market: string) => {
  const order = listed()
    .filter((each) => each.market === market)
    .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))[0]
  if (!order) throw new Error('no such order')
  return order
}
const passSecond = () => exchange.moveClock(3_000)
const nothing = () => {
  expect(status()).toBeEmptyDOMElement()
  expect(alert()).toBeEmptyDOMElement()
}
const place = (fields: object = {}) =>
  sendOrder(
    createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '100', leverage: 10, ...fields }),
    crypto.randomUUID(),
  )

test('a liquidation is an alert that stays until closed; twenty at once are one message', async () => {
  exchange.movePrice('ETH-USDC', '3300', true)
  for (let count = 0; count < 20; count += 1) await place({ market: 'ETH-USDC' })
  passSecond()
  await open()
  const before = listed().filter(
    ({ market, type, state }) => market === 'ETH-USDC' && type === 'LONG' && state === 'ACTIVE',
  ).length
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  exchange.movePrice('ETH-USDC', '2000', true)
  await refresh()
  expect(within(alert()).getByText(`${before} positions were liquidated`)).toBeVisible()
  const names = 'ETHUSDC LONG ×10, ETHUSDC LONG ×10, ETHUSDC LONG ×10, …'
  expect(within(alert()).getByText(new RegExp(String.raw`^${names} · −[\d\s]+\.\d{4} KXT net$`))).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(within(alert()).getByText(`${before} positions were liquidated`)).toBeVisible()
})

test('a filled order is reported with its price, together with its position', async () => {
  exchange.movePrice('BTC-USDC', '67000', true)
  await place({ price: '66900' })
  const { go, history, user } = await open()
  nothing()
  const [counts, tab] = [new Set<string>(), screen.getByRole('tab', { name: /Positions/ })]
  new MutationObserver(() => counts.add(tab.textContent)).observe(status(), { childList: true })
  exchange.movePrice('BTC-USDC', '66900', true)
  passSecond()
  void queryClient.invalidateQueries(ordersQuery())
  expect(await within(status()).findByText('BTCUSDC LONG ×10: order filled')).toBeVisible()
  expect(within(status()).getByText(/^Opened at 66\s900/)).toBeVisible()
  expect([...counts]).toEqual([tab.textContent])
  await go('/terms')
  await user.click(within(status()).getByRole('button', { name: 'View' }))
  await waitFor(() => expect(history.location.href).toBe('/futures/market/BTC-USDC'))
})

test('the user’s own actions in this tab are not reported: a close, a cancellation, a reset', async () => {
  await place()
  passSecond()
  await open()
  expect(newest('BTC-USDC').state).toBe('ACTIVE')

  await sendClose(newest('BTC-USDC'), crypto.randomUUID())
  await refresh()
  expect(newest('BTC-USDC').state).toBe('CLOSED')

  exchange.movePrice('BTC-USDC', '67000', true)
  await place({ price: '60000' })
  await refresh()
  expect(newest('BTC-USDC').state).toBe('NEW')
  await sendClose(newest('BTC-USDC'), crypto.randomUUID())
  await refresh()
  nothing()

  const { eventId } = await call(resetWallet, { payCode: '246810' }, { idempotencyKey: crypto.randomUUID() })
  passSecond()
  passSecond()
  await checkPayment({ kind: 'reset', eventId })
  await refresh()
  expect(listed().filter(({ state }) => state === 'ACTIVE' || state === 'NEW')).toEqual([])
  nothing()
})

test.each([
  ['whose answer is lost', { kind: 'drop', commit: false }],
  ['that was rejected', { kind: 'code', code: '2003' }],
] as const)('a close %s does not hide that the exchange closed the position', async (_, fault) => {
  exchange.movePrice('SOL-USDC', '180', true)
  await place({ market: 'SOL-USDC', stopLoss: '175' })
  const { user, history } = await open()
  exchange.faults.set({ path: closeOrder.path, ...fault })
  await expect(sendClose(newest('SOL-USDC'), crypto.randomUUID())).rejects.toThrow()
  passSecond()
  await refresh()
  exchange.movePrice('SOL-USDC', '174', true)
  await refresh()
  const told = within(status()).getByText(/SOLUSDC LONG ×10.*by stop loss|positions closed by stop loss/)
  await user.click(within(told.closest<HTMLElement>('.toast')!).getByRole('button', { name: 'View' }))
  await waitFor(() => expect(history.location.href).toBe('/futures/market/SOL-USDC?tab=history'))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Orders and positions' })).toHaveFocus())
})

test('first load, toggling all markets, another market, and coming back report nothing twice', async () => {
  const { user, go } = await open('SOL-USDC')
  nothing()
  await user.click(screen.getByRole('checkbox', { name: 'All markets' }))
  await waitFor(() => expect(queryClient.getQueryData(ordersQuery(name('SOL-USDC')).queryKey)).toBeDefined())
  nothing()

  exchange.movePrice('SOL-USDC', '150', true)
  await refresh('SOL-USDC')
  expect(within(status()).getAllByText(/closed by stop loss/)).toHaveLength(1)
  await user.click(within(status()).getByRole('button', { name: 'Dismiss this message' }))

  // The list of all markets is older: the position is open in it, and closed in its next response.
  await user.click(screen.getByRole('checkbox', { name: 'All markets' }))
  await refresh()
  nothing()
  await go('/market/ETH-USDC')
  await refresh()
  nothing()
})

test('the next user sees no events of the previous one', async () => {
  await open()
  // The same page refetches, for a user who has none of these orders.
  exchange.faults.set({ path: listOrders.path, kind: 'body', body: '{"result":"ok","orders":[]}', times: 0 })
  act(() => queryClient.clear())
  await act(() => queryClient.fetchQuery(ordersQuery()))
  expect(listed()).toEqual([])
  nothing()
})

test('what was about to be reported when the session ended is not', async () => {
  await open()
  const items = listed().map((order) => ({ ...order, state: 'CLOSED' as const, closureType: 'LIQUIDATION' }))
  await act(async () => {
    queryClient.setQueryData(ordersQuery().queryKey, { items, unreadable: 0 })
    otherTab('sessionExpiry', null)
    await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))
  })
  nothing()
})

test('news of several markets lead to the one on screen, those of a failed order, own or not, to the orders', async () => {
  const { history } = await open()
  otherTab('futuresMarket', 'ETH-USDC')
  const told: ToastMessage[] = []
  const of = (orderId: string, market: string, state: string) =>
    position({ orderId, market, state, closureType: state === 'CLOSED' ? 'LIQUIDATION' : null })
  const before = [of('e', 'ETH-USDC', 'ACTIVE'), of('s', 'SOL-USDC', 'ACTIVE'), of('f', 'SOL-USDC', 'NEW')]
  await see(before)
  onTestFinished(onOrderNews((message) => void told.push(message)))
  orderMarks.add(before[2]!.orderId, 'closedHere')
  await see([of('e', 'ETH-USDC', 'CLOSED'), of('s', 'SOL-USDC', 'CLOSED'), of('f', 'SOL-USDC', 'ACTIVATING_FAIL')])
  expect(told.map(({ kind, sticky, topic }) => [kind, sticky, topic])).toEqual([
    ['error', true, 'e s'],
    ['error', undefined, 'f'],
  ])
  for (const [at, href] of ['BTC-USDC?tab=history', 'SOL-USDC?tab=orders'].entries()) {
    act(() => told[at]?.action?.onPress())
    await waitFor(() => expect(history.location.href).toBe(`/futures/market/${href}`))
  }
})

test('neither an unreadable list nor a checked activation hides what happened to an order', async () => {
  await open()
  const of = (state: string, closureType: string | null) => position({ orderId: 'u', state, closureType })
  await see([of('ACTIVE', null)])
  const told: ToastMessage[] = []
  onTestFinished(onOrderNews((message) => void told.push(message)))
  await see([], 1)
  await see([], 1)
  expect(told).toEqual([])
  await see([of('CLOSED', 'LIQUIDATION')])
  expect(told).toMatchObject([{ kind: 'error', topic: 'u' }])

  await see([position({ orderId: 'p', state: 'NEW' })])
  await checkPayment({ kind: 'initialize', eventId: EventId.parse('unknown') }).catch(() => {})
  await see([])
  expect(told.slice(1)).toMatchObject([{ kind: 'info', topic: 'p' }])
})

test('a rollover is reported when its date has moved, where contracts are rolled over, to those who had a position before', async () => {
  await open()
  const profile = await queryClient.fetchQuery(futuresProfileQuery)
  expect(profile.contractRollover).toBe(true)
  const [before, date] = [listed(), profile.nextRolloverDate ?? 0]
  const move = (by: number, fields: object) => {
    const moved = { ...profile, ...fields, nextRolloverDate: date + by } as typeof profile
    act(() => void queryClient.setQueryData(futuresProfileQuery.queryKey, moved))
  }
  move(1, { contractRollover: false })
  await see(before.map((order) => ({ ...order, created: (date + 1) as Instant })))
  move(2, {})
  // What the orders go through in these days is not read.
  await see([...before])
  move(2, {})
  nothing()
  exchange.moveClock((profile.nextRolloverDate ?? 0) - exchange.world.nowMs + 60_000)
  await act(() => queryClient.invalidateQueries({ ...futuresProfileQuery, refetchType: 'all' }))
  expect(within(status()).getByText('Your contracts were rolled over')).toBeVisible()
  expect(within(status()).getByText(/^Next rollover: \d{4}-\d\d-\d\d 08:00 UTC$/)).toBeVisible()
})
