// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import { batchUpdates } from '../../../src/queries/batchUpdates.ts'
import { pollOptions } from '../../../src/queries/call/client.ts'

let client: QueryClient
let requests: [name: string, at: number][]
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  client = new QueryClient()
  requests = []
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.advanceTimersByTime(TRADING_REFRESH_MS)
  client.clear()
  vi.useRealTimers()
})

/** Polls a call whose response takes this many ms. */
function poll(name: string, answerMs: number) {
  const queryFn = async () => {
    requests.push([name, Date.now()])
    await new Promise((resolve) => {
      setTimeout(resolve, answerMs)
    })
    return Date.now()
  }
  const stop = new QueryObserver(client, { queryKey: [name], queryFn, ...pollOptions }).subscribe(() => {})
  stops.push(stop)
  return stop
}
const times = (name: string) => requests.filter(([each]) => each === name).map(([, at]) => at)

test('polls are sent together every three seconds, however long their responses take', async () => {
  poll('prices', 20)
  poll('orders', 700)
  await vi.advanceTimersByTimeAsync(4 * TRADING_REFRESH_MS + 100)
  expect(times('orders').slice(1)).toEqual(times('prices').slice(1))
  expect(times('prices')).toHaveLength(5)
  const [, second = 0, third = 0] = times('prices')
  expect(third - second).toBe(TRADING_REFRESH_MS)
})

test('a query opened between two polls is fetched immediately, and then with the others', async () => {
  poll('prices', 20)
  await vi.advanceTimersByTimeAsync(TRADING_REFRESH_MS / 2)
  poll('orders', 700)
  await vi.advanceTimersByTimeAsync(3 * TRADING_REFRESH_MS)
  expect(times('orders').slice(1)).toEqual(times('prices').slice(1))
  expect(times('orders')).toHaveLength(4)
})

test('a missed poll is sent with the next ones', async () => {
  poll('prices', 20)
  poll('orders', TRADING_REFRESH_MS + 500)
  await vi.advanceTimersByTimeAsync(4 * TRADING_REFRESH_MS + 1_000)
  expect(times('prices')).toEqual(expect.arrayContaining(times('orders').slice(1)))
  expect(times('orders')).toHaveLength(3)
})

test('responses that arrive together are rendered together, in one frame', async () => {
  batchUpdates()
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame')
  const at: Record<string, number> = {}
  const arrive = (name: string) => notifyManager.schedule(() => (at[name] = Date.now()))
  arrive('prices')
  await vi.advanceTimersByTimeAsync(10)
  arrive('orders')
  await vi.advanceTimersByTimeAsync(20)
  arrive('balance')
  await vi.advanceTimersByTimeAsync(20)
  expect(at['orders']).toBe(at['prices'])
  expect(at['balance']).toBeGreaterThan(at['orders'] ?? Number.NaN)
  // Content rendered in a frame callback is drawn by the chart one frame later.
  expect(frame).not.toHaveBeenCalled()
  frame.mockRestore()
})

test('a poll that ends is no longer sent, and the next one starts again', async () => {
  const stop = poll('prices', 20)
  await vi.advanceTimersByTimeAsync(TRADING_REFRESH_MS + 100)
  stop()
  await vi.advanceTimersByTimeAsync(5 * TRADING_REFRESH_MS)
  expect(vi.getTimerCount()).toBeLessThan(2)
  const before = times('prices').length
  poll('prices', 20)
  await vi.advanceTimersByTimeAsync(2 * TRADING_REFRESH_MS + 100)
  expect(times('prices').length).toBe(before + 3)
})
