import { afterEach, expect, test, vi } from 'vitest'
import { listOrders } from '../../src/api/order.ts'
import { createOrder } from '../../src/api/orderChanges.ts'
import { resetWallet } from '../../src/api/payment.ts'
import { terminateAfter401, terminateSession } from '../../src/api/user.ts'
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

test('a terminated session is over, and terminating again is harmless', async () => {
  const { exchange, post } = paper({ openSession: undefined })
  const cookie = `session=${exchange.logIn('demo@paper.example')}`
  expect((await post(listOrders.path, {}, { cookie })).status).toBe(200)
  const ended = await post(terminateSession.path, {}, { cookie })
  expect(ended.headers.get('set-cookie')).toMatch(/^session=; HttpOnly; SameSite=Lax; Path=\/; Max-Age=0$/)
  expect((await post(listOrders.path, {}, { cookie })).status).toBe(401)
  expect((await post(terminateAfter401.path, {}, { cookie })).status).toBe(200)
})
