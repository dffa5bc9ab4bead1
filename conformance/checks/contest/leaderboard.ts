import { getContest } from '../../../src/api/contest.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

export const leaderboard: Check = {
  name: 'contest/leaderboard',
  title: 'A leaderboard is sorted by rank, best first',
  section: 'Specification §2',
  app: 'shows the rows in the order received, ten per page; medals follow the rank, and the rank calculator takes the next rank from the row above',
  run(context) {
    const boards = context
      .seen(getContest)
      .map(({ data }) => data)
      .filter((contest) => contest.leaderboard.items.length > 0)
    if (boards.length === 0) return notSeen('no leaderboard has a row')
    const disordered = boards.filter((contest) =>
      contest.leaderboard.items.some(({ rank }, index, all) => rank < (all[index - 1]?.rank ?? 0)),
    )
    return passUnless(
      disordered.map(({ contestId }) => `contest ${contestId}: ranks go back`),
      `${boards.length} leaderboards`,
    )
  },
}
