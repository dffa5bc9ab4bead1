import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteStore } from '../../sandbox/sqlite.ts'
import { memoryStore } from '../../sandbox/store.ts'
import { freePort } from '../../scripts/setup/nginx.ts'
import { joinContest } from '../../src/api/joining.ts'
import { listOrders } from '../../src/api/order.ts'
import { createOrder } from '../../src/api/orderChanges.ts'
import { resetWallet } from '../../src/api/payment.ts'
import { folderOf } from '../folderOf.ts'
import { size } from '../proofs/reliability/figure.ts'
import { order, paper, START_MS } from './paper.ts'

let folder = ''
let child: ChildProcess | null = null
beforeEach(() => {
  folder = folderOf({ 'dist/index.html': '<!doctype html><meta name="futures-config" content="{}">' })
})
afterEach(() => void child?.kill('SIGKILL'))

test.each([
  ['memory', () => memoryStore()],
  ['a file', () => sqliteStore(join(folder, 'exchange.db'))],
])('a world kept in %s comes back as it was', async (_, open) => {
  const store = open()
  const first = paper({ store })
  const token = first.exchange.logIn('demo@paper.example')
  await first.ask(createOrder, order(), { 'idempotency-key': 'once' })
  await first.ask(resetWallet, { payCode: '111111' })
  await first.ask(joinContest, {
    contestId: '1041',
    contestUserToken: first.exchange.account('demo@paper.example').contestUserToken,
  })
  first.exchange.moveClock(60_000)
  first.exchange.saveAll()

  const second = paper({ store })
  expect(second.exchange.nowMs()).toBe(START_MS + 60_000)
  expect({ ...second.exchange.world, changed: null }).toEqual({ ...first.exchange.world, changed: null })
  expect(second.exchange.journal()).toEqual(first.exchange.journal())
  expect(second.exchange.whoIs(token)?.email).toBe('demo@paper.example')
  const again = await second.ask(createOrder, order(), { 'idempotency-key': 'once' })
  expect(again).toEqual(first.exchange.journal()[0]?.answer)
  store.close()
})

test('a write that fails loses nothing: the next one stores it', async () => {
  const store = memoryStore()
  const write = vi.fn(store.write)
  const first = paper({ store: { ...store, write } })
  await first.ask(createOrder, order())
  write.mockImplementationOnce(() => {
    throw new Error('disk full')
  })
  expect(() => first.exchange.moveClock(5_000)).toThrow('disk full')
  first.exchange.saveAll()

  const second = paper({ store })
  expect(second.exchange.nowMs()).toBe(START_MS + 5_000)
  expect({ ...second.exchange.world, changed: null }).toEqual({ ...first.exchange.world, changed: null })
})

test('two exchanges never share a file', () => {
  const file = join(folder, 'exchange.db')
  const store = sqliteStore(file)
  expect(() => sqliteStore(file)).toThrow(/in use/)
  store.close()
  sqliteStore(file).close()
})

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function start() {
  const started = spawn(process.execPath, [resolve('sandbox/server.ts'), '--dist', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready, fail) => {
    started.stdout.once('data', ready)
    started.once('exit', fail)
  })
  child = started
  return started
}

async function end(signal: 'SIGKILL' | 'SIGTERM') {
  const gone = new Promise((exit) => child?.once('exit', exit))
  child?.kill(signal)
  return gone
}

/** Reliability R10. */
const KILLS = size(2, 100)

test('an acknowledged order survives kill -9, exists once, and its key still returns the same response', async () => {
  await start()
  const cookie = (await call('/sandbox/api/login', { persona: 'rich-history' })).headers
    .get('set-cookie')!
    .split(';')[0]!
  const acknowledged = new Map<string, string>()

  for (let round = 0; round < KILLS; round++) {
    // Several writers at once; the process is killed while they write.
    let over = false
    const writers = [0, 1, 2].map(async (writer) => {
      for (let nth = 0; !over; nth++) {
        const key = `${round}-${writer}-${nth}`
        try {
          const response = await call(createOrder.path, order({ amount: '10' }), {
            cookie,
            'idempotency-key': key,
          })
          const { orderId } = (await response.json()) as { orderId?: string }
          if (orderId !== undefined) acknowledged.set(key, orderId)
        } catch {
          return
        }
      }
    })
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size - before, { interval: 5, timeout: 20_000 }).toBeGreaterThan(round % 7)
    await end('SIGKILL')
    over = true
    await Promise.all(writers)
    await start()

    const { orders } = await listOrders.response.parseAsync(await (await call(listOrders.path, {}, { cookie })).json())
    const ids = orders.items.map(({ orderId }) => String(orderId))
    expect(new Set(ids).size).toBe(ids.length)
    for (const orderId of acknowledged.values()) expect(ids).toContain(orderId)
  }

  const [key, orderId] = [...acknowledged].at(-1)!
  const again = await call(createOrder.path, order({ amount: '10' }), { cookie, 'idempotency-key': key })
  expect(await again.json()).toEqual({ result: 'ok', orderId })
  expect(await end('SIGTERM')).toBe(0)
})
