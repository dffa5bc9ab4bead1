import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, expect, test, vi } from 'vitest'
import { listMarkets } from '../../src/api/market.ts'
import { createOrder, listOrders } from '../../src/api/order.ts'
import {
  getFuturesProfile,
  setContractRollover,
  terminateAfter401,
  terminateSession,
} from '../../src/api/user.ts'
import { resetWallet } from '../../src/api/wallet.ts'
import { order, paper } from './paper.ts'

afterEach(() => vi.useRealTimers())

const count = async ({ read }: ReturnType<typeof paper>) => (await read(listOrders)).orders.items.length

test('one key is one order, however often it is sent', async () => {
  const desk = paper()
  const before = await count(desk)
  const key = { 'idempotency-key': 'a-key-of-one-confirmation' }
  const answers = [
    await desk.ask(createOrder, order(), key),
    await desk.ask(createOrder, order(), key),
    await desk.ask(createOrder, order(), key),
  ]
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  expect(await count(desk)).toBe(before + 1)
  expect(desk.exchange.journal().map(({ outcome }) => outcome)).toEqual(['ok', 'again', 'again'])
  await desk.ask(createOrder, order())
  expect(await count(desk)).toBe(before + 2)
})

test('a rejection is stored with its key, too, and a key belongs to its call', async () => {
  const desk = paper()
  const key = { 'idempotency-key': 'k' }
  expect((await desk.ask(createOrder, order({ amount: '1' }), key)).code).toBe(1003)
  expect((await desk.ask(createOrder, order(), key)).code).toBe(1003)
  expect((await desk.ask(resetWallet, { payCode: '246810' }, key)).result).toBe('ok')
})

test('a connection broken before the effect loses the order, after it only the response', async () => {
  const desk = paper()
  const before = await count(desk)
  for (const [commit, more] of [
    [false, 0],
    [true, 1],
  ] as const) {
    desk.exchange.faults.set({ path: createOrder.path, kind: 'drop', commit })
    const response = await desk.post(createOrder.path, order())
    expect(response.type).toBe('error')
    expect(await count(desk)).toBe(before + more)
  }
})

test('faults affect the named call, for the given number of times', async () => {
  const { exchange, post, ask } = paper()
  exchange.faults.set({ path: listOrders.path, kind: 'status', status: 429, retryAfter: '7', times: 2 })
  expect((await ask(listMarkets)).result).toBe('ok')
  const first = await post(listOrders.path, {})
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await post(listOrders.path, {})).status).toBe(429)
  expect((await post(listOrders.path, {})).status).toBe(200)

  exchange.faults.set({ path: '*', kind: 'code', code: 9000 })
  expect(await ask(listOrders)).toEqual({ result: 'error', code: 9000 })
  exchange.faults.set({ path: listOrders.path, kind: 'malformed' })
  await expect(ask(listOrders)).rejects.toThrow(SyntaxError)
  exchange.faults.set({ path: listOrders.path, kind: 'body', body: '<html>', contentType: 'text/html' })
  expect(await (await post(listOrders.path, {})).text()).toBe('<html>')
  exchange.faults.set({ path: listOrders.path, kind: 'status', status: 204, times: 0 })
  for (let again = 0; again < 4; again++) expect((await post(listOrders.path, {})).status).toBe(204)
  exchange.faults.clear()
  expect((await post(listOrders.path, {})).status).toBe(200)
})

test('latency waits before the effect, or with commit after it', async () => {
  const desk = paper()
  desk.exchange.faults.set({ path: createOrder.path, kind: 'latency', ms: 60 })
  desk.exchange.faults.set({ path: createOrder.path, kind: 'latency', ms: 60, commit: true })
  const before = await count(desk)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = desk.ask(createOrder, order())
  await vi.advanceTimersByTimeAsync(59)
  expect(await count(desk)).toBe(before)
  const early = desk.ask(createOrder, order())
  await vi.advanceTimersByTimeAsync(0)
  expect(await count(desk)).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(60)
  await Promise.all([late, early])
  expect(await count(desk)).toBe(before + 2)
})

test('every response has the exchange’s clock', async () => {
  const { exchange, post } = paper()
  exchange.moveClock(3_600_000)
  expect((await post(listMarkets.path, {})).headers.get('date')).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
})

test('a terminated session is over, and terminating again is harmless', async () => {
  const { exchange, post } = paper({ openSession: undefined })
  const cookie = `session=${exchange.logIn('demo@paper.example')}`
  expect((await post(listOrders.path, {}, { cookie })).status).toBe(200)
  const ended = await post(terminateSession.path, {}, { cookie })
  expect(ended.headers.get('set-cookie')).toMatch(/^session=; HttpOnly; SameSite=Lax; Path=\/; Max-Age=0$/)
  expect((await post(listOrders.path, {}, { cookie })).status).toBe(401)
  expect((await post(terminateAfter401.path, {}, { cookie })).status).toBe(200)
})

test('a termination can be made to fail like any other call', async () => {
  const { exchange, post } = paper()
  exchange.faults.set({ path: terminateSession.path, kind: 'status', status: 503 })
  expect((await post(terminateSession.path, {})).status).toBe(503)
  expect(exchange.counts.get(terminateSession.path)).toBe(1)
})

test('the same exchange responds through MSW, including broken connections', async () => {
  const { app, exchange } = paper()
  const server = setupServer(http.all('*/futures/api/*', ({ request }) => app.fetch(request)))
  server.listen({ onUnhandledFrame: 'error' })
  try {
    const send = () =>
      fetch(`http://paper.test${listMarkets.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    expect(listMarkets.response.parse(await (await send()).json()).markets.items).toHaveLength(24)
    exchange.faults.set({ path: listMarkets.path, kind: 'drop' })
    await expect(send()).rejects.toThrow(TypeError)
  } finally {
    server.close()
  }
})

test('a trader without a futures profile has one after choosing the rollover', async () => {
  const { ask } = paper({ openSession: 'no-futures-profile@paper.example' })
  expect((await ask(getFuturesProfile)).code).toBe(7003)
  await ask(setContractRollover, { contractRollover: false })
  expect(await ask(getFuturesProfile)).toMatchObject({ result: 'ok', contractRollover: false })
})

test('the time to list 10 000 orders of 1 000 markets is linear, not quadratic', async () => {
  /** The quickest of several, in ms: what the work costs when the machine is not busy with other tests. */
  const quickest = async (orders: number) => {
    const { exchange, post } = paper()
    exchange.scale({ markets: 1000, orders, participants: 10_000, email: 'demo@paper.example' })
    const times = []
    for (let round = 0; round < 12; round++) {
      const start = performance.now()
      await post(listOrders.path, {})
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const tenth = await quickest(1_000)
  const whole = await quickest(10_000)
  console.log(`The paper exchange lists 1 000 orders in ${tenth.toFixed(1)} ms, 10 000 in ${whole.toFixed(1)} ms.`)
  expect(whole / tenth).toBeLessThan(40)
})
