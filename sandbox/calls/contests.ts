import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../src/api/contest.ts'
import { createContestToken, joinContest } from '../../src/api/joining.ts'
import type { Account } from '../engine/account.ts'
import { contestCodes, isOver, join } from '../engine/contests.ts'
import { contestSummary, contestView } from '../engine/view.ts'
import type { World } from '../engine/world.ts'
import { serve, serveAnyone } from './serve.ts'

/** Contest calls need no cookie: in a phone's webview the token alone identifies the user. */
function holderOf(world: World, contestUserToken: string): Account | null {
  for (const account of world.accounts.values()) if (account.contestUserToken === contestUserToken) return account
  return null
}

const listed = (world: World, over: boolean, account: Account | null) =>
  [...world.contests.values()]
    .filter((contest) => isOver(contest, world.nowMs) === over)
    .toSorted((left, right) => (over ? right.endDate - left.endDate : left.startDate - right.startDate))
    .map((contest) => contestSummary(contest, account))

export const contestCalls = [
  serveAnyone(listActiveContests, (_, { world, account }) => ({ list: listed(world, false, account) })),
  serveAnyone(listHistoryContests, (_, { world, account }) => ({ list: listed(world, true, account) })),
  serveAnyone(getContest, ({ contestId }, { world }) => {
    const contest = world.contests.get(contestId)
    return contest ? contestView(contest, null) : { refuse: contestCodes.contestNotFound }
  }),
  serveAnyone(getContestForUser, ({ contestId, contestUserToken }, { world }) => {
    const holder = holderOf(world, contestUserToken)
    const contest = world.contests.get(contestId)
    if (!holder) return { refuse: contestCodes.tokenWrong }
    return contest ? contestView(contest, holder) : { refuse: contestCodes.contestNotFound }
  }),
  serveAnyone(joinContest, ({ contestId, contestUserToken }, { world }) => {
    const holder = holderOf(world, contestUserToken)
    return holder ? join(world, holder, contestId) : { refuse: contestCodes.tokenWrong }
  }),
  serve(createContestToken, (_, { account }) => ({ contestUserToken: account.contestUserToken })),
]
