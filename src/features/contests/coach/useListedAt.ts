import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listedAtOf } from '../../../domain/contest/time/coachHour.ts'
import { contestQuery } from '../../../queries/contests.ts'
import { session } from '../../../queries/session.ts'
import type { Contest } from '../../../api/contest.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'

/** The hour of the list on screen, epoch ms: that in which it came, not the present one. */
export function useListedAt({ contestId, endDate }: Contest, token: string | null): number {
  // Looks at what the page asks for, and asks for nothing.
  const { dataUpdatedAt } = useQuery({ ...contestQuery(contestId, token), enabled: false, refetchInterval: false })
  return useSyncExternalStore(everySecond, () => listedAtOf(dataUpdatedAt + session.now() - Date.now(), endDate))
}
