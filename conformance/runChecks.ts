import { type Check, notSeen, type Outcome, type Profile } from './check.ts'
import type { Context } from './context.ts'
import { closeOwn } from './own/closeOwn.ts'
import { NotPlaced } from './own/ownOrders.ts'
import { CHECKS, EVERY, upTo } from './profiles.ts'
import { readAll } from './reads.ts'

export type Result = Check & Outcome

async function judge(check: Check, context: Context): Promise<Result> {
  try {
    return { ...check, ...(await check.run(context)) }
  } catch (error) {
    if (error instanceof NotPlaced) return { ...check, ...notSeen(error.message) }
    return { ...check, status: 'finding', details: [`this check broke off: ${String(error)}`] }
  }
}

/** Runs a profile and those it includes; always closes its own orders. `hear` is called with each result. */
export async function runChecks(
  context: Context,
  profile: Profile,
  hear: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = []
  const judgeAll = async (checks: readonly Check[]) => {
    for (const check of checks) {
      if (context.isStopped) return
      const result = await judge(check, context)
      results.push(result)
      hear(result)
    }
  }
  try {
    for (const each of upTo(profile)) {
      if (context.isStopped) break
      await readAll(context, each)
      await judgeAll(CHECKS[each])
    }
    await judgeAll(EVERY)
  } finally {
    await closeOwn(context)
  }
  return results
}
