// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Fees } from '../../../src/features/info/Fees.tsx'
import { MarketPicker } from '../../../src/features/trading/market/MarketPicker.tsx'
import { OrdersPanel } from '../../../src/features/trading/orders/OrdersPanel.tsx'
import { TradingRoute } from '../../../src/features/trading/page/TradingRoute.tsx'
import { DialogHost } from '../../../src/features/trading/dialogs/DialogHost.tsx'
import { i18n } from '../../../src/i18n/i18n.ts'
import { feeRatesQuery } from '../../../src/queries/markets.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { listFeeRates, listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { openExchange, prepareContestTests, showContests } from '../../unit/features/contests/contestScreen.tsx'
import { layOut, priced, showTrading } from '../../unit/features/trading/tradingScreen.tsx'

prepareContestTests()
beforeEach(async () => {
  layOut()
  localStorage.clear()
  await i18n.changeLanguage('en')
})

const bitcoin = priced('BTC-USDC')
const ONE = '1 entry could not be shown.'
const THREE = '3 entries could not be shown.'
const unreadable = [null, 7, { orderId: {}, market: 'x' }]

type Opened = ReturnType<typeof openExchange>

/** Answers a call as the exchange would, but with entries that cannot be read beside the good ones of the list named. */
async function spoil({ ask, exchange }: Opened, endpoint: Endpoint, list: string, bad: unknown[] = unreadable, payload: object = {}) {
  const body = await ask(endpoint, payload)
  const entries = body[list]
  if (!Array.isArray(entries)) throw new Error(`${list} is no list`)
  exchange.faults.set({ path: endpoint.path, kind: 'body', body: JSON.stringify({ ...body, [list]: [...bad, ...(entries as unknown[])] }), times: 0 })
}

test('orders: the number is told below the good ones, once, follows the answers, and goes with the next whole one', async () => {
  const opened = openExchange()
  await spoil(opened, listOrders, 'orders')
  localStorage.setItem('allMarkets', 'true')
  const { client } = await showTrading(() => (
    <DialogHost>
      <OrdersPanel market={bitcoin} markets={[bitcoin]} />
    </DialogHost>
  ))
  const panel = within(screen.getByRole('region', { name: 'Orders and positions' }))
  const line = await panel.findByText(THREE)
  expect(line.closest('[role=status]')).toBeVisible()
  expect(panel.getAllByText(/BTCUSDC/)[0]).toBeVisible()
  const refresh = () => act(() => client.invalidateQueries(ordersQuery()))

  // The same answer again: the words are the same node, so nothing is announced again.
  const words = line.lastChild
  await refresh()
  expect(panel.getByText(THREE).lastChild).toBe(words)
  await userEvent.click(panel.getByRole('tab', { name: /^Order history/ }))
  expect(panel.getByText(THREE)).toBeVisible()

  opened.exchange.faults.clear()
  await spoil(opened, listOrders, 'orders', [null])
  await refresh()
  expect(await panel.findByText(ONE)).toBeVisible()

  // A failure shows the last good answer, and so its number.
  opened.exchange.faults.clear()
  opened.exchange.faults.set({ path: listOrders.path, kind: 'malformed' })
  await refresh()
  expect(panel.getByText(ONE)).toBeVisible()

  await refresh()
  await waitFor(() => expect(panel.queryByText(/could not be shown/)).toBeNull())
})

test('orders: where none can be read, the empty tab says so too', async () => {
  const { exchange } = openExchange()
  exchange.faults.set({ path: listOrders.path, kind: 'body', body: JSON.stringify({ result: 'ok', orders: unreadable }), times: 0 })
  await i18n.changeLanguage('pl')
  await showTrading(() => <OrdersPanel market={bitcoin} markets={[bitcoin]} />)
  expect(await screen.findByText('Pominięto 3 nieczytelne wpisy.')).toBeVisible()
})

test('the market list', async () => {
  const opened = openExchange()
  await spoil(opened, listMarkets, 'markets')
  await showTrading(() => <MarketPicker market={bitcoin.market} />)
  await userEvent.click(screen.getByRole('button', { name: /^BTCUSDC/ }))
  expect(await screen.findByText(THREE)).toBeVisible()
  expect(screen.getAllByRole('option').length).toBeGreaterThan(5)
})

test('a market that is not listed may be the one that could not be read', async () => {
  const opened = openExchange()
  await spoil(opened, listMarkets, 'markets', [null])
  await showTrading(() => <TradingRoute marketName="GONE-USDC" />)
  expect(await screen.findByRole('heading', { name: /GONE/ })).toBeVisible()
  expect(await screen.findByText(ONE)).toBeVisible()
})

test('the fee table', async () => {
  const opened = openExchange()
  await spoil(opened, listFeeRates, 'list')
  const { client } = await showTrading(() => <Fees rates={useQuery(feeRatesQuery)} />)
  expect(await screen.findByText(THREE)).toBeVisible()
  expect(screen.getByText('BTCUSDC')).toBeVisible()
  opened.exchange.faults.clear()
  await act(() => client.invalidateQueries(feeRatesQuery))
  await waitFor(() => expect(screen.queryByText(THREE)).toBeNull())
})

test('the lists of contests and the leaderboard, each its own', async () => {
  const opened = openExchange()
  const { contestUserToken } = opened.exchange.account('demo@paper.example')
  await spoil(opened, listActiveContests, 'list', [null])
  await spoil(opened, listHistoryContests, 'list')
  await spoil(opened, getContestForUser, 'leaderboard', [null, { rank: 0 }], { contestId: '1041', contestUserToken })
  await showContests()
  const region = (name: string) => within(screen.getByRole('region', { name }))
  await screen.findByRole('heading', { level: 1, name: 'Autumn ROI Cup' })
  expect(await region('Active contests').findByText(ONE)).toBeVisible()
  expect(await region('Past contests').findByText(THREE)).toBeVisible()
  expect(await region('Leaderboard').findByText('2 entries could not be shown.')).toBeVisible()
  expect(region('Leaderboard').getByText('1–10 of 86')).toBeVisible()
})

test('the markets a contest counts', async () => {
  const opened = openExchange()
  const { contestUserToken } = opened.exchange.account('demo@paper.example')
  await spoil(opened, getContestForUser, 'markets', ['?'], { contestId: '1041', contestUserToken })
  await showContests()
  const named = await screen.findByText(/^BTCUSDC, ETHUSDC, SOLUSDC, ADAUSDC/)
  expect(await within(named).findByText(ONE)).toBeVisible()
})
