// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMarkets } from '../../../../../src/api/market.ts'
import { listOrders } from '../../../../../src/api/order.ts'
import { MarketName } from '../../../../../src/api/scalars.ts'
import { favourites } from '../../../../../src/features/trading/market/favourites.ts'
import { dayNow } from '../../../../../src/features/trading/market/useDayOpen.ts'
import { config } from '../../../../../src/platform/config.ts'
import { storage } from '../../../../../src/platform/storage.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { dayOpenQuery, feedQuery } from '../../../../../src/queries/candles.ts'
import { marketsQuery } from '../../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { d, market, position } from '../../../domain/builders.ts'
import { amountField, hold, openTrading, tell, tellOrders } from '../tradingPage.ts'

/** A market as the exchange lists it. */
const listed = (name: string, price: string | null = '50000', pricePrecision = 2) => ({
  ...market({ market: name, pricePrecision }),
  price,
})

const before = [
  listed('ETH-USDC', '3300'),
  listed('BTC-USDC', '67000'),
  listed('ADA-USDC', '0.6', 5),
  listed('DOGE-USDC', null, 5),
]
const some = [
  listed('ETH-USDC', '3284.61'),
  listed('BTC-USDC', '67000'),
  listed('ADA-USDC', '0.61274', 5),
  listed('DOGE-USDC', '0.15907', 5),
]

async function refresh(markets: object[]) {
  tell(listMarkets.path, { markets })
  await act(() => queryClient.invalidateQueries(marketsQuery))
}

/** The open picker with these markets; some of them had other prices before. */
async function open(markets = some) {
  tell(listMarkets.path, { markets: before })
  const app = await openTrading()
  await refresh(markets)
  const trigger = screen.getByRole('button', { name: /^BTCUSDC/ })
  await app.user.click(trigger)
  const search = await screen.findByRole('combobox', { name: 'Search markets' })
  await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'))
  return { ...app, trigger, search, path: () => app.history.location.pathname }
}
const rows = () => screen.queryAllByRole('option')
const names = () => rows().map((row) => /^[A-Z0-9]+?USDC/.exec(row.textContent)?.[0])
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return rows()
    .filter((row) => row.id === id)
    .map((row) => /^[A-Z]+?USDC/.exec(row.textContent)?.[0])
}

test('the search has the focus, and all markets are listed alphabetically with their prices', async () => {
  const { search } = await open()
  expect(search).toHaveFocus()
  await waitFor(() => expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'DOGEUSDC', 'ETHUSDC']))
  for (const text of ['0.61274', 'rising']) expect(rows()[0]).toHaveTextContent(text)
  expect(rows()[0]).toHaveAttribute('aria-posinset', '1')
  for (const text of ['3 284.61', 'falling']) expect(rows()[3]).toHaveTextContent(text)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BTCUSDC')
})

test('with a data feed the list shows the change since 00:00 UTC, and is sorted by it when asked for', async () => {
  config.datafeed = '/datafeed'
  onTestFinished(() => void (config.datafeed = null))
  const opens = { 'ETH-USDC': d('3000'), 'BTC-USDC': d('67000'), 'ADA-USDC': d('0.7'), 'DOGE-USDC': null }
  for (const [name, price] of Object.entries(opens))
    queryClient.setQueryData(dayOpenQuery(MarketName.parse(name), dayNow()).queryKey, price)
  const { user } = await open()
  expect(rows()[3]).toHaveTextContent('+9.49 %')
  expect(rows()[2]).not.toHaveTextContent('%')
  const button = screen.getByRole('button', { name: /^Change since/ })
  const turn = () => user.click(button)
  screen.getByRole('listbox').scrollTop = 100
  await turn()
  await waitFor(() => expect(names()).toEqual(['ETHUSDC', 'BTCUSDC', 'ADAUSDC', 'DOGEUSDC']))
  expect(screen.getByRole('listbox').scrollTop).toBe(0)
  expect(button).toHaveTextContent(/, descending$/)
  await turn()
  expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'ETHUSDC', 'DOGEUSDC'])
  await turn()
  expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'DOGEUSDC', 'ETHUSDC'])
})

test('a feed that does not answer in time is asked for one group of markets, and none is said to be sorted', async () => {
  config.datafeed = '/nothing'
  onTestFinished(() => {
    config.datafeed = null
    vi.restoreAllMocks()
  })
  await open([...some, ...Array.from({ length: 9 }, (_, index) => listed(`M${index}-USDC`))])
  queryClient.setQueryData(feedQuery.queryKey, [{ resolution: '1', name: '1' }])
  const asked = new Set<string>()
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    const symbol = new URL(path, 'http://feed.test').searchParams.get('symbol')
    if (symbol !== null) asked.add(symbol)
    signal?.throwIfAborted()
  })
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const button = screen.getByRole('button', { name: /^Change since/ })
  fireEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  expect(button).not.toHaveTextContent('descending')
  expect(asked.size).toBe(6)
})

