import { WORK_SLICE_MS } from '../../constants/limits.ts'
import { nextTask } from '../../platform/nextTask.ts'

/**
 * Runs work that pauses at each `yield` in slices of about 8 ms, between which the page can paint and respond. Resolves to its
 * result; to null once `signal` is aborted.
 */
export async function inSlices<Result>(
  work: Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  while (!signal.aborted) {
    const end = performance.now() + WORK_SLICE_MS
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await nextTask()
  }
  return null
}
