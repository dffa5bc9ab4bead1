import Big from 'big.js'
import { getContest, type LeaderboardEntry } from '../../../src/api/contest.ts'
import { type Check, passUnless, notSeen } from '../../check.ts'

/** Ties share a rank, and the next rank may count them or not: 1, 1, 3 or 1, 1, 2. The last row may be the user's own. */
function faultsOf(rows: readonly LeaderboardEntry[]): string[] {
  const pairs = rows.slice(1).map((row, index) => ({ before: rows[index] ?? row, row, place: index + 2 }))
  const gain = ({ roi }: LeaderboardEntry) => (roi === null ? null : new Big(roi))
  const known = pairs.flatMap(({ before, row }) => {
    const [above, below] = [gain(before), gain(row)]
    return above === null || below === null ? [] : [{ before, row, above, below }]
  })
  return [
    ...(pairs.some(({ before, row }) => row.rank < before.rank) ? ['ranks go back'] : []),
    ...(known.some(({ before, row, above, below }) => row.rank === before.rank && !above.eq(below))
      ? ['different ROI with the same rank']
      : []),
    ...(known.some(({ before, row, above, below }) => row.rank > before.rank && below.gt(above))
      ? ['a worse rank with a higher ROI']
      : []),
    ...(pairs.slice(0, -1).some(({ row, place }) => row.rank > place) ? ['ranks are left out'] : []),
  ]
}

export const leaderboard: Check = {
  name: 'contest/leaderboard',
  title: 'A leaderboard is sorted by rank, best first: no rank is left out, and only the same ROI shares one',
  section: 'Specification §2',
  app: 'shows the rows in the order received, ten per page; medals follow the rank, and the rank calculator takes the next rank from the row above',
  run(context) {
    const boards = context
      .seen(getContest)
      .map(({ data }) => data)
      .filter((contest) => contest.leaderboard.items.length > 0)
    if (boards.length === 0) return notSeen('no leaderboard has a row')
    return passUnless(
      boards.flatMap(({ contestId, leaderboard: { items } }) =>
        faultsOf(items).map((fault) => `contest ${contestId}: ${fault}`),
      ),
      `${boards.length} leaderboards`,
    )
  },
}
