import { listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'
import { repeated } from '../../repeated.ts'

export const contestIds: Check = {
  name: 'contest/contestIds',
  title: 'Every contest has an id of its own, keeps it, and is in one of both lists',
  section: 'Specification §3',
  app: 'shows one that is listed twice twice, and both links lead to the same contest; the link to one whose id changes leads nowhere',
  run(context) {
    const idsAt = (place: number) => [listActiveContests, listHistoryContests].flatMap((endpoint) => context.seen(endpoint).at(place)?.data.list.items ?? []).map(({ contestId }) => contestId)
    const ids = idsAt(0)
    const later = new Set(idsAt(-1))
    if (ids.length === 0) return notSeen('there is no contest')
    const gone = ids.filter((id) => !later.has(id)).map((id) => `contest ${id} was listed, then not`)
    return passUnless([...repeated(ids).map((id) => `contest ${id} is listed twice`), ...gone], `${ids.length} contests`)
  },
}
