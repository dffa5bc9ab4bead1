import { getContestForUser } from '../../../src/api/contest.ts'
import { codeOf, inWords } from '../../answer.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { someContest } from '../../someContest.ts'

export const wrongToken: Check = {
  name: 'contest/wrongToken',
  title: 'A contest requested with a wrong token is refused with 403',
  section: 'Specification §7',
  app: 'retries without the token only after a 403; for any other answer it shows an error instead of the contest',
  async run(context) {
    const contestId = someContest(context)
    if (contestId === null) return notSeen('there is no contest')
    const answer = await context.ask(
      getContestForUser,
      { contestId, contestUserToken: 'no-such-token' },
      { isProbe: true },
    )
    return passUnless(
      codeOf(answer) === '403' || answer.status === 403 ? [] : [`${getContestForUser.path}: ${inWords(answer)}`],
    )
  },
}
