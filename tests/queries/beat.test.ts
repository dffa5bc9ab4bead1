// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TRADING_REFRESH_MS } from '../../src/limits.ts'
import { keepInStep } from '../../src/queries/beat.ts'

let client: QueryClient
let asked: [name: string, at: number][]
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  keepInStep()
  client = new QueryClient()
  asked = []
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.advanceTimersByTime(TRADING_REFRESH_MS)
  client.clear()
  vi.useRealTimers()
})

/** Polls something that takes so many ms to answer. */
function poll(name: string, answerMs: number, refetchInterval: number = TRADING_REFRESH_MS) {
  const queryFn = async () => {
    asked.push([name, Date.now()])
    await new Promise((resolve) => {
      setTimeout(resolve, answerMs)
    })
    return Date.now()
  }
  const stop = new QueryObserver(client, { queryKey: [name], queryFn, refetchInterval, retry: false }).subscribe(() => {})
  stops.push(stop)
  return stop
}
const times = (name: string) => asked.filter(([each]) => each === name).map(([, at]) => at)

test('polls are asked for together, every three seconds, however long their answers take', async () => {
  poll('prices', 20)
  poll('orders', 700)
  await vi.advanceTimersByTimeAsync(4 * TRADING_REFRESH_MS + 1)
  expect(times('orders').slice(1)).toEqual(times('prices').slice(1))
  expect(times('prices')).toHaveLength(5)
  const [, second = 0, third = 0] = times('prices')
  expect(third - second).toBe(TRADING_REFRESH_MS)
})

test('what rests longer has a timer of its own', async () => {
  poll('prices', 20)
  poll('slow', 20, 8_000)
  await vi.advanceTimersByTimeAsync(17_000)
  expect(times('slow')).toHaveLength(3)
})

test('a poll that ends is asked for no more, and the next one starts again', async () => {
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
