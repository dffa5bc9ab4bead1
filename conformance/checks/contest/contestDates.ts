import { listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

const MINUTE_MS = 60_000

export const contestDates: Check = {
  name: 'contest/contestDates',
  title: 'A contest ends after it starts; active contests have not ended, past ones have',
  section: 'Specification §4',
  app: 'uses the dates, regardless of the list: it disables Join and shows no countdown',
  run(context) {
    const now = context.clock.now()
    const active = context.seen(listActiveContests).at(-1)?.data.list.items ?? []
    const past = context.seen(listHistoryContests).at(-1)?.data.list.items ?? []
    if (active.length + past.length === 0) return notSeen('there is no contest')
    return passUnless(
      [
        ...[...active, ...past]
          .filter(({ startDate, endDate }) => startDate >= endDate)
          .map(({ contestId }) => `contest ${contestId} ends before it starts`),
        ...active
          .filter(({ endDate }) => endDate < now - MINUTE_MS)
          .map(({ contestId }) => `contest ${contestId} is active, and over`),
        ...past
          .filter(({ endDate }) => endDate > now + MINUTE_MS)
          .map(({ contestId }) => `contest ${contestId} is in the history, and not over`),
      ],
      `${active.length} active, ${past.length} past`,
    )
  },
}
