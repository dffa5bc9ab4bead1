// @vitest-environment jsdom
import { QueryClientProvider, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FaultRequest } from '../../../../sandbox/faults.ts'
import { listOrders } from '../../../../src/api/order.ts'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { queryClient } from '../../../../src/queries/call/client.ts'
import { ordersQuery } from '../../../../src/queries/orders.ts'
import { walletQuery } from '../../../../src/queries/wallets.ts'
import { RetryButton } from '../../../../src/shared/change-flow/FlowDialog.tsx'
import { RateLimitBanner } from '../../../../src/shared/page/Banners.tsx'
import { TryAgain } from '../../../../src/shared/page/TryAgain.tsx'
import { fakeDeadlines, paperFetch } from '../../../proofs/reliability/paperFetch.ts'
import { englishTexts } from '../../ui/texts.ts'

/** Each test starts long after the previous one, so that no pause of an earlier 429 remains. */
let now = Date.UTC(2026, 10, 21)
let fault: (request: FaultRequest) => void
const stops: (() => void)[] = []

beforeAll(async () => void (await englishTexts()))
beforeEach(async () => {
  await i18n.changeLanguage('en')
  now += 3_600_000
  vi.useFakeTimers({ now })
  fakeDeadlines()
  fault = paperFetch().faults.set
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const seconds = () => Number(/New data in (\d+)\ss\./.exec(document.body.textContent ?? '')?.[1] ?? Number.NaN)
const announced = () => screen.getByRole('status').textContent

/** Only the banner and the given polls, without the app: each test chooses what is polled. */
async function show(...queries: object[]) {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RateLimitBanner />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  // Not typed: the data of each is not read here.
  for (const query of queries)
    stops.push(new QueryObserver(queryClient, query as QueryObserverOptions).subscribe(() => {}))
  await pass(100)
}

/** A poll of the orders has just been answered by a 429 with that pause. */
async function rateLimited(retryAfter: string) {
  await show(ordersQuery())
  fault({ path: listOrders.path, kind: 'status', status: 429, retryAfter })
  await pass(4_000)
}

test('a 429 shows a banner with a countdown, announced once, until the next update', async () => {
  await show(ordersQuery(), walletQuery)
  expect(document.body).toHaveTextContent(/^$/)

  fault({ path: '*', kind: 'status', status: 429, retryAfter: '12' })
  // The wallet was requested with the orders and has its response: it pauses from its next poll.
  await pass(7_000)
  expect(announced()).toBe('Too many requests.')
  expect(seconds()).toBeGreaterThanOrEqual(7)
  expect(seconds()).toBeLessThanOrEqual(9)

  const region = screen.getByRole('status')
  const words = region.firstChild
  const changed = vi.fn<MutationCallback>()
  new MutationObserver(changed).observe(region, { childList: true, characterData: true, subtree: true })
  const before = seconds()
  await pass(5_000)
  expect(seconds()).toBe(before - 5)
  expect(region.firstChild).toBe(words)
  expect(changed).not.toHaveBeenCalled()

  await pass(5_000)
  expect(document.body).toHaveTextContent(/^$/)
})

test('no resume time is shown while offline', async () => {
  await rateLimited('30')
  expect(seconds()).toBeGreaterThan(20)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(document.body).toHaveTextContent(/^$/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(seconds()).toBeGreaterThan(20)
})

test('Try again waits for the end of the pause and keeps the focus', async () => {
  await rateLimited('12')
  const retry = vi.fn<() => void>()
  render(<TryAgain onPress={retry} />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(retry).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')

  await pass(13_000)
  expect(button).not.toHaveAttribute('aria-busy')
  expect(button).toHaveFocus()
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledOnce()
})

test('offline, Try again is disabled until the connection returns', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const retry = vi.fn<() => void>()
  render(<TryAgain onPress={retry} />)
  fireEvent.click(screen.getByRole('button'))
  expect(retry).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')

  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledOnce()
})

test('in a dialog Try again is disabled during the pause, and ignores the second click of a double click', async () => {
  await rateLimited('12')
  const retry = vi.fn<() => void>()
  render(<RetryButton onPress={retry} />)
  expect(screen.getByRole('button')).toBeDisabled()
  await pass(13_000)
  fireEvent.click(screen.getByRole('button'), { detail: 2 })
  expect(retry).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  expect(retry).toHaveBeenCalledOnce()
})
