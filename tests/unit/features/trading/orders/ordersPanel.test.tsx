// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOrders, type Order } from '../../../../../src/api/order.ts'
import { createOrder } from '../../../../../src/api/orderChanges.ts'
import type { MarketName } from '../../../../../src/api/scalars.ts'
import { orderUnderWay } from '../../../../../src/features/trading/order-form/placement.ts'
import { steadyNow } from '../../../../../src/platform/clock.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient as client } from '../../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { setPrice } from '../../../../../src/queries/prices.ts'
import { d, NOON, position } from '../../../domain/builders.ts'
import { openApp } from '../../../openApp.tsx'
import {
  agePrices,
  bitcoin,
  dialogClosed,
  dialogOpened,
  fault,
  openCached,
  openMore,
  openTab,
  panel,
  plain,
  press,
} from '../tradingPage.ts'

/** The trading page of BTC at 51 000 with these orders. */
async function showOrders(orders: readonly Order[], width = 1440) {
  const app = await openCached({ orders, price: '51000' }, { width })
  return { ...app, openTab: (name: RegExp) => openTab(app.user, name) }
}

/** The list of all markets, or of one, is these orders from now on. */
const list = (items: Order[], market?: MarketName, unreadable = 0) =>
  act(() => void client.setQueryData(ordersQuery(market).queryKey, { items, unreadable }))
const rows = () => panel().getAllByRole('row').slice(1)
const heads = () => Array.from(panel().getAllByRole('columnheader'), ({ textContent }) => textContent)

test('the positions of all markets are listed, each at its own market’s price, and the box limits them to this one; an empty list leads back', async () => {
  const { user } = await showOrders([
    position({ market: 'ETH-USDC', startPrice: '3000' }),
    position({ orderId: '2', market: 'OLD-USDC', startPrice: '3000' }),
  ])
  const of = (market: string) => within(panel().getByRole('row', { name: new RegExp(market) }))
  for (const figure of ['+100.0000', '0.333333']) expect(of('ETHUSDC').getByText(figure)).toBeVisible()
  expect(of('ETHUSDC').getByRole('link')).toBeVisible()
  // A market that is no longer listed has no price, and so no P&L, and no page to link to.
  expect(of('OLDUSDC').queryByText(/[+−]\d+\.\d{4}/)).toBeNull()
  expect(of('OLDUSDC').queryByRole('link')).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'All markets', checked: true }))
  expect(screen.getByText('No open positions on BTCUSDC.')).toBeVisible()
  expect(localStorage.getItem('allMarkets')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Show all markets' }))
  expect(of('ETHUSDC').getByRole('link')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'All markets' })).toBeChecked()
})

/** Closed trades, newest first; the earlier one was created, the later it was closed. */
const history = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    position({
      orderId: `closed ${index}`,
      state: 'CLOSED',
      amount: `${100 + index}`,
      closePrice: '51000',
      created: NOON - index * 60_000,
      closeDate: NOON + index * 60_000,
    }),
  )

