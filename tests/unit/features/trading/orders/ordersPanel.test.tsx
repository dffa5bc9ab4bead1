// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOrders, type Order } from '../../../../../src/api/order.ts'
import { createOrder } from '../../../../../src/api/orderChanges.ts'
import type { MarketName } from '../../../../../src/api/scalars.ts'
import { chooseHidden } from '../../../../../src/app/command-palette/chooseHidden.ts'
import { orderUnderWay } from '../../../../../src/features/trading/order-form/placement.ts'
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
async function showOrders({
  items,
  width = 1440,
  price = '51000',
  hasDetails = false,
}: {
  items: readonly Order[]
  price?: string | null
  width?: number
  hasDetails?: boolean
}) {
  storage.rowDetails.set(hasDetails)
  const app = await openCached({ orders: items, price }, { width })
  return { ...app, openTab: (name: RegExp) => openTab(app.user, name) }
}

/** The list of all markets, or of one, is these orders from now on. */
const list = (items: Order[], market?: MarketName, unreadable = 0) =>
  act(() => void client.setQueryData(ordersQuery(market).queryKey, { items, unreadable }))
const rows = () => panel().getAllByRole('row').slice(1)
const heads = () => Array.from(panel().getAllByRole('columnheader'), ({ textContent }) => textContent)

test('each position is valued at its own market’s price', async () => {
  await showOrders({
    items: [
      position({ orderId: '1', startPrice: '50000' }),
      position({ orderId: '2', market: 'ETH-USDC', startPrice: '3000' }),
      position({ orderId: '3', market: 'OLD-USDC', startPrice: '3000' }),
    ],
  })

  const profitOf = (market: string) => within(panel().getByRole('row', { name: new RegExp(market) }))
  expect(profitOf('BTCUSDC').getByText('+20.0000')).toBeVisible()
  expect(profitOf('ETHUSDC').getByText('+100.0000')).toBeVisible()
  expect(profitOf('ETHUSDC').getByText('0.333333')).toBeVisible()
  // A market that is no longer listed has no price, and so no P&L, and no page to link to.
  expect(profitOf('OLDUSDC').queryByText(/[+−]\d+\.\d{4}/)).toBeNull()
  expect(profitOf('OLDUSDC').queryByRole('link')).toBeNull()
  expect(profitOf('BTCUSDC').getByRole('link')).toBeVisible()
})

test('an empty tab shows the specified text, and what it will list', async () => {
  const { openTab } = await showOrders({ items: [] })
  expect(panel().getByRole('tabpanel')).toHaveTextContent(/Nothing here.*No open positions/)
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  await openTab(/^Orders/)
  expect(panel().getByRole('tabpanel')).toHaveTextContent(/Nothing here.*No pending orders/)
})

test('a rejected list of orders shows its code', async () => {
  fault({ path: listOrders.path, kind: 'code', code: 7002, times: 0 })
  await openApp({ path: '/market/BTC-USDC' })
  expect(await screen.findByText('Data could not be loaded')).toBeVisible()
  expect(screen.getByText('Code 7002')).toBeVisible()
})

test('with details a position shows its share of the margin, current price, distance to liquidation, and fees so far', async () => {
  await showOrders({
    items: [position({ liquidation: '45750', feeOpen: '0.6', feeFunding: '0.05' })],
    hasDetails: true,
  })
  const row = plain(panel().getByRole('row', { name: /BTCUSDC/ }).textContent)
  expect(row).toContain('+20.0000')
  expect(row).toContain('+20.00 %')
  expect(row).toContain('51 000.00')
  // 5 250 of 51 000.
  expect(row).toContain('10.29 %')
  expect(row).toContain('0.6500')
  expect(screen.getByTitle('Opening 0.6000, funding 0.0500')).toBeVisible()
})

test('without a price, dependent values are dashes', async () => {
  await showOrders({ items: [position({ liquidation: '45750' })], price: null, hasDetails: true })
  const dashes = within(panel().getByRole('row', { name: /BTCUSDC/ })).getAllByText('–')
  // Price now, distance, both levels, P&L, return, net and fees.
  expect(dashes).toHaveLength(8)
})

