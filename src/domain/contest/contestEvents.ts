import type { Contest } from '../../api/contest.ts'

interface ContestEvent {
  contest: Contest
  turn: 'starts' | 'ends'
}

/** The contests that started or ended in an interval, epoch ms, its end included. */
export const contestEvents = (contests: readonly Contest[], after: number, until: number): ContestEvent[] => {
  const isNow = (at: number) => at > after && at <= until
  return contests.flatMap((contest): ContestEvent[] => [
    ...(isNow(contest.startDate) ? [{ contest, turn: 'starts' as const }] : []),
    ...(isNow(contest.endDate) ? [{ contest, turn: 'ends' as const }] : []),
  ])
}