test('cards announce their sort key and direction; on a phone those of positions are sorted from the menu', async () => {
  const positions = [
    position({ liquidation: '45750' }),
    position({ orderId: 'b', startPrice: '66000', liquidation: '0' }),
  ]
  const closed = history(2).map((order) => ({ ...order, feeOpen: d('1') }))
  const { openTab, user } = await showOrders([...positions, ...closed], 390)
  const cards = () =>
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent))
  expect(cards()[0]).toMatch(/Quantity, BTC0\.02.*Liquidation45 750\.00.*Close$/)
  // Rounded down, like the form's; a price of 0 is unknown.
  expect(cards()[1]).toMatch(/Quantity, BTC0\.015151\D.*Liquidation–/)
  await openMore(user)
  await user.click(screen.getByRole('button', { name: 'Sort: Market' }))
  // Orders of one market cannot be sorted by market.
  await user.click(screen.getByRole('checkbox', { name: 'All markets' }))
  await openMore(user)
  expect(screen.getByRole('button', { name: 'Sort: Created, descending' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sort: Market' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Close positions…' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sort: P&L, KXT' }))
  expect(panel().getAllByRole('status')[0]).toHaveTextContent('P&L, KXT, descending')
  await openMore(user)
  expect(screen.getByRole('button', { name: /^Sort: P&L, KXT, (?:de|a)scending$/ })).toBeVisible()
  // Each tab has its own.
  await openTab(/^Order history/)
  expect(screen.getByRole('button', { name: 'Created, descending' })).toBeVisible()
  // After fees, as they are sorted.
  expect(cards()[1]).toMatch(/net \+19\.2000 KXTROI \+20\.00 %.*13:59 UTC.*14:01 UTC$/)
})

test('sorting announces key and direction, nothing before; positions sorted by P&L move with the price, but not under the pointer', async () => {
  const items = [position(), position({ orderId: '2', type: 'SHORT' })]
  const { openTab, user } = await showOrders(items)
  const first = () => rows()[0]?.textContent
  const status = panel().getAllByRole('status')[0]
  expect(status).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'P&L, KXT' }))
  expect(status).toHaveTextContent('P&L, KXT, descending')
  expect(first()).toContain('LONG')
  act(() => setPrice(client, { market: bitcoin.market, price: d('49000') }, steadyNow()))
  await waitFor(() => expect(first()).toContain('SHORT'))
  await user.hover(rows()[0]!)
  act(() => setPrice(client, { market: bitcoin.market, price: d('52000') }, steadyNow()))
  await waitFor(() => expect(first()).toContain('−40.0000'))
  expect(first()).toContain('SHORT')
  await user.unhover(rows()[0]!)
  await waitFor(() => expect(first()).toContain('LONG'))
  await user.hover(rows()[0]!)
  list([...items, position({ orderId: '3', startPrice: '9' })])
  await waitFor(() => expect(rows()[2]).toHaveTextContent('BTC9.00'))
  // By the keyboard, below a pointer that rests.
  act(() => screen.getByRole('button', { name: /^P&L, KXT/ }).focus())
  await user.keyboard('{Enter}{Enter}')
  expect(rows()[0]).toHaveTextContent('BTC9.00')
  await openTab(/^Order history/)
  expect(status).toBeEmptyDOMElement()
})

