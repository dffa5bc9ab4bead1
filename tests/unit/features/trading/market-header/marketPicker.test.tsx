// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MarketPicker } from '../../../../../src/features/trading/market-header/MarketPicker.tsx'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import type { Order } from '../../../../../src/api/order.ts'
import { position } from '../../../domain/builders.ts'
import { layOut, priced, type PricedMarket, showTrading, startTexts, tellMarkets } from '../tradingScreen.tsx'

const silent = setupServer(http.post('*/futures/api/*', () => HttpResponse.error()))

beforeAll(async () => {
  layOut()
  silent.listen()
  await startTexts()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => silent.close())

const some = [
  priced('ETH-USDC', '3284.61', '3300'),
  priced('BTC-USDC', '67418.25', '67400'),
  priced('ADA-USDC', '0.61274', '0.6', 5),
  priced('DOGE-USDC', '0.15907', null, 5),
]

async function open(markets: PricedMarket[] = some, unreadable = 0, orders: Order[] = []) {
  const shown = await showTrading(
    () => (
      <>
        <MarketPicker market={some[1]!.market} />
        <button type="button">Elsewhere</button>
      </>
    ),
    (client) => {
      tellMarkets(client, markets, { unreadable })
      client.setQueryData(ordersQuery().queryKey, { items: orders, unreadable: 0 })
    },
  )
  const trigger = screen.getByRole('button', { name: /^BTCUSDC/ })
  await userEvent.click(trigger)
  const search = await screen.findByRole('combobox', { name: 'Search markets' })
  await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'))
  return { ...shown, trigger, search }
}
const rows = () => screen.queryAllByRole('option')
const names = () => rows().map((row) => /^[A-Z0-9]+?USDC/.exec(row.textContent)?.[0])
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return rows().filter((row) => row.id === id).map((row) => /^[A-Z]+?USDC/.exec(row.textContent)?.[0])
}

test('the search has the focus, all markets stand below it in the order of the alphabet, with their prices', async () => {
  const { search } = await open()
  expect(search).toHaveFocus()
  expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'DOGEUSDC', 'ETHUSDC'])
  for (const said of ['0.61274', 'rising']) expect(rows()[0]).toHaveTextContent(said)
  for (const said of ['3 284.61', 'falling']) expect(rows()[3]).toHaveTextContent(said)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BTCUSDC')
})

test.each(['da', 'DA', 'a-us', 'ada/usdc', ' ada usdc '])('“%s” finds ADAUSDC', async (typed) => {
  await open([...some, priced('SOL-USDC'), priced('XRP-USDC')])
  await userEvent.keyboard(typed)
  expect(names()).toEqual(['ADAUSDC'])
  expect(active()).toEqual(['ADAUSDC'])
})

test('the place that matches is marked', async () => {
  await open()
  await userEvent.keyboard('da')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['DA'])
})

test('arrows move, Enter goes to the market and closes, the focus is back', async () => {
  const { path, trigger } = await open()
  expect(active()).toEqual(['BTCUSDC'])
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toEqual(['DOGEUSDC'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe('/market/DOGE-USDC'))
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(trigger).toHaveFocus()
})

test('a press picks too', async () => {
  const { path } = await open()
  await userEvent.click(screen.getByRole('option', { name: /ETHUSDC/ }))
  await waitFor(() => expect(path()).toBe('/market/ETH-USDC'))
})

test('Esc closes, picks nothing and gives the focus back', async () => {
  const { path, trigger } = await open()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(trigger).toHaveFocus()
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(path()).toBe('/market/BTC-USDC')
})

test('Tab goes on, over the star, without picking what is active', async () => {
  const { path } = await open()
  await userEvent.keyboard('{ArrowDown}{Tab}{Tab}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  expect(path()).toBe('/market/BTC-USDC')
})

test('a press elsewhere closes, a second press on the trigger too', async () => {
  const { trigger } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('combobox')).toBeNull()

  await userEvent.click(trigger)
  expect(await screen.findByRole('combobox')).toBeVisible()
  await userEvent.click(trigger)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('nothing found says so, and the search can be cleared and goes on', async () => {
  const { search } = await open()
  await userEvent.keyboard('zzz')
  expect(screen.getByText('No market matches “zzz”.')).toBeVisible()
  const status = await screen.findByText('0 markets found')
  expect(within(status).queryByRole('button')).toBeNull()

  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
  expect(search).toHaveFocus()
  expect(search).toHaveValue('')
  expect(names()).toHaveLength(4)
  await userEvent.keyboard('eth{Enter}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('of a thousand markets only those in sight are drawn, and the last is a few letters away', async () => {
  const { path } = await open([some[1]!, ...Array.from({ length: 999 }, (_, index) => priced(`M${String(index).padStart(3, '0')}-USDC`))])
  expect(rows().length).toBeGreaterThan(5)
  expect(rows().length).toBeLessThan(50)
  expect(rows()[0]).toHaveAttribute('aria-setsize', '1000')

  await userEvent.keyboard('m998{Enter}')
  await waitFor(() => expect(path()).toBe('/market/M998-USDC'))
})

test('a refresh changes the prices and leaves search and rows where they are', async () => {
  const { client, search } = await open()
  await userEvent.keyboard('a')
  const before = rows()
  tellMarkets(client, some.map((market) => (market.market === 'ADA-USDC' ? priced('ADA-USDC', '0.7', '0.61274', 5) : market)))
  await waitFor(() => expect(rows()[0]).toHaveTextContent('0.70000'))
  expect(rows()[0]).toBe(before[0])
  expect(search).toHaveValue('a')
  expect(search).toHaveFocus()
})

test('a star keeps a market on top from the next time the list is opened, above own markets and the others', async () => {
  const { trigger } = await open(some, 0, [position({ market: 'ETH-USDC' }), position({ orderId: '2', market: 'BTC-USDC', state: 'CANCELED' })])
  await userEvent.click(rows()[2]!.querySelector('.market-star')!)
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(names()).toEqual(['ADAUSDC', 'BTCUSDC', 'DOGEUSDC', 'ETHUSDC'])
  expect(rows()[2]).toHaveAccessibleName(/favourite/)

  await userEvent.click(trigger)
  await userEvent.click(trigger)
  await screen.findByRole('combobox')
  await waitFor(() => expect(names()).toEqual(['DOGEUSDC', 'ETHUSDC', 'ADAUSDC', 'BTCUSDC']))
})

test('by keyboard the star is beside the search, for the active row, and is taken back there', async () => {
  const { path } = await open()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  const star = screen.getByRole('button', { name: 'Favourite: DOGEUSDC' })
  expect(star).toHaveFocus()
  expect(star).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard(' ')
  expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(rows()[2]).toHaveAccessibleName(/favourite/)
  await userEvent.keyboard(' ')
  expect(star).toHaveAttribute('aria-pressed', 'false')
  expect(path()).toBe('/market/BTC-USDC')
})
