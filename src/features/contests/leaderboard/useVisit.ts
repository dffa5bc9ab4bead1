import { useEffect, useSyncExternalStore } from 'react'
import { look, type SeenRank } from '../../../domain/contest/visits.ts'
import { session } from '../../../queries/session.ts'
import type { ContestId } from '../../../api/scalars.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { keep, keptOf } from './keptStandings.ts'

const MINUTE_MS = 60_000

/** Remembers what is being looked at, once a minute and whenever it changes, as long as the page can be seen. */
export function useVisit(contestId: ContestId, ranks: readonly SeenRank[]) {
  const minute = useSyncExternalStore(everySecond, () => Math.floor(session.now() / MINUTE_MS))
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

  useEffect(() => {
    if (isSeen) keep(contestId, { visits: look(keptOf(contestId).visits, ranks, session.now()) })
  }, [contestId, ranks, minute, isSeen])
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