test('the history shows closing times in UTC and can be sorted by them, why a position was closed, and its net P&L', async () => {
  const fees = { feeOpen: '1', feeFunding: '0', feeClose: '1' }
  const closed = { state: 'CLOSED', created: NOON - 120_000, closeDate: NOON + 120_000 }
  const liquidated = position({ ...closed, ...fees, closePrice: '45250', closureType: 'LIQUIDATION' })
  const { openTab, user } = await showOrders([...history(2), liquidated])
  await openTab(/^Order history/)
  const last = ['Liquidation', '−97.0000', '1.0000 / 1.0000 / 0.0000', '11-21 13:58', '11-21 14:02']
  for (const text of last) expect(rows()[2]).toHaveTextContent(text)
  expect(rows()[1]).toHaveTextContent('Manual')
  expect(screen.getByRole('columnheader', { name: 'Net P&L' })).toBeVisible()
  act(() => storage.rowDetails.set(true))
  await user.click(screen.getByRole('button', { name: 'Closed, UTC' }))
  expect(rows()[0]).toHaveTextContent('−97.0000')
  expect(screen.getByRole('columnheader', { name: /Closed, UTC/ })).toHaveAttribute('aria-sort', 'descending')
  // The two dates share a column.
  expect(screen.getByRole('button', { name: 'Closed, UTC, descending' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Created, UTC' })).toBeVisible()
  await openTab(/^Positions/)
  await openTab(/^Order history/)
  expect(rows()[0]).toHaveTextContent('−97.0000')
})

test('several are closed from the bar of positions and orders, in a narrow window from its menu; the history can only be exported', async () => {
  const open = [position(), position({ orderId: '2' }), position({ orderId: '3', state: 'NEW' })]
  const { openTab, user } = await showOrders([...open, ...history(1)])
  expect(screen.getByRole('button', { name: 'Close positions…' })).toBeVisible()
  await openMore(user)
  expect(screen.getAllByRole('button', { name: 'Close positions…' })).toHaveLength(1)
  await openTab(/^Orders/)
  expect(screen.queryByRole('button', { name: /^C.* (positions|orders)…/ })).toBeNull()
  await openTab(/^Order history/)
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close positions…' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
})

test('the menu closes by Escape, which returns the focus, by a click outside and by a choice', async () => {
  const { user } = await showOrders([position()])
  const opener = screen.getByRole('button', { name: 'More actions' })
  // Of a single position.
  for (const name of ['Close positions…', 'Next page']) expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  // Its words, which take no focus: neither may the panel around the menu.
  await user.click(panel().getByText('Details'))
  expect(screen.getByRole('checkbox', { name: 'Details' })).toBeChecked()
  await user.click(document.body)
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await dialogOpened()
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('a row has three controls and one line, until details are switched on in the menu, permanently', async () => {
  const fees = { feeOpen: '0.6', feeFunding: '0.05' }
  const { user } = await showOrders([position({ liquidation: '45750', takeProfit: '60000', ...fees })])
  const row = () => panel().getByRole('row', { name: /BTCUSDC/ })
  const controls = () => [...row().querySelectorAll('a, button')].map(({ textContent }) => textContent)
  // Market price and ROI in a wide window only.
  const order = 'Market|Side|Amount, KXT|Quantity|Entry price|Market price|Liquidation|Stop loss|Take profit'
  expect(heads().join('|')).toBe(`${order}|P&L, KXT|ROI|Created, UTC|Actions`)
  expect(controls()).toEqual(['BTCUSDC', 'SL/TP', 'Close'])
  expect(within(row()).getByRole('link')).toHaveAttribute('href', '/futures/market/BTC-USDC')
  const profit = within(row()).getByText('+20.0000').closest<HTMLElement>('[title]')
  expect(plain(profit?.title ?? null)).toMatch(/^ROI \+20\.00 %, net P&L \+\d+\.\d{4}, fees so far 0\.6500$/)

  await openMore(user)
  await user.click(screen.getByRole('checkbox', { name: 'Details' }))
  expect(localStorage.getItem('futuresRowDetails')).toBe('true')
  expect(controls()).toEqual(['BTCUSDC', 'SL/TP', 'Close'])
  // The distance to liquidation is 5 250 of 51 000.
  for (const figure of ['+20.0000', '+20.00 %', '51 000.00', '10.29 %', '0.6500'])
    expect(plain(row().textContent)).toContain(figure)
  expect(screen.getByTitle('Opening 0.6000, funding 0.0500')).toBeVisible()
  // For screen readers its header is the order, and two values of one cell are separated.
  const textsOf = (role: string) =>
    within(row())
      .getAllByRole(role)
      .map(({ textContent }) => plain(textContent))
  expect(textsOf('rowheader')).toEqual(['BTCUSDC', expect.stringContaining('LONG')])
  expect(heads()).toContain('Stop loss, Take profit')
  expect(textsOf('cell')).toContain('–, 60 000.00')
})

test('below the positions are their totals over all pages; unknown ones are dashes', async () => {
  const items = Array.from({ length: 11 }, (_, index) =>
    position({ orderId: `${index}`, ...(index === 0 ? { stopLoss: '49000' } : {}) }),
  )
  const { openTab, user } = await showOrders([...items, ...history(1)])
  // In a wide window and in a narrow one, of which a style sheet hides one.
  const sum = (name: string) => plain(screen.getAllByText(name, { selector: 'dt' })[0]!.nextElementSibling!.textContent)
  await screen.findByText('Total P&L')
  expect(sum('Total P&L')).toBe('+220.0000')
  // Ten positions without a stop risk their margin, one risks 2 % of its value.
  expect(sum('At risk')).toBe('1 020.0000')
  expect(sum('Net exposure')).toBe('+11 220')
  expect([sum('Net P&L'), sum('Long'), sum('Short')]).toEqual(['+213.2680', '11 220', '0'])
  act(() => agePrices(12_000))
  await waitFor(() => expect(panel().getAllByText(/1\d s/)).toHaveLength(11))
  expect(within(screen.getByRole('region', { name: 'Balance' })).getByText(/1\d s/)).toBeInTheDocument()
  // Another page, another sorting and another tab start at the first page.
  const turn = () => user.click(panel().getByRole('button', { name: 'Next page' }))
  await turn()
  expect(rows()).toHaveLength(1)
  // An order under way is the first row of the first page, and moves the others on.
  const order = createOrder.request.parse({ market: 'BTC-USDC', type: 'LONG', amount: '1', leverage: 10 })
  const sent = { order, idsBefore: null, ids: null, isPending: true, isUnknown: false }
  act(() => orderUnderWay.set({ flow: null, waiting: null, sent }))
  expect(rows().map((row) => within(row).queryAllByRole('button', { name: /^Close/ }).length)).toEqual([1, 1])
  act(() => orderUnderWay.set({ flow: null, waiting: null, sent: null }))
  await user.click(screen.getByRole('button', { name: 'Market' }))
  expect(rows()).toHaveLength(10)
  await turn()
  for (const tab of [/^Order history/, /^Positions/]) await openTab(tab)
  expect(rows()).toHaveLength(10)
  list(items, undefined, 1)
  await waitFor(() => expect(sum('Total P&L')).toBe('–'))
  expect(sum('At risk')).toBe('–')
  list([position()])
  await waitFor(() => expect(screen.queryByText('Total P&L')).toBeNull())
})

test('a new trader sees what the empty tab will list, and three steps, each with a link; none once a position has a stop', async () => {
  await showOrders([])
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(panel().getByRole('tabpanel')).toHaveTextContent(/Nothing here.*No open positions/)
  const steps = await screen.findByRole('region', { name: 'First steps' })
  const items = () =>
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(items()).toEqual([
    expect.stringContaining('Activate the balance, done'),
    expect.stringContaining('Choose an amount and press LONG or SHORT.'),
    expect.stringContaining('The price at which the position is closed'),
  ])
  list([position()])
  expect(await within(steps).findByRole('button', { name: 'Set it for BTCUSDC' })).toBeVisible()
  list([position({ stopLoss: '49000' })])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
})

test('a step is done once the list above has the filled order, while the list of all markets still has it pending', async () => {
  storage.allMarkets.set(false)
  await showOrders([])
  const steps = await screen.findByRole('region', { name: 'First steps' })
  list([position({ state: 'ACTIVATING' })])
  list([position()], bitcoin.market)
  expect(await within(steps).findByRole('button', { name: 'Set it for BTCUSDC' })).toBeVisible()
  list([position({ stopLoss: '49000' })], bitcoin.market)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
})

const buttonAt = (row: number) => within(rows()[row]!).getByRole('button', { name: /^Close/ })
const old = [position({ orderId: '1' }), position({ orderId: '2', type: 'SHORT' })]
const aim = { coords: { clientX: 700, clientY: 400 } }
/** The clock stands still, however long the test takes. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

test('a press on a row that has just slid under the pointer does nothing; at the next moment, or after a movement, it counts', async () => {
  const { user } = await showOrders(old)
  await user.pointer({ target: buttonAt(0), ...aim })
  stopClock()
  list([position({ orderId: '3' }), ...old])
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.pointer([{ keys: '[MouseLeft]', target: buttonAt(0), ...aim }])
  await user.pointer([{ keys: '[TouchA]', target: buttonAt(0), coords: { clientX: 0, clientY: 0 } }])
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await user.pointer([
    { target: buttonAt(0), coords: { clientX: 730, clientY: 410 } },
    { keys: '[MouseLeft]', target: buttonAt(0), coords: { clientX: 730, clientY: 410 } },
  ])
  await dialogOpened()
  await user.click(press('Cancel'))
  await dialogClosed()
  // A key always counts, also after a press that ended elsewhere.
  list([position({ orderId: '4' }), position({ orderId: '3' }), ...old])
  await waitFor(() => expect(rows()).toHaveLength(4))
  fireEvent.pointerDown(buttonAt(0), { clientX: 730, clientY: 410 })
  act(() => buttonAt(0).focus())
  await user.keyboard('{Enter}')
  await dialogOpened()
})

test('a row that slides under a finger already down is not pressed', async () => {
  await showOrders(old)
  fireEvent.pointerDown(buttonAt(0), { pointerType: 'touch' })
  list([position({ orderId: '3' }), ...old])
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(fireEvent.click(buttonAt(0), { detail: 1 }), 'a phone clicks what is there when the finger lifts').toBe(false)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('once the page on screen has gone, a press on the rows in its place does nothing at first, and a new order does not bring it back; another list starts at its first', async () => {
  const of = (length: number) => Array.from({ length }, (_, index) => position({ orderId: `${index}` }))
  const { user, openTab } = await showOrders(of(21))
  const turn = () => user.click(panel().getByRole('button', { name: 'Next page' }))
  await turn()
  await turn()
  expect(rows()).toHaveLength(1)
  await user.pointer({ target: buttonAt(0), ...aim })
  stopClock()
  list(of(20))
  await waitFor(() => expect(rows()).toHaveLength(10))
  fireEvent.pointerDown(buttonAt(0), { pointerType: 'mouse', clientX: 700, clientY: 400 })
  expect(fireEvent.click(buttonAt(0), { detail: 1 })).toBe(false)
  list([...of(21), ...history(11)])
  expect(await panel().findByText('11–20 of 21')).toBeVisible()
  await turn()
  await openTab(/^Order history/)
  expect(panel().getByText('1–10 of 11')).toBeVisible()
})

test('a rejected list of orders shows its code', async () => {
  fault({ path: listOrders.path, kind: 'code', code: 7002, times: 0 })
  await openApp({ path: '/market/BTC-USDC' })
  expect(await screen.findByText('Data could not be loaded')).toBeVisible()
  expect(screen.getByText('Code 7002')).toBeVisible()
})
