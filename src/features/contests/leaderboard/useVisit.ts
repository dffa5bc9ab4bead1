import { useEffect, useSyncExternalStore } from 'react'
import { recordVisit, type SeenRank } from '../../../domain/contest/visits.ts'
import { session } from '../../../queries/session.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { useTabVisible } from '../../../ui/visibility/visibility.ts'
import { storeLeaderboard, leaderboardOf } from './storedLeaderboards.ts'

const MINUTE_MS = 60_000

/** Stores the visible ranks once a minute and on each change, while the page is visible. */
export function useVisit(contestId: ContestId, ranks: readonly SeenRank[]) {
  const minute = useSyncExternalStore(everySecond, () => Math.floor(session.now() / MINUTE_MS))
  const isSeen = useTabVisible()

  useEffect(() => {
    if (isSeen) storeLeaderboard(contestId, { visits: recordVisit(leaderboardOf(contestId).visits, ranks, session.now()) })
  }, [contestId, ranks, minute, isSeen])
}
