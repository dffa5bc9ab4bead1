// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { getUserProfile } from '../../../src/api/user.ts'
import { queryClient } from '../../../src/queries/client.ts'
import { watchUser } from '../../../src/queries/watchUser.ts'
import { knowUser } from './knownUser.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a tab that is shown again asks who is logged in, until it is no longer watched', () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise(() => {})
  })
  knowUser()
  const stop = watchUser()
  onTestFinished(stop)
  expect(asked).toEqual([])
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(asked).toEqual([getUserProfile.path, getUserProfile.path])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(asked).toHaveLength(2)
})
