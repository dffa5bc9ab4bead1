import { type Run, simulate } from './run.ts'
import type { TimedStep } from './steps.ts'

/** The fewest steps that still violate the same invariant: leaves out parts, larger ones first. */
export async function shrink(app: string, failed: Run): Promise<Run> {
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

/** A failing run, a line for each step. */
export const story = ({ seed, setting, steps, finding }: Omit<Run, 'trace'>): string =>
  [
    `Seed ${seed}: ${JSON.stringify(setting)}`,
    ...steps.map((step, index) => `${String(index + 1).padStart(3)}. ${JSON.stringify(step)}`),
    `     ${finding?.invariant ?? 'Nothing'}: ${finding?.text ?? 'everything held.'}`,
  ].join('\n')
