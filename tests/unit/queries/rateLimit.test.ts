// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../../../src/api/failure.ts'
import { nextPoll, queryClient } from '../../../src/queries/call/client.ts'
import { rateLimitSeconds } from '../../../src/queries/call/rateLimit.ts'

const NOW = Date.UTC(2026, 10, 21)
let stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  queryClient.clear()
  vi.useRealTimers()
})

/** A query on screen, answered once: with data, or with a pause. */
async function poll(name: string, retryAfterMs: number | null, isPolled = true) {
  const answer = async () => {
    if (retryAfterMs !== null) throw new Failure('http', { path: '/x', status: 429, retryAfterMs })
    return name
  }
  const options = {
    queryKey: [name],
    queryFn: answer,
    retry: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
  await queryClient.fetchQuery(options).catch(() => {})
  stops.push(
    new QueryObserver(queryClient, { ...options, ...(isPolled && { refetchInterval: nextPoll }) }).subscribe(() => {}),
  )
}
const seconds = (passed = 0) => rateLimitSeconds(queryClient.getQueryCache(), NOW + passed)

test('the pause is that of the first poll to resume, in seconds begun, and ends', async () => {
  await poll('orders', 9_000)
  await poll('wallet', 4_500)
  expect([seconds(), seconds(1_499), seconds(1_500), seconds(4_500)]).toEqual([5, 4, 3, null])
})

test('there is none while one poll runs, without polls, or if it would be longer than the longest pause', async () => {
  expect(seconds()).toBeNull()
  await poll('profile', 5_000, false)
  expect(seconds()).toBeNull()
  await poll('orders', 4_500)
  // The clock was set back.
  expect(seconds(-3_600_000)).toBeNull()
  await poll('prices', null)
  expect(seconds()).toBeNull()
})
