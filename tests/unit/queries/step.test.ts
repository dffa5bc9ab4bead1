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
  stops.push(new QueryObserver(client, { queryKey: [name], queryFn, ...pollOptions }).subscribe(() => {}))
}
const timesOf = (name: string) => requests.filter(([each]) => each === name).map(([, at]) => at)

test.each([
  ['is answered late', 0, 700, 5],
  ['is opened between two others', TRADING_REFRESH_MS / 2, 700, 5],
  ['misses one', 0, TRADING_REFRESH_MS + 500, 3],
])('a poll that %s is sent with the others, every three seconds', async (_, openedAt, answerMs, times) => {
  poll('prices', 20)
  await vi.advanceTimersByTimeAsync(openedAt)
  poll('orders', answerMs)
  await vi.advanceTimersByTimeAsync(4 * TRADING_REFRESH_MS + 1_000 - openedAt)
  const prices = timesOf('prices')
  expect(prices.slice(2).map((at, index) => at - prices[index + 1]!)).toEqual(Array(3).fill(TRADING_REFRESH_MS))
  expect(prices).toEqual(expect.arrayContaining(timesOf('orders').slice(1)))
  expect(timesOf('orders')).toHaveLength(times)
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
