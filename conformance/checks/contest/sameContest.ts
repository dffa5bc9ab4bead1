import { getContest, getContestForUser } from '../../../src/api/contest.ts'
import { ContestId } from '../../../src/api/scalars.ts'
import * as z from '../../../src/api/zod.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

const Asked = z.object({ contestId: ContestId })

export const sameContest: Check = {
  name: 'contest/sameContest',
  title:
    'A contest is the one that was asked for, and the same with and without the token, except for the user’s participation',
  section: 'Specification §7',
  app: 'shows the last received data, so name and dates change with the login',
  run(context) {
    const withToken = context.seen(getContestForUser).map(({ data }) => data)
    const pairs = context
      .seen(getContest)
      .flatMap(({ data }) =>
        withToken.filter(({ contestId }) => contestId === data.contestId).map((other) => [data, other] as const),
      )
    const others = [...context.seen(getContest), ...context.seen(getContestForUser)].flatMap(({ payload, data }) => {
      const asked = z.safeParse(Asked, payload).data?.contestId
      return asked === undefined || asked === data.contestId
        ? []
        : [`asked for contest ${asked}, answered ${data.contestId}`]
    })
    if (others.length > 0) return passUnless(others)
    if (pairs.length === 0) return notSeen('no contest was answered both ways')
    const differs = pairs.filter(
      ([one, other]) =>
        one.contestName !== other.contestName || one.startDate !== other.startDate || one.endDate !== other.endDate,
    )
    return passUnless(
      differs.map(([{ contestId }]) => `contest ${contestId} differs`),
      `${pairs.length} contests`,
    )
  },
}
