// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPosition } from '../../../gallery/view/orders.ts'
import { listOrders } from '../../../src/api/order.ts'
import { MarketName } from '../../../src/api/scalars.ts'
import { PRICE_MAX_AGE_MS } from '../../../src/constants/limits.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { knownOrderIds } from '../../../src/queries/knownOrderIds.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { fetchOrdersNow, refreshOrders, refreshTrading } from '../../../src/queries/ordersNow.ts'
import { walletQuery } from '../../../src/queries/wallets.ts'

const market = MarketName.parse('BTC-USDC')

/** Responses in the order of the requests; each arrives when the test decides, even if the page has aborted it. Null: a failure. */
const waiting: ((state: string | null) => void)[] = []
const settled = () => expect.poll(() => queryClient.isFetching()).toBe(0)
beforeEach(() => {
  waiting.length = 0
  queryClient.mount()
  vi.stubGlobal('fetch', (path: string) => {
    if (!path.endsWith(listOrders.path)) return Promise.reject(new TypeError('not of this test'))
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push((state) =>
      resolve(
        state === null
          ? new Response('', { status: 503 })
          : Response.json({ result: 'ok', orders: [{ ...openPosition, market, state }] }),
      ),
    )
    return promise
  })
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** A page that polls the market's orders and has shown the first response, an order in this state; returns the shown state. */
async function watch(first: string) {
  const stop = new QueryObserver(queryClient, ordersQuery(market)).subscribe(() => {})
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.(first)
  await settled()
  const state = () => queryClient.getQueryData(ordersQuery(market).queryKey)?.items[0]?.state
  return { state, stop }
}

const poll = () => queryClient.invalidateQueries({ queryKey: ordersQuery(market).queryKey })
const check = () => fetchOrdersNow(market)
const refresh = () => refreshOrders(market, new AbortController().signal)

test.each([
  ['a poll', poll, 'a refresh after a change', refresh],
  ['a poll', poll, 'a refresh with the balance', refreshTrading],
  ['a poll', poll, 'a check', check],
  ['a check', check, 'a poll', poll],
  ['a refresh after a change', refresh, 'that of another', refresh],
])('the answer to %s does not replace that to %s, asked for later', async (_, ask, __, askLater) => {
  const page = await watch('ACTIVE')
  const earlier = ask()
  await expect.poll(() => waiting).toHaveLength(2)
  const later = askLater()
  await expect.poll(() => waiting).toHaveLength(3)
  waiting[2]?.('CLOSED')
  await later
  expect(page.state()).toBe('CLOSED')
  waiting[1]?.('ACTIVE')
  await earlier
  await settled()
  expect(page.state()).toBe('CLOSED')
  page.stop()
})

test.each([
  ['poll', poll],
  ['check', check],
])('the answer to a %s sent before a change is not shown after it, even if the refresh fails', async (_, ask) => {
  const page = await watch('NEW')
  const asked = ask()
  await expect.poll(() => waiting).toHaveLength(2)

  const refreshed = refresh()
  await expect.poll(() => waiting).toHaveLength(3)
  waiting[2]?.(null)
  await expect(refreshed).rejects.toMatchObject({ kind: 'http' })
  waiting[1]?.('ACTIVE')
  await asked
  await settled()
  expect(page.state()).toBe('NEW')
  page.stop()
})

test('while all orders are shown, a check of one market reads all of them, and fills their list only', async () => {
  const stop = new QueryObserver(queryClient, ordersQuery()).subscribe(() => {})
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]?.('ACTIVE')
  await settled()
  const checked = check()
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.('CLOSED')
  await checked
  expect(queryClient.getQueryData(ordersQuery().queryKey)?.items[0]?.state).toBe('CLOSED')
  expect(queryClient.getQueryData(ordersQuery(market).queryKey)).toBeUndefined()
  stop()
})

test('the orders known before one is sent are those of the newer list, if it is young and was asked for since the last change', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'ok', orders: [] }))
  const read = () => Promise.all([fetchOrdersNow(market), fetchOrdersNow()])
  const age = (ms: number, of?: MarketName) =>
    queryClient.setQueryData(ordersQuery(of).queryKey, (list) => list, { updatedAt: Date.now() - ms })
  await read()
  queryClient.setQueryData(ordersQuery(market).queryKey, { items: [openPosition], unreadable: 0 })
  age(1_000)
  expect(knownOrderIds(market)).toEqual([openPosition.orderId])
  age(2_000, market)
  expect(knownOrderIds(market)).toEqual([])
  age(PRICE_MAX_AGE_MS + 1_000)
  age(PRICE_MAX_AGE_MS + 2_000, market)
  expect(knownOrderIds(market)).toBeNull()
  await read()
  expect(knownOrderIds(market)).toEqual([])
  await refreshTrading()
  expect(knownOrderIds(market)).toBeNull()
})

test.each([
  ['an order', refresh],
  ['the balance', refreshTrading],
])('after a change of %s the lists that are not on screen are outdated, and so is the balance', async (_, refresh) => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'ok', orders: [] }))
  const keys = [ordersQuery().queryKey, walletQuery.queryKey]
  for (const key of keys) queryClient.setQueryData<unknown>(key, { items: [] })
  await refresh()
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
