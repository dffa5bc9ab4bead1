import { expect, test } from 'vitest'
import { createPlayback } from '../../../sandbox/recording/playback.ts'
import { readRecording } from '../../../sandbox/recording/recording.ts'
import { createRecorder } from '../../../sandbox/recording/recorder.ts'
import { getPrice } from '../../../src/api/market.ts'
import { closeOrder, createOrder, listOrders } from '../../../src/api/order.ts'

const START_MS = Date.UTC(2026, 0, 5, 8)

/** A recorder with a clock controlled by the test, and its output. */
function recorder() {
  let text = ''
  let nowMs = START_MS
  const record = createRecorder((line) => void (text += line), () => nowMs)
  const recordCall = (path: string, request: object, answer: unknown, more: { status?: number; retryAfter?: string } = {}) =>
    record({ path, request: JSON.stringify(request), answer: typeof answer === 'string' ? answer : JSON.stringify(answer), status: 200, retryAfter: undefined, ...more })
  return { told: recordCall, wait: (ms: number) => void (nowMs += ms), text: () => text }
}

function player(text: string) {
  let nowMs = 0
  const answer = createPlayback(readRecording('world.jsonl', text), () => nowMs)
  const ask = (path: string, payload: object = {}) => answer(new Request(`http://world.test${path}`, { method: 'POST', body: JSON.stringify(payload) }))
  return { ask, json: async (path: string, payload: object = {}) => (await ask(path, payload)).json() as Promise<unknown>, wait: (ms: number) => void (nowMs += ms) }
}

test('reads are answered as recorded at that time, by request', async () => {
  const { told, wait, text } = recorder()
  told(getPrice.path, { market: 'BTC-USDC' }, { result: 'ok', price: '1' })
  told(getPrice.path, { market: 'ETH-USDC' }, { result: 'ok', price: '7' })
  wait(3_000)
  told(getPrice.path, { market: 'BTC-USDC' }, { result: 'ok', price: '1' })
  told(getPrice.path, { market: 'BTC-USDC' }, { result: 'ok', price: '2' })
  expect(text().trim().split('\n')).toHaveLength(4)

  const { json, wait: pass, ask } = player(text())
  expect(await json(getPrice.path, { market: 'BTC-USDC' })).toEqual({ result: 'ok', price: '1' })
  expect((await ask(getPrice.path)).headers.get('date')).toBe(new Date(START_MS).toUTCString())
  pass(3_000)
  expect(await json(getPrice.path, { market: 'BTC-USDC' })).toEqual({ result: 'ok', price: '2' })
  expect(await json(getPrice.path, { market: 'ETH-USDC' })).toEqual({ result: 'ok', price: '7' })
  expect(await json(getPrice.path, { market: 'ADA-USDC' })).toEqual({ result: 'ok', price: '2' })
  pass(60_000)
  expect(await json(getPrice.path, { market: 'BTC-USDC' })).toEqual({ result: 'ok', price: '2' })
})

test('changes are answered in the recorded order, regardless of the typed values', async () => {
  const { told, text } = recorder()
  told(createOrder.path, { market: 'BTC-USDC', amount: '1' }, { result: 'error', code: 1005 })
  told(createOrder.path, { market: 'BTC-USDC', amount: '1' }, { result: 'ok', orderId: 'a-b-c' })
  const { json, ask } = player(text())
  expect(await json(createOrder.path, { market: 'ETH-USDC', amount: '99' })).toEqual({ result: 'error', code: 1005 })
  expect(await json(createOrder.path)).toEqual({ result: 'ok', orderId: 'order-1' })
  expect(await json(createOrder.path)).toEqual({ result: 'ok', orderId: 'order-1' })
  expect((await ask(closeOrder.path)).status).toBe(404)
})

test('contract violations are replayed: a missing field, another type, a status, a delay, invalid JSON', async () => {
  const { told, wait, text } = recorder()
  told(listOrders.path, {}, { result: 'ok', orders: [{ orderId: 5, type: 'LONG', state: 'ACTIVE', amount: '1', leverage: 10 }] })
  wait(1_000)
  told(listOrders.path, {}, { result: 'ok', orders: 'none' })
  wait(1_000)
  told(listOrders.path, {}, { result: 'error' }, { status: 429, retryAfter: '7' })
  wait(1_000)
  told(listOrders.path, {}, '<html>Jane, log in', { status: 200 })
  expect(text()).not.toContain('Jane')

  const { json, ask, wait: pass } = player(text())
  const orders = listOrders.response.parse(await json(listOrders.path)).orders
  expect(orders).toEqual({ items: [], unreadable: 1 })
  pass(1_000)
  expect(listOrders.response.safeParse(await json(listOrders.path)).success).toBe(false)
  pass(1_000)
  const paused = await ask(listOrders.path)
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '7'])
  pass(1_000)
  const odd = await (await ask(listOrders.path)).text()
  expect(odd).toHaveLength('<html>Jane, log in'.length)
  expect(() => JSON.parse(odd) as unknown).toThrow()
})

test('other addresses of the exchange are not recorded', () => {
  const { told, text } = recorder()
  told('/api/user/documents/list', {}, { result: 'ok', passport: 'AB123' })
  expect(text().trim().split('\n')).toHaveLength(1)
})

test('a file that is not a recording, or an invalid line, is named', () => {
  expect(() => readRecording('a.csv', 'time,open')).toThrow('a.csv is no recording')
  expect(() => readRecording('a.jsonl', '{"recording":1,"startedMs":5}\n')).toThrow('a.jsonl holds no answers')
  expect(() => readRecording('a.jsonl', '{"recording":1,"startedMs":5}\n{"atMs":1,"path":"/a","request":{},"status":200,"answer":{}}\nodd')).toThrow('a.jsonl, line 3: no recorded answer')
})
