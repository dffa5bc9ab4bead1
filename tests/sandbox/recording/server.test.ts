import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../../sandbox/server.ts'
import { readOptions } from '../../../sandbox/web/options.ts'
import { createContestToken } from '../../../src/api/contest.ts'
import { checkAvailability } from '../../../src/api/user.ts'
import { listOrders } from '../../../src/api/order.ts'

const folder = mkdtempSync(join(tmpdir(), 'recording-'))
const file = join(folder, 'world.jsonl')
const dist = join(folder, 'dist')
let exchange: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><meta name="futures-config" content="{}" /></head>')
  exchange = createServer((request, response) => {
    const answers: Record<string, object> = {
      [listOrders.path]: { result: 'ok', orders: [{ orderId: 'SECRET-ID', type: 'LONG', state: 'ACTIVE', market: 'BTC-USDC', amount: '12.5', leverage: 10, owner: 'SECRET-NAME' }] },
      [createContestToken.path]: { result: 'ok', contestUserToken: 'SECRET-TOKEN' },
    }
    request.resume().on('end', () => {
      if (request.url === checkAvailability.path) return void request.socket.destroy()
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=SECRET-COOKIE; Secure' })
      response.end(JSON.stringify(answers[request.url ?? ''] ?? { result: 'ok', other: 'SECRET-PAGE' }))
    })
  }).listen(0, '127.0.0.1')
  await once(exchange, 'listening')
  origin = `http://127.0.0.1:${(exchange.address() as AddressInfo).port}`
})
afterAll(() => void exchange.close())

const addressOf = ({ origin: own }: RunningServer) => `http://127.0.0.1:${new URL(own).port}`
const post = (running: RunningServer, path: string) => fetch(addressOf(running) + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie: 'session=SECRET-COOKIE' }, body: '{}' })

test('a real exchange’s responses become a file without secrets, which can be replayed', async () => {
  const recording = await startServer({ dist, exchange: origin, record: file, port: 0 })
  const passed = await post(recording, listOrders.path)
  expect(passed.headers.get('set-cookie')).toContain('SECRET-COOKIE')
  expect(await passed.text()).toContain('SECRET-ID')
  await (await post(recording, createContestToken.path)).text()
  await (await post(recording, '/api/other')).text()
  expect((await post(recording, checkAvailability.path)).status).toBe(502)
  await recording.stop()

  const text = readFileSync(file, 'utf8')
  expect(text.trim().split('\n')).toHaveLength(4)
  expect(text).not.toContain('SECRET')
  expect(text).not.toContain(origin.slice(7))
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)

  const world = await startServer({ dist, world: file, port: 0 })
  const played = await post(world, listOrders.path)
  expect(await played.json()).toEqual({ result: 'ok', orders: [{ orderId: 'order-1', type: 'LONG', state: 'ACTIVE', market: 'BTC-USDC', amount: '12.5', leverage: 10, owner: 'redacted' }] })
  expect(played.headers.get('set-cookie')).toBeNull()
  expect((await fetch(`${addressOf(world)}/futures/`)).status).toBe(200)
  expect((await post(world, checkAvailability.path)).status).toBe(502)
  await world.stop()
})

test('a recording does not overwrite another file, and an invalid one does not start', async () => {
  await expect(startServer({ dist, exchange: origin, record: file, port: 0 })).rejects.toThrow(/--record .*EEXIST/)
  await expect(startServer({ dist, world: join(folder, 'none.jsonl'), port: 0 })).rejects.toThrow(/--world .*ENOENT/)
  await expect(startServer({ dist, world: join(dist, 'index.html'), port: 0 })).rejects.toThrow('is no recording')
})

test.each([
  [['--record', 'a.jsonl'], '--record is for an --exchange'],
  [['--world', 'a.jsonl', '--exchange', 'https://an.exchange'], '--world stands in for an exchange'],
  [['--world', 'a.jsonl', '--replay', 'b.csv'], '--world stands in for an exchange'],
])('%j is rejected with a message', (args, words) => {
  expect(() => readOptions(args, {})).toThrow(words)
})

test('both are options', () => {
  expect(readOptions(['--exchange', 'https://an.exchange', '--record', 'a.jsonl'], {})).toEqual({ exchange: 'https://an.exchange', record: 'a.jsonl' })
  expect(readOptions(['--world', 'a.jsonl'], {})).toEqual({ world: 'a.jsonl' })
})
