import { useMemo } from 'react'
import type { Contest } from '../../../api/contest.ts'
import { usePins } from './usePins.ts'

/** The rank of the row marked as the user's own; null if the list has none. */
export function useMyRank({ contestId, leaderboard: { items } }: Contest): number | null {
  const me = usePins(contestId).find(({ isMe }) => isMe)?.hash
  return useMemo(() => {
    const ranks = me === undefined ? [] : items.filter(({ hashedEmail }) => hashedEmail === me).map(({ rank }) => rank)
    return ranks.length === 0 ? null : Math.min(...ranks)
  }, [items, me])
}
