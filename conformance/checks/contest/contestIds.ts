import { listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { repeated } from '../../repeated.ts'

export const contestIds: Check = {
  name: 'contest/contestIds',
  title: 'Every contest has a unique id that does not change, and is in one of the two lists',
  section: 'Specification §3',
  app: 'shows a contest twice if it is listed twice, with links to the same page; the link to a contest whose id changes is broken',
  run(context) {
    const idsAt = (place: number) =>
      [listActiveContests, listHistoryContests]
        .flatMap((endpoint) => context.seen(endpoint).at(place)?.data.list.items ?? [])
        .map(({ contestId }) => contestId)
    const ids = idsAt(0)
    const later = new Set(idsAt(-1))
    if (ids.length === 0) return notSeen('there is no contest')
    const gone = ids.filter((id) => !later.has(id)).map((id) => `contest ${id} was listed, then not`)
    return passUnless(
      [...repeated(ids).map((id) => `contest ${id} is listed twice`), ...gone],
      `${ids.length} contests`,
    )
  },
}
