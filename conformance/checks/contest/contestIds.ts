import { listActiveContests, listHistoryContests } from '../../../src/wire/contest.ts'
import { type Check, judged, notSeen } from '../../check.ts'
import { repeated } from '../../repeated.ts'

export const contestIds: Check = {
  name: 'contest/contestIds',
  title: 'Every contest has an id of its own, in one of both lists',
  section: 'Specification §3',
  app: 'shows it twice, and both links lead to the same contest',
  run(context) {
    const lists = [listActiveContests, listHistoryContests].map((endpoint) => context.seen(endpoint).at(-1)?.data.list.items ?? [])
    const ids = lists.flat().map(({ contestId }) => contestId)
    if (ids.length === 0) return notSeen('there is no contest')
    return judged(repeated(ids).map((id) => `contest ${id} is listed twice`), `${ids.length} contests`)
  },
}
