import { useMemo } from 'react'
import type { Contest } from '../../../api/contest.ts'
import { useStoredStandings } from './useStoredStandings.ts'

/** The rank of the row that the reader has marked as his own; null if there is none in the list. */
export function useMyRank({ contestId, leaderboard: { items } }: Contest): number | null {
  const me = useStoredStandings(contestId).pins.find(({ isMe }) => isMe)?.hash
  return useMemo(() => {
    const ranks = me === undefined ? [] : items.filter(({ hashedEmail }) => hashedEmail === me).map(({ rank }) => rank)
    return ranks.length === 0 ? null : Math.min(...ranks)
  }, [items, me])
}
