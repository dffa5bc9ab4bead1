// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { getUserProfile } from '../../../src/api/user.ts'
import { storage } from '../../../src/platform/storage.ts'
import { queryClient } from '../../../src/queries/call/client.ts'
import { session } from '../../../src/queries/call/session.ts'
import { watchUser } from '../../../src/queries/watchUser.ts'
import { ANNA, BERT, knowUser } from './knownUser.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a tab that is shown, or whose window is entered, asks who is logged in, one call at a time, until it is no longer watched', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.error()
  })
  knowUser()
  const stop = watchUser()
  onTestFinished(stop)
  const happenings = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => window.dispatchEvent(new Event('focus')),
    () => window.dispatchEvent(new Event('pageshow')),
  ]
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const happen of happenings) happen()
  hidden.mockRestore()
  expect(asked).toEqual([])
  for (const [index, happen] of happenings.entries()) {
    await vi.waitFor(() => {
      happen()
      happen()
      expect(asked).toEqual(Array.from({ length: index + 1 }, () => getUserProfile.path))
    })
  }
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  for (const happen of happenings) happen()
  expect(asked).toHaveLength(happenings.length)
})

test.each([
  ['nobody’s', null, 0],
  ['their own', ANNA, 0],
  ['another user’s', BERT, 1],
])('a page that finds %s mark when it starts to watch ends its session or not, %#', (_, accepted, times) => {
  const end = vi
    .spyOn(session, 'otherUser')
    .mockReset()
    .mockImplementation(() => {})
  knowUser(ANNA)
  storage.sessionUser.set(accepted === null ? null : Date.parse(accepted))
  watchUser()()
  expect(end).toHaveBeenCalledTimes(times)
})
