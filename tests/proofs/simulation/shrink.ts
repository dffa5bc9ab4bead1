import type { App } from './bundle.ts'
import { type Run, simulate } from './run.ts'
import type { TimedStep } from './step.ts'

/** The fewest steps that still violate the same invariant: leaves out parts, larger ones first. */
export async function shrink(app: App, failed: Run): Promise<Run> {
  let best = failed
  const stillFails = async (steps: readonly TimedStep[]) => {
    const run = await simulate(app, failed.seed, { setting: failed.setting, steps })
    if (run.finding?.invariant !== failed.finding?.invariant) return false
    best = run
    return true
  }
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.steps.length;) {
      const without = best.steps.toSpliced(from, size)
      if (!(await stillFails(without))) from += size
    }
  }
  return best
}
