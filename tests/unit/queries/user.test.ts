// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { storage } from '../../../src/platform/storage.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { contestTokenQuery } from '../../../src/queries/contests.ts'
import { refreshFuturesProfile } from '../../../src/queries/rollover.ts'
import {
  availabilityQuery,
  contestsVisibilityQuery,
  futuresProfileQuery,
  userMark,
  userProfileQuery,
} from '../../../src/queries/user.ts'
import { fetchWalletNow } from '../../../src/queries/wallets.ts'
import { ANNA } from './knownUser.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ANSWER = {
  result: 'ok',
  tabVisibility: true,
  isInEu: false,
  hasKyc: true,
  agreements: { futuresConfirmationDate: ANNA },
  contractRollover: true,
  nextRolloverDate: null,
  data: { contestsVisibility: true },
}

test.each(
  Object.entries({
    availability: availabilityQuery,
    'user profile': userProfileQuery,
    'futures profile': futuresProfileQuery,
    configuration: contestsVisibilityQuery,
  }),
)('%s: a part of the page that unmounts does not cancel the call that the gate waits for', async (_, oneOfThem) => {
  const query = oneOfThem as never // its data is not read here
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    await promise
    signal?.throwIfAborted()
    return Response.json(ANSWER)
  })
  const request = queryClient.query(query)
  new QueryObserver(queryClient, query).subscribe(() => {})()
  resolve()
  await expect(request).resolves.toBeDefined()
})

test('the loaded profile says beside the session’s marker whose session it is, and is kept as long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', async () => Response.json(ANSWER))
  await queryClient.query(userProfileQuery)
  expect(storage.sessionUser.get()).toBe(Date.parse(ANNA))
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(userMark()).toBe(Date.parse(ANNA))
})

test('a setting requested before it was changed is not shown after it', async () => {
  const former = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async () => former.promise)
  const earlier = queryClient.query(futuresProfileQuery).catch(() => null)
  await refreshFuturesProfile()
  expect(queryClient.getQueryState(futuresProfileQuery.queryKey)?.isInvalidated).toBe(true)
  former.resolve(Response.json(ANSWER))
  await earlier
  expect(queryClient.getQueryData(futuresProfileQuery.queryKey)).toBeUndefined()
})

test('a contest token is kept as long as somebody is logged in', () => {
  const freshFor = contestTokenQuery.staleTime as () => number // given as a function
  storage.sessionExpiry.set(Date.now() + 60_000)
  expect(freshFor()).toBe(Number.POSITIVE_INFINITY)
  storage.sessionExpiry.remove()
  expect(freshFor()).toBe(0)
})

test('of several balances the first is the trader’s', async () => {
  const list = ['1', '2'].map((value) => ({ value, lockedValue: '0' }))
  vi.stubGlobal('fetch', async () => Response.json({ result: 'ok', list, initialized: true }))
  expect((await fetchWalletNow()).entry?.value).toBe('1')
})
