import { expect, test, vi } from 'vitest'
import { WORK_SLICE_MS } from '../../../../src/constants/limits.ts'
import { inSlices } from '../../../../src/ui/hooks/inSlices.ts'

/** Counts to `steps`; each step takes a millisecond of the test's clock. */
function counting(steps: number) {
  const seen = { ms: 0 }
  function* count(): Generator<undefined, number> {
    for (let step = 0; step < steps; step++) {
      seen.ms += 1
      yield
    }
    return seen.ms
  }
  vi.spyOn(performance, 'now').mockImplementation(() => seen.ms)
  return { seen, work: count() }
}

test('work runs to its end in slices, between which other tasks run', async () => {
  const { seen, work } = counting(40)
  const atTasks: number[] = []
  const other = () => {
    atTasks.push(seen.ms)
    if (seen.ms < 40) setTimeout(other)
  }
  setTimeout(other)
  expect(await inSlices(work, new AbortController().signal)).toBe(40)
  expect(atTasks.length).toBeGreaterThanOrEqual(40 / WORK_SLICE_MS - 1)
  for (const [index, ms] of atTasks.entries())
    expect(ms - (atTasks[index - 1] ?? 0)).toBeLessThanOrEqual(2 * WORK_SLICE_MS)
})

test('aborted work ends at its next pause, without a result', async () => {
  const { seen, work } = counting(1_000)
  const stop = new AbortController()
  const result = inSlices(work, stop.signal)
  stop.abort()
  expect(await result).toBeNull()
  expect(seen.ms).toBe(WORK_SLICE_MS)
})

test('an error in it rejects', async () => {
  // oxlint-disable-next-line require-yield -- it fails before
  function* broken(): Generator<undefined, never> {
    throw new Error('broken')
  }
  await expect(inSlices(broken(), new AbortController().signal)).rejects.toThrow('broken')
})
