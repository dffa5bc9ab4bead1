// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { listMarkets } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { stillClock } from '../../sandbox/paper.ts'
import { openApp } from '../openApp.tsx'
import { openExchange } from '../openExchange.ts'

const ONE = '1 entry could not be shown.'
const THREE = '3 entries could not be shown.'
const unreadable = [null, 7, { orderId: {}, market: 'x' }]

type Opened = ReturnType<typeof openExchange>

/** The exchange's response with unreadable entries added to one list. */
async function addUnreadable(
  { ask, tell }: Opened,
  endpoint: Endpoint,
  list: string,
  bad: unknown[] = unreadable,
  payload: object = {},
) {
  const body = await ask(endpoint, payload)
  const entries = body[list]
  if (!Array.isArray(entries)) throw new Error(`${list} is no list`)
  tell(endpoint.path, { ...body, [list]: [...bad, ...(entries as unknown[])] })
}

test('orders: the number of unreadable entries is announced below the others, once, follows the responses, and disappears with the next complete one', async () => {
  const opened = openExchange(stillClock)
  await addUnreadable(opened, listOrders, 'orders')
  const { queryClient } = await openApp({ path: '/market/BTC-USDC' })
  const panel = within(await screen.findByRole('region', { name: 'Orders and positions' }))
  const line = await panel.findByText(THREE)
  const place = line.closest('[role=status]')
  // With the list's name: two lists may say it at once.
  expect(place).toHaveTextContent(`Orders and positions:${THREE}`)
  expect(panel.getAllByText(/BTCUSDC/)[0]).toBeVisible()
  const refresh = () =>
    act(async () => {
      await queryClient.invalidateQueries(ordersQuery())
      await new Promise<void>((resolve) => notifyManager.schedule(() => resolve()))
    })

  // An equal response keeps the text node, so nothing is announced again.
  const words = line.lastChild
  await refresh()
  expect(panel.getByText(THREE).lastChild).toBe(words)
  await userEvent.click(panel.getByRole('tab', { name: /^Order history/ }))
  expect(panel.getByText(THREE)).toBeVisible()

  opened.exchange.faults.clear()
  await addUnreadable(opened, listOrders, 'orders', [null])
  await refresh()
  expect(await panel.findByText(ONE)).toBeVisible()

  // After a failure the last successful response stays on screen, with its number.
  opened.exchange.faults.clear()
  opened.exchange.faults.set({ path: listOrders.path, kind: 'malformed' })
  await refresh()
  expect(panel.getByText(ONE)).toBeVisible()

  await refresh()
  // The place stays: a screen reader announces only what comes into one that it knows.
  await waitFor(() => expect(place).toBeEmptyDOMElement())
  expect(place).toBeVisible()
})

test('of a thousand unreadable entries the number is written like others, and none is said to be missing', async () => {
  const opened = openExchange(stillClock)
  opened.tell(listOrders.path, { orders: Array.from({ length: 1_000 }, () => null) })
  await openApp({ path: '/market/BTC-USDC' })
  expect(await screen.findByText('1 000 entries could not be shown.')).toBeVisible()
  expect(screen.queryByText('Nothing here')).toBeNull()
})

test('the market list', async () => {
  const opened = openExchange(stillClock)
  await addUnreadable(opened, listMarkets, 'markets')
  await openApp({ path: '/market/BTC-USDC' })
  await userEvent.click(await screen.findByRole('button', { name: /^BTCUSDC/ }))
  expect(await screen.findByText(THREE)).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
})

test('an unlisted market may be the unreadable one, and so may orders on it', async () => {
  const opened = openExchange(stillClock)
  await addUnreadable(opened, listMarkets, 'markets')
  opened.tell(listOrders.path, { orders: [null] })
  await openApp({ path: '/market/GONE-USDC' })
  expect(await screen.findByRole('heading', { name: /GONE/ })).toBeVisible()
  expect(await screen.findByText(THREE)).toBeVisible()
  expect(await screen.findByText(ONE)).toBeVisible()
  expect(screen.queryByText('Still open')).toBeNull()
})

test('the contest lists, the leaderboard and the markets that count in it, each separately', async () => {
  const opened = openExchange(stillClock)
  const { contestUserToken } = opened.exchange.account('demo@paper.example')
  await addUnreadable(opened, listActiveContests, 'list', [null])
  await addUnreadable(opened, listHistoryContests, 'list')
  const payload = { contestId: '1041', contestUserToken }
  await addUnreadable(opened, getContestForUser, 'leaderboard', [null, { rank: 0 }], payload)
  await addUnreadable(opened, getContestForUser, 'markets', ['?'], payload)
  await openApp({ path: '/contests' })
  const region = (name: string) => within(screen.getByRole('region', { name }))
  await screen.findByRole('heading', { level: 1, name: 'Autumn ROI Cup' })
  expect(await region('Active contests').findByText(ONE)).toBeVisible()
  expect(await region('Past contests').findByText(THREE)).toBeVisible()
  expect(await region('Leaderboard').findByText('2 entries could not be shown.')).toBeVisible()
  expect(region('Leaderboard').getByText('1–10 of 86')).toBeVisible()
  // The count is below the names, in the same value.
  const value = screen.getByText(/^BTCUSDC, ETHUSDC, SOLUSDC, ADAUSDC/).closest('dd')
  expect(value && (await within(value).findByText(ONE))).toBeVisible()
})
