// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMarkets } from '../../../../../src/api/market.ts'
import { ALERT_REFRESH_MS } from '../../../../../src/constants/limits.ts'
import { AlertWatch } from '../../../../../src/features/trading/alerts/AlertWatch.tsx'
import { setAlert, storedAlerts } from '../../../../../src/features/trading/alerts/storedAlerts.ts'
import { activeContestsQuery } from '../../../../../src/queries/activeContests.ts'
import { queryClient } from '../../../../../src/queries/call/client.ts'
import { session } from '../../../../../src/queries/call/session.ts'
import { contestsVisibilityQuery } from '../../../../../src/queries/user.ts'
import { receiveToasts } from '../../../../../src/ui/toasts/toast.ts'
import { contest, d, market } from '../../../domain/builders.ts'
import { knowUser } from '../../../queries/knownUser.ts'
import { renderPart } from '../renderPart.tsx'

// Only what the watch asks for and tells, second by second.
test('an asked-for contest is told once; prices are asked for while an alert is set, once a minute where the tab is hidden', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(receiveToasts(({ title }) => void told.push(title), vi.fn()))
  const asked = vi.fn(async (_path: string) => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', asked)
  const lists = () => asked.mock.calls.filter(([path]) => path === listMarkets.path).length
  knowUser()
  queryClient.setQueryData(contestsVisibilityQuery.queryKey, true)
  const items = [2_500, 7_500].map((ms) => contest({ contestId: String(ms), startDate: session.now() + ms }))
  queryClient.setQueryData(activeContestsQuery.queryKey, { items, unreadable: 0 })
  onTestFinished(renderPart(<AlertWatch />).unmount)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(5_000)
  expect([told, lists()]).toEqual([[], 0])
  act(() => storedAlerts.change({ tellsContests: true }))
  await pass(5_000)
  expect(told).toEqual(['Autumn ROI Cup has started'])

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void setAlert({ kind: 'price', market: market().market, price: d('1') }))
  await pass(1_000)
  const before = lists()
  await pass(3 * ALERT_REFRESH_MS)
  expect([before, lists()]).toEqual([1, 4])
})

test('the end of a contest is told by the exchange’s clock, also if the list loses it right after', async () => {
  const start = Date.UTC(2026, 10, 30)
  vi.useFakeTimers({ now: start })
  onTestFinished(() => void vi.useRealTimers())
  session.noticeDate(new Date(start).toUTCString(), start + 2_600)
  onTestFinished(() => session.noticeDate(new Date().toUTCString(), Date.now()))
  const told: string[] = []
  onTestFinished(receiveToasts(({ title }) => void told.push(title), vi.fn()))
  knowUser()
  queryClient.setQueryData(contestsVisibilityQuery.queryKey, true)
  const list = (...items: ReturnType<typeof contest>[]) =>
    act(() => void queryClient.setQueryData(activeContestsQuery.queryKey, { items, unreadable: 0 }))
  list(contest({ startDate: start - 86_400_000, endDate: start + 1_000 }))
  storedAlerts.change({ tellsContests: true })
  onTestFinished(renderPart(<AlertWatch />).unmount)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // Its texts have loaded.
  await pass(1_000)
  await pass(2_800)
  list()
  await pass(1_000)
  expect(told).toEqual(['Autumn ROI Cup has ended'])
})
