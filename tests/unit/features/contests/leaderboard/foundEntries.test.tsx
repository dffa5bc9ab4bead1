// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LeaderboardEntry } from '../../../../../src/api/contest.ts'
import { useFoundEntries } from '../../../../../src/features/contests/leaderboard/useFoundEntries.ts'
import { nextTask } from '../../../../../src/platform/nextTask.ts'

const board = (size: number) => Array.from({ length: size }, (_, index) => LeaderboardEntry.parse({ rank: index + 1, hashedEmail: `h${index}`, roi: 1, reward: null }))

// Without the list: only which of two searches is shown.
test('a long search that ends after a newer one does not replace its result', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  const { result, rerender } = renderHook(({ entries, query }) => useFoundEntries(entries, query), { initialProps: { entries: board(5_000), query: 'h' } })
  expect(result.current).toBeNull()
  rerender({ entries: board(3), query: 'h1' })
  await waitFor(() => expect(result.current?.total).toBe(1))
  // More tasks than the first search has pauses.
  for (let task = 0; task < 30; task += 1) await act(() => nextTask())
  expect(result.current?.total).toBe(1)
  vi.restoreAllMocks()
})
