// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../src/queries/call/client.ts'
import {
  availabilityQuery,
  contestsVisibilityQuery,
  futuresProfileQuery,
  userProfileQuery,
} from '../../../src/queries/user.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ANSWER = {
  result: 'ok',
  tabVisibility: true,
  isInEu: false,
  hasKyc: true,
  agreements: {},
  contractRollover: true,
  nextRolloverDate: null,
  data: { contestsVisibility: true },
}

test.each([
  [
    'availability',
    () => queryClient.query(availabilityQuery),
    () => new QueryObserver(queryClient, availabilityQuery).subscribe(() => {}),
  ],
  [
    'user profile',
    () => queryClient.query(userProfileQuery),
    () => new QueryObserver(queryClient, userProfileQuery).subscribe(() => {}),
  ],
  [
    'futures profile',
    () => queryClient.query(futuresProfileQuery),
    () => new QueryObserver(queryClient, futuresProfileQuery).subscribe(() => {}),
  ],
  [
    'configuration',
    () => queryClient.query(contestsVisibilityQuery),
    () => new QueryObserver(queryClient, contestsVisibilityQuery).subscribe(() => {}),
  ],
])('%s: a part of the page that unmounts does not cancel the call that the gate waits for', async (_, ask, observe) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    await promise
    signal?.throwIfAborted()
    return Response.json(ANSWER)
  })
  const request = ask()
  observe()()
  resolve()
  await expect(request).resolves.toBeDefined()
})
