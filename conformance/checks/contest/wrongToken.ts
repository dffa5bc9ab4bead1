import { getContestForUser } from '../../../src/api/contest.ts'
import { codeOf, inWords } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { someContest } from '../../someContest.ts'

export const wrongToken: Check = {
  name: 'contest/wrongToken',
  title: 'A contest asked for with a wrong token is refused with 403',
  section: 'Specification §7',
  app: 'asks again without the token by 403 alone: anything else is an error in place of the contest',
  async run(context) {
    const contestId = someContest(context)
    if (contestId === null) return notSeen('there is no contest')
    const answer = await context.ask(getContestForUser, { contestId, contestUserToken: 'no-such-token' }, { isProbe: true })
    return passUnless(codeOf(answer) === '403' || answer.status === 403 ? [] : [`${getContestForUser.path}: ${inWords(answer)}`])
  },
}