test('the positions of all markets are listed, and the box limits them to this one; an empty list leads back, and it is stored', async () => {
  const { user } = await showOrders({ items: [position({ market: 'ETH-USDC' })] })
  await user.click(screen.getByRole('checkbox', { name: 'All markets', checked: true }))
  expect(screen.getByText('No open positions on BTCUSDC.')).toBeVisible()
  expect(localStorage.getItem('allMarkets')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Show all markets' }))
  expect(panel().getByRole('row', { name: /ETHUSDC/ })).toBeVisible()
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
  const items = [
    position({ liquidation: '45750' }),
    position({ orderId: 'b', startPrice: '66000', liquidation: '0' }),
    ...history(2),
  ]
  const { openTab, user } = await showOrders({ items, width: 390 })
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
  expect(screen.getByRole('button', { name: 'Sort: Created', pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sort: Market' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Close positions…' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sort: P&L, KXT' }))
  expect(panel().getAllByRole('status')[0]).toHaveTextContent('P&L, KXT, descending')
  await openMore(user)
  expect(screen.getByRole('button', { name: 'Sort: P&L, KXT', pressed: true })).toBeVisible()
  // Each tab has its own.
  await openTab(/^Order history/)
  expect(screen.getByRole('button', { name: 'Created, descending' })).toBeVisible()
  expect(cards()[1]).toMatch(/net .*13:59 UTC.*14:01 UTC$/)
})

test('positions sorted by P&L move with the price, but not under the pointer', async () => {
  const items = [position(), position({ orderId: '2', type: 'SHORT' })]
  const { user } = await showOrders({ items })
  const first = () => rows()[0]?.textContent
  await user.click(screen.getByRole('button', { name: 'P&L, KXT' }))
  expect(first()).toContain('LONG')
  act(() => setPrice(client, { market: bitcoin.market, price: d('49000') }))
  await waitFor(() => expect(first()).toContain('SHORT'))
  await user.hover(rows()[0]!)
  act(() => setPrice(client, { market: bitcoin.market, price: d('52000') }))
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
})

test('sorting announces key and direction; nothing is announced before a click', async () => {
  const { openTab, user } = await showOrders({ items: [position()] })
  const status = panel().getAllByRole('status')[0]
  expect(status).toBeEmptyDOMElement()
  await user.click(screen.getByRole('button', { name: 'Market' }))
  expect(status).toHaveTextContent('Market, ascending')
  await user.click(screen.getByRole('button', { name: 'Market' }))
  expect(status).toHaveTextContent('Market, descending')
  await openTab(/^Order history/)
  expect(status).toBeEmptyDOMElement()
})

test('a row’s header is its order, and two values of one cell are separated for screen readers', async () => {
  await showOrders({ items: [position({ takeProfit: '60000' })], hasDetails: true })
  const row = within(panel().getByRole('row', { name: /BTCUSDC/ }))
  expect(row.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'BTCUSDC',
    expect.stringContaining('LONG'),
  ])
  expect(heads()).toContain('Stop loss, Take profit')
  expect(row.getAllByRole('cell').map(({ textContent }) => plain(textContent))).toContain('–, 60 000.00')
})

test('the history shows closing times in UTC, and can be sorted by them', async () => {
  const { openTab, user } = await showOrders({ items: history(3), hasDetails: true })
  await openTab(/^Order history/)
  expect(rows()[2]).toHaveTextContent('11-21 13:58')
  expect(rows()[2]).toHaveTextContent('11-21 14:02')
  await user.click(screen.getByRole('button', { name: 'Closed, UTC' }))
  expect(rows()[0]).toHaveTextContent('102.0000')
  expect(screen.getByRole('columnheader', { name: /Closed, UTC/ })).toHaveAttribute('aria-sort', 'descending')
  // The two dates share a column.
  expect(screen.getByRole('button', { name: 'Closed, UTC, descending' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Created, UTC' })).toBeVisible()
  await openTab(/^Positions/)
  await openTab(/^Order history/)
  expect(rows()[0]).toHaveTextContent('102.0000')
})

test('several are closed from the bar of positions and orders, in a narrow window from its menu; the history can only be exported', async () => {
  const { openTab, user } = await showOrders({
    items: [position(), position({ orderId: '2' }), position({ orderId: '3', state: 'NEW' }), ...history(1)],
  })
  expect(screen.getByRole('button', { name: 'Close positions…' })).toBeVisible()
  await openMore(user)
  expect(screen.getAllByRole('button', { name: 'Close positions…' })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
  await openTab(/^Orders/)
  expect(screen.queryByRole('button', { name: /^C.* (positions|orders)…/ })).toBeNull()
  await openTab(/^Order history/)
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close positions…' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible()
})

test('the menu closes by Escape, which returns the focus, by a click outside and by a choice', async () => {
  const { user } = await showOrders({ items: [position()] })
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
  const { user } = await showOrders({ items: [position({ liquidation: '45750', feeOpen: '0.6' })] })
  const row = () => within(panel().getByRole('row', { name: /BTCUSDC/ }))
  // Market price and ROI in a wide window only.
  const order = 'Market|Side|Amount, KXT|Quantity|Entry price|Market price|Liquidation|Stop loss|Take profit'
  expect(heads().join('|')).toBe(`${order}|P&L, KXT|ROI|Created, UTC|Actions`)
  const controls = () =>
    [...row().getAllByRole('link'), ...row().getAllByRole('button')].map(({ textContent }) => textContent)
  expect(controls()).toEqual(['BTCUSDC', 'SL/TP', 'Close'])
  expect(row().getByRole('link')).toHaveAttribute('href', '/futures/market/BTC-USDC')
  expect(plain(row().getByText('+20.0000').closest('[title]')!.getAttribute('title'))).toMatch(
    /^ROI \+20\.00 %, net P&L \+\d+\.\d{4}, fees so far 0\.6000$/,
  )
  expect(row().getByText('11-21 14:00')).toHaveAttribute('title')
  act(() => chooseHidden(true))
  await waitFor(() => expect(screen.queryByTitle(/^ROI \+/)).toBeNull())

  await openMore(user)
  await user.click(screen.getByRole('checkbox', { name: 'Details' }))
  expect(heads()).toContain('Entry price, Market price')
  expect(controls()).toEqual(['BTCUSDC', 'SL/TP', 'Close'])
  expect(localStorage.getItem('futuresRowDetails')).toBe('true')
  expect(screen.queryByTitle(/^Opening 0/)).toBeNull()
  act(() => chooseHidden(false))
})

test('below the positions are their totals over all pages; unknown ones are dashes', async () => {
  const items = Array.from({ length: 11 }, (_, index) =>
    position({ orderId: `${index}`, ...(index === 0 ? { stopLoss: '49000' } : {}) }),
  )
  const { openTab, user } = await showOrders({ items: [...items, ...history(1)] })
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

test('the history says why each position was closed, with its net P&L as in the results', async () => {
  const fees = { feeOpen: '1', feeFunding: '0', feeClose: '1' }
  const { openTab } = await showOrders({
    items: [
      position({ state: 'CLOSED', closePrice: '45250', closureType: 'LIQUIDATION', ...fees }),
      position({ orderId: '2', type: 'SHORT', state: 'CLOSED', closePrice: '49000', closureType: null }),
    ],
  })
  await openTab(/^Order history/)
  expect(rows().map((row) => /Liquidation|Manual/.exec(row.textContent)?.[0])).toEqual(['Liquidation', 'Manual'])
  expect(screen.getByRole('columnheader', { name: 'Net P&L' })).toBeVisible()
  expect(rows()[0]).toHaveTextContent('−97.0000')
  expect(rows()[0]).toHaveTextContent('1.0000 / 1.0000 / 0.0000')
})

test('a new trader sees three steps, each with a link, and none once a position has a stop', async () => {
  await showOrders({ items: [] })
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
  await showOrders({ items: [] })
  const steps = await screen.findByRole('region', { name: 'First steps' })
  list([position({ state: 'ACTIVATING' })])
  list([position()], bitcoin.market)
  expect(await within(steps).findByRole('button', { name: 'Set it for BTCUSDC' })).toBeVisible()
  list([position({ stopLoss: '49000' })], bitcoin.market)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
})

test('a press on a row that has just slid under the pointer does nothing; at the next moment, or after a movement, it counts', async () => {
  const old = [position({ orderId: '1' }), position({ orderId: '2', type: 'SHORT' })]
  const { user } = await showOrders({ items: old })
  const buttonAt = (row: number) => within(rows()[row]!).getByRole('button', { name: /^Close/ })
  const aim = { coords: { clientX: 700, clientY: 400 } }
  await user.pointer({ target: buttonAt(0), ...aim })
  // The clock stands still, however long this takes.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
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

test('a press on the rows of a page that comes in the place of one that has gone does nothing at first', async () => {
  const many = Array.from({ length: 11 }, (_, index) => position({ orderId: `p${index}` }))
  const { user } = await showOrders({ items: many })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  const buttonAt = (row: number) => within(rows()[row]!).getByRole('button', { name: /^Close/ })
  const aim = { coords: { clientX: 700, clientY: 400 } }
  await user.pointer({ target: buttonAt(0), ...aim })
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  list(many.slice(0, 10))
  await waitFor(() => expect(rows()).toHaveLength(10))
  fireEvent.pointerDown(buttonAt(0), { pointerType: 'mouse', clientX: 700, clientY: 400 })
  expect(fireEvent.click(buttonAt(0), { detail: 1 })).toBe(false)
})

test('a row that slides under a finger already down is not pressed', async () => {
  const old = [position({ orderId: '1' }), position({ orderId: '2', type: 'SHORT' })]
  await showOrders({ items: old })
  const buttonAt = (row: number) => within(rows()[row]!).getByRole('button', { name: /^Close/ })
  fireEvent.pointerDown(buttonAt(0), { pointerType: 'touch' })
  list([position({ orderId: '3' }), ...old])
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(fireEvent.click(buttonAt(0), { detail: 1 }), 'a phone clicks what is there when the finger lifts').toBe(false)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('once the page on screen has gone, a new order does not bring it back; another list starts at its first', async () => {
  const of = (length: number) => Array.from({ length }, (_, index) => position({ orderId: `${index}` }))
  const { user, openTab } = await showOrders({ items: of(21) })
  const turn = () => user.click(panel().getByRole('button', { name: 'Next page' }))
  await turn()
  await turn()
  expect(rows()).toHaveLength(1)
  list(of(20))
  await waitFor(() => expect(rows()).toHaveLength(10))
  list([...of(21), ...history(11)])
  expect(await panel().findByText('11–20 of 21')).toBeVisible()
  await turn()
  await openTab(/^Order history/)
  expect(panel().getByText('1–10 of 11')).toBeVisible()
})
