// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_BACKOFF_MAX_MS, TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import { useOwnMarkets } from '../../../src/features/trading/market/MarketMenu.tsx'
import { queryClient } from '../../../src/queries/call/client.ts'

// Only the hook, to count its requests: a page that polls the same list would add its own.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a trader’s own markets are refetched after a failure, until they have loaded', async () => {
  const fetch = vi.fn(async () => Response.error())
  vi.stubGlobal('fetch', fetch)
  const { result } = renderHook(() => useOwnMarkets(true), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await pass(100)
  expect(fetch).toHaveBeenCalledTimes(1)
  await pass(2 * TRADING_REFRESH_MS)
  const failed = fetch.mock.calls.length
  expect(failed).toBeGreaterThan(1)

  fetch.mockImplementation(async () => new Response(JSON.stringify({ result: 'ok', orders: [] })))
  await pass(POLL_BACKOFF_MAX_MS)
  expect(fetch).toHaveBeenCalledTimes(failed + 1)
  expect(queryClient.getQueryData(['orders', 'all'])).toEqual({ items: [], unreadable: 0 })
  expect(result.current.size).toBe(0)
  await pass(10 * POLL_BACKOFF_MAX_MS)
  expect(fetch).toHaveBeenCalledTimes(failed + 1)
})