test('it is closed by a click elsewhere, a second click on the trigger, or Escape, after which an arrow opens it', async () => {
  const { trigger, user } = await open()
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await user.click(amountField())
  expect(screen.queryByRole('combobox')).toBeNull()

  await user.click(trigger)
  expect(await screen.findByRole('combobox')).toBeVisible()
  await user.click(trigger)
  expect(screen.queryByRole('combobox')).toBeNull()

  await user.click(trigger)
  expect(await screen.findByRole('combobox')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(trigger).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('combobox')).toBeVisible()
})

/** Safari focuses no button: a press moves the focus to the nearest element around it that takes it. */
function pressInSafari(button: HTMLElement) {
  fireEvent.pointerDown(button)
  act(() => button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus())
  fireEvent.click(button)
}

test('in Safari the star is set and the list stays, until Escape or a second click on the trigger', async () => {
  const { trigger, user } = await open()
  pressInSafari(screen.getByRole('button', { name: 'Favourite: BTCUSDC' }))
  expect(favourites.get()).toEqual(['BTC-USDC'])
  expect(screen.getByRole('combobox')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()

  await user.click(trigger)
  expect(await screen.findByRole('combobox')).toHaveFocus()
  pressInSafari(trigger)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('without matches it says so, and the search can be cleared', async () => {
  const { search, user } = await open()
  await user.keyboard('zzz')
  expect(screen.getByText('No market matches “zzz”.')).toBeVisible()
  const status = await screen.findByText('0 markets found')
  expect(within(status).queryByRole('button')).toBeNull()
  await user.click(screen.getByText('No market matches “zzz”.'))
  expect(search).toBeVisible()

  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
  expect(search).toHaveFocus()
  expect(search).toHaveValue('')
  expect(names()).toHaveLength(4)
  await user.keyboard('eth{Enter}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a key is shown before its rows, and Enter takes what is typed; the list is closed before the page follows', async () => {
  const { search, path } = await open()
  act(() => {
    flushSync(() => fireEvent.change(search, { target: { value: 'eth' } }))
    expect(search).toHaveValue('eth')
    expect(names()).toHaveLength(4)
    // Held on the button that opened the list, it chooses nothing.
    flushSync(() => fireEvent.keyDown(search, { key: 'Enter', repeat: true }))
    expect(search).toBeInTheDocument()
    flushSync(() => fireEvent.keyDown(search, { key: 'Enter' }))
    expect(search).not.toBeInTheDocument()
    expect(path()).toBe('/futures/market/BTC-USDC')
  })
  await waitFor(() => expect(path()).toBe('/futures/market/ETH-USDC'))
})

test('while a row is active its name stays, and shows the new price; left and active again, it says that', async () => {
  const { user } = await open()
  await user.keyboard('{ArrowUp}')
  const row = rows()[0]!
  expect(row).toHaveAccessibleName(/0\.61274/)
  await refresh(some.map((one) => (one.market === 'ADA-USDC' ? listed('ADA-USDC', '0.7', 5) : one)))
  await waitFor(() => expect(row).toHaveTextContent('0.70000'))
  expect(row).toHaveAccessibleName(/0\.61274/)
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(row).toHaveAccessibleName(/0\.70000/)
})

test('starred markets are on top the next time the list opens, then own ones, also if they become known while it is open', async () => {
  storage.allMarkets.set(false)
  tellOrders(position({ market: 'ETH-USDC' }), position({ orderId: '2', market: 'BTC-USDC', state: 'CANCELED' }))
  const answer = hold(listOrders.path)
  const { trigger, user } = await open()
  await user.click(rows()[2]!.querySelector('.market-star')!)
  expect(screen.getByRole('combobox')).toHaveFocus()
  answer()
  await waitFor(() => expect(queryClient.getQueryData(ordersQuery().queryKey)).toBeDefined())
  await refresh(some)
  expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'DOGEUSDC', 'ETHUSDC'])
  expect(rows()[2]).toHaveAccessibleName(/favourite/)
  await user.dblClick(trigger)
  await waitFor(() => expect(names()).toEqual(['DOGEUSDC', 'ETHUSDC', 'ADAUSDC', 'BTCUSDC']))
})

test('with favourites, at which the list opens, the active row is there, too, however far below', async () => {
  tellOrders()
  favourites.set([MarketName.parse('ETH-USDC')])
  await open([...some, ...Array.from({ length: 30 }, (_, index) => listed(`A${index}-USDC`))])
  expect(names()[0]).toBe('ETHUSDC')
  expect(active()).toEqual(['BTCUSDC'])
})

test('by keyboard the star of the active row is next to the search, and can be undone there', async () => {
  const { path, user } = await open()
  await user.keyboard('{ArrowDown}{Tab}')
  const star = screen.getByRole('button', { name: 'Favourite: DOGEUSDC' })
  expect(star).toHaveFocus()
  expect(star).toHaveAttribute('aria-pressed', 'false')
  await user.keyboard(' ')
  expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(rows()[2]).toHaveAccessibleName(/favourite/)
  await user.keyboard(' ')
  expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(path()).toBe('/futures/market/BTC-USDC')
})
