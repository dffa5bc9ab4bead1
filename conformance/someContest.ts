import { listActiveContests, listHistoryContests } from '../src/api/contest.ts'
import type { ContestId } from '../src/api/scalars.ts'
import type { Context } from './context.ts'

/** The contest the app would show first; null if there is none. */
export function someContest(context: Context): ContestId | null {
  const [active, past] = [context.seen(listActiveContests).at(-1), context.seen(listHistoryContests).at(-1)]
  return (active?.data.list.items[0] ?? past?.data.list.items[0])?.contestId ?? null
}
