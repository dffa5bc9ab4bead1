import type { Contest } from '../../api/contest.ts'

export interface ContestTurn {
  contest: Contest
  turn: 'starts' | 'ends'
}

/** The contests that started or ended in an interval, epoch ms, its end included. */
export const contestTurns = (contests: readonly Contest[], after: number, until: number): ContestTurn[] => {
  const isNow = (at: number) => at > after && at <= until
  return contests.flatMap((contest): ContestTurn[] => [
    ...(isNow(contest.startDate) ? [{ contest, turn: 'starts' as const }] : []),
    ...(isNow(contest.endDate) ? [{ contest, turn: 'ends' as const }] : []),
  ])
}
