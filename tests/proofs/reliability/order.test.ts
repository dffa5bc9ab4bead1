// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { MarketName } from '../../../src/api/scalars.ts'
import { storage } from '../../../src/platform/storage.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { priceQuery } from '../../../src/queries/markets.ts'
import { ordersQuery } from '../../../src/queries/orders.ts'
import { refreshTrading } from '../../../src/queries/ordersNow.ts'
import { priceOf, pricesFeed } from '../../../src/queries/prices.ts'
import { walletQuery } from '../../../src/queries/wallets.ts'
import { size } from './figure.ts'

const RUNS = size(100, 1_000)
const PAGES = size(20, 300)
const MARKETS = ['BTC-USDC', 'ETH-USDC', 'ADA-USDC'].map((name) => MarketName.parse(name))
/** Prices that identify their market. */
const PRICES: Record<string, string> = { 'BTC-USDC': '67000', 'ETH-USDC': '3300', 'ADA-USDC': '0.5' }

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The scheduler decides when each call is answered; the response is the state at the time of the request. */
function exchangeOf(scheduler: fc.Scheduler, tell: (path: string, body: { market?: string }) => object) {
  const order = async (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const fields = tell(path, JSON.parse(body) as { market?: string })
    await scheduler.schedule(Promise.resolve(), path)
    signal.throwIfAborted()
    return Response.json({ result: 'ok', ...fields })
  }
  vi.stubGlobal('fetch', order)
}
/** Until a released response has reached the cache. */
const arrive = () => new Promise((resolve) => setTimeout(resolve))
const wallet = (value: number) => ({ initialized: true, list: [{ value, lockedValue: 0 }] })

test('responses in any order: after a change the exchange’s latest state is shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('poll', 'change', 'answer'), { minLength: 1, maxLength: 12 }),
      async (scheduler, actions) => {
        let value = 1
        exchangeOf(scheduler, (path) => (path.includes('wallets') ? wallet(value) : { orders: [] }))
        const stops = [new QueryObserver(queryClient, walletQuery), new QueryObserver(queryClient, ordersQuery())].map(
          (observer) => observer.subscribe(() => {}),
        )
        const waiting: Promise<unknown>[] = []
        for (const action of actions) {
          if (action === 'poll')
            waiting.push(queryClient.refetchQueries({ queryKey: ['wallet'] }, { cancelRefetch: false }))
          if (action === 'answer' && scheduler.count() > 0) await scheduler.waitOne().then(arrive)
          if (action === 'change') {
            value += 1
            waiting.push(refreshTrading())
          }
        }
        waiting.push(refreshTrading())
        await scheduler.waitFor(Promise.all(waiting))
        expect(queryClient.getQueryData(walletQuery.queryKey)?.entry?.value).toBe(String(value))
        for (const stop of stops) stop()
        queryClient.clear()
      },
    ),
    { numRuns: RUNS },
  )
})

test('market switches and answers in any order: no market ever has the price of another', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...MARKETS), { minLength: 2, maxLength: 10 }),
      fc.array(fc.boolean()),
      async (scheduler, visits, answers) => {
        exchangeOf(scheduler, (_, { market = '' }) => ({ price: PRICES[market] }))
        const poll = new QueryObserver(queryClient, priceQuery(visits[0]!))
        const stopPoll = poll.subscribe(() => {})
        const wrong: unknown[] = []
        let here = visits[0]!
        const stop = pricesFeed(queryClient)(() => {
          const { price } = priceOf(queryClient, here)
          if (price !== null && price !== PRICES[here]) wrong.push([here, price])
        })
        for (const [index, market] of visits.entries()) {
          here = market
          poll.setOptions(priceQuery(market))
          const { price } = priceOf(queryClient, market)
          if (price !== null) expect(price).toBe(PRICES[market])
          if (answers[index] && scheduler.count() > 0) await scheduler.waitOne().then(arrive)
        }
        await scheduler.waitAll()
        await arrive()
        expect(wrong).toEqual([])
        stop()
        stopPoll()
        queryClient.clear()
      },
    ),
    { numRuns: RUNS },
  )
})

test('responses and the end of the session in any order: no marker remains', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 0, max: 5 }), async (scheduler, before) => {
      vi.resetModules()
      vi.doMock('../../../src/platform/mainSite.ts', async (original) => ({
        ...(await original<object>()),
        redirectTo: () => {},
      }))
      const [{ call }, fresh, { storage: kept }, { listWallets }] = await Promise.all([
        import('../../../src/queries/call/call.ts'),
        import('../../../src/queries/call/session.ts'),
        import('../../../src/platform/storage.ts'),
        import('../../../src/api/wallet.ts'),
      ])
      exchangeOf(scheduler, () => wallet(1))
      const requests = Array.from({ length: 5 }, () => call(listWallets, {}).catch(() => {}))
      for (let count = 0; count < before; count += 1) if (scheduler.count() > 0) await scheduler.waitOne().then(arrive)
      fresh.session.logout()
      await scheduler.waitFor(Promise.all(requests))
      expect(kept.sessionExpiry.get()).toBeNull()
    }),
    { numRuns: PAGES },
  )
  expect(storage.sessionExpiry.get()).toBeNull()
  expect(session.isOver()).toBe(false)
})
