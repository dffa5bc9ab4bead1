import { getContest, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { safeHref } from '../../../src/domain/text/safeHref.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

export const links: Check = {
  name: 'contest/links',
  title: 'Every link of a contest is https or a path of the exchange',
  section: 'Contract §4',
  app: 'shows it as plain text instead of a link',
  run(context) {
    const contests = [
      ...[listActiveContests, listHistoryContests].flatMap((endpoint) =>
        context.seen(endpoint).flatMap(({ data }) => data.list.items),
      ),
      ...context.seen(getContest).map(({ data }) => data),
    ]
    const urls = contests.flatMap(({ contestId, moreInformationList, termAndConditionsList }) =>
      [...moreInformationList, ...termAndConditionsList].map(({ url }) => ({ contestId, url })),
    )
    if (urls.length === 0) return notSeen('no contest has a link')
    return passUnless(
      urls
        .filter(({ url }) => safeHref(url, context.origin) === null)
        .map(({ contestId, url }) => `contest ${contestId}: ${url.slice(0, 60)}`),
      `${urls.length} links`,
    )
  },
}
